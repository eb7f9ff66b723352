/// The methods of UIKit, AppKit and WatchKit that take the name of a nib or storyboard, or an identifier.
///
/// Adding a method takes one row, which covers both languages.
package enum NibLoadingAPI {
  /// The kind of object that a name refers to.
  package struct Target: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let nib = Target(rawValue: 1 << 0)
    package static let storyboard = Target(rawValue: 1 << 1)
    /// The identifier of a controller.
    package static let controller = Target(rawValue: 1 << 2)
    package static let segue = Target(rawValue: 1 << 3)
    /// The reuse identifier of a requested cell or view.
    package static let reuse = Target(rawValue: 1 << 4)
    /// The name of a class that is instantiated.
    package static let `class` = Target(rawValue: 1 << 5)
    /// The base name of a method.
    package static let selector = Target(rawValue: 1 << 6)
    /// An unknown use, in which the name may refer to anything.
    package static let any = Target(rawValue: 1 << 7)
  }

  /// A method in Swift and Objective-C.
  struct Row: Sendable {
    let swift: String
    let selector: String
    /// The index of the argument with the name.
    let argument: Int
    let target: Target

    init(_ swift: String, _ selector: String, _ argument: Int, _ target: Target) {
      (self.swift, self.selector, self.argument, self.target) = (swift, selector, argument, target)
    }
  }

  static let rows: [Row] = [
    Row("UINib(nibName:bundle:)", "nibWithNibName:bundle:", 0, .nib),
    Row("NSNib(nibNamed:bundle:)", "initWithNibNamed:bundle:", 0, .nib),
    Row("loadNibNamed(_:owner:options:)", "loadNibNamed:owner:options:", 0, .nib),
    Row("loadNibNamed(_:owner:topLevelObjects:)", "loadNibNamed:owner:topLevelObjects:", 0, .nib),
    Row("init(nibName:bundle:)", "initWithNibName:bundle:", 0, .nib),
    Row("init(windowNibName:)", "initWithWindowNibName:", 0, .nib),
    Row("init(windowNibName:owner:)", "initWithWindowNibName:owner:", 0, .nib),
    Row("UIStoryboard(name:bundle:)", "storyboardWithName:bundle:", 0, .storyboard),
    Row("NSStoryboard(name:bundle:)", "storyboardWithName:bundle:", 0, .storyboard),
    Row(
      "instantiateViewController(withIdentifier:)",
      "instantiateViewControllerWithIdentifier:",
      0,
      .controller
    ),
    Row("instantiateViewController(identifier:)", "instantiateViewControllerWithIdentifier:", 0, .controller),
    Row(
      "instantiateViewController(identifier:creator:)",
      "instantiateViewControllerWithIdentifier:creator:",
      0,
      .controller
    ),
    Row("instantiateController(withIdentifier:)", "instantiateControllerWithIdentifier:", 0, .controller),
    Row(
      "instantiateController(identifier:creator:)",
      "instantiateControllerWithIdentifier:creator:",
      0,
      .controller
    ),
    Row("pushController(withName:context:)", "pushControllerWithName:context:", 0, .controller),
    Row("presentController(withName:context:)", "presentControllerWithName:context:", 0, .controller),
    Row("presentController(withNames:contexts:)", "presentControllerWithNames:contexts:", 0, .controller),
    Row("performSegue(withIdentifier:sender:)", "performSegueWithIdentifier:sender:", 0, .segue),
    Row("dequeueReusableCell(withIdentifier:)", "dequeueReusableCellWithIdentifier:", 0, .reuse),
    Row(
      "dequeueReusableCell(withIdentifier:for:)",
      "dequeueReusableCellWithIdentifier:forIndexPath:",
      0,
      .reuse
    ),
    Row(
      "dequeueReusableCell(withReuseIdentifier:for:)",
      "dequeueReusableCellWithReuseIdentifier:forIndexPath:",
      0,
      .reuse
    ),
    Row(
      "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)",
      "dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:",
      1,
      .reuse
    ),
    Row(
      "dequeueReusableHeaderFooterView(withIdentifier:)",
      "dequeueReusableHeaderFooterViewWithIdentifier:",
      0,
      .reuse
    ),
    Row("makeView(withIdentifier:owner:)", "makeViewWithIdentifier:owner:", 0, .reuse),
    // For an identifier that is not registered, NSCollectionView loads the nib of that name.
    Row("makeItem(withIdentifier:for:)", "makeItemWithIdentifier:forIndexPath:", 0, [.reuse, .nib]),
    Row("setNumberOfRows(_:withRowType:)", "setNumberOfRows:withRowType:", 1, .reuse),
    Row("setRowTypes(_:)", "setRowTypes:", 0, .reuse),
    Row("insertRows(at:withRowType:)", "insertRowsAtIndexes:withRowType:", 1, .reuse),
    // Registering a nib does not create a cell: UINib reads the nib only when it is instantiated.
    Row("register(_:forCellReuseIdentifier:)", "registerNib:forCellReuseIdentifier:", 1, []),
    Row("register(_:forCellWithReuseIdentifier:)", "registerNib:forCellWithReuseIdentifier:", 1, []),
    Row("register(_:forCellReuseIdentifier:)", "registerClass:forCellReuseIdentifier:", 1, []),
    Row("register(_:forCellWithReuseIdentifier:)", "registerClass:forCellWithReuseIdentifier:", 1, []),
    Row(
      "register(_:forHeaderFooterViewReuseIdentifier:)",
      "registerNib:forHeaderFooterViewReuseIdentifier:",
      1,
      []
    ),
    Row(
      "register(_:forHeaderFooterViewReuseIdentifier:)",
      "registerClass:forHeaderFooterViewReuseIdentifier:",
      1,
      []
    ),
    Row(
      "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)",
      "registerNib:forSupplementaryViewOfKind:withReuseIdentifier:",
      2,
      []
    ),
    Row(
      "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)",
      "registerClass:forSupplementaryViewOfKind:withReuseIdentifier:",
      2,
      []
    ),
    Row("register(_:forIdentifier:)", "registerNib:forIdentifier:", 1, []),
    Row("register(_:forItemWithIdentifier:)", "registerNib:forItemWithIdentifier:", 1, []),
    Row("register(_:forItemWithIdentifier:)", "registerClass:forItemWithIdentifier:", 1, []),
    Row("register(_:forCellReuseIdentifier:)", "registerClass:forCellReuseIdentifier:", 0, []),
    Row("register(_:forCellReuseIdentifier:)", "registerNib:forCellReuseIdentifier:", 0, []),
    Row("UITableViewCell(style:reuseIdentifier:)", "initWithStyle:reuseIdentifier:", 1, []),
    Row("init(style:reuseIdentifier:)", "initWithStyle:reuseIdentifier:", 1, []),
    Row("UITableViewHeaderFooterView(reuseIdentifier:)", "initWithReuseIdentifier:", 0, []),
    Row("MKAnnotationView(annotation:reuseIdentifier:)", "initWithAnnotation:reuseIdentifier:", 1, []),
    Row("NSClassFromString(_:)", "NSClassFromString:", 0, .class),
    Row("classNamed(_:)", "classNamed:", 0, .class),
    Row("Selector(_:)", "NSSelectorFromString:", 0, .selector),
    // Strings that are not names of nibs, scenes or classes.
    Row("NSLocalizedString(_:comment:)", "NSLocalizedString:comment:", 0, []),
    Row("NSLocalizedString(_:tableName:comment:)", "NSLocalizedStringFromTable:", 0, []),
    Row("localizedString(forKey:value:table:)", "localizedStringForKey:value:table:", 0, []),
    Row("UIImage(named:)", "imageNamed:", 0, []),
    Row("NSImage(named:)", "imageNamed:", 0, []),
    Row("Image(_:)", "imageNamed:", 0, []),
    Row("UIColor(named:)", "colorNamed:", 0, []),
    Row("UIFont(name:size:)", "fontWithName:size:", 0, []),
    Row("UIImage(systemName:)", "systemImageNamed:", 0, []),
    Row("Bundle(for:)", "bundleForClass:", 0, []),
    Row("string(forKey:)", "stringForKey:", 0, []),
    Row("bool(forKey:)", "boolForKey:", 0, []),
    Row("integer(forKey:)", "integerForKey:", 0, []),
    Row("object(forKey:)", "objectForKey:", 0, []),
    Row("data(forKey:)", "dataForKey:", 0, []),
    Row("value(forKey:)", "valueForKey:", 0, []),
    Row("set(_:forKey:)", "setObject:forKey:", 1, []),
    Row("set(_:forKey:)", "setBool:forKey:", 1, []),
    Row("setValue(_:forKey:)", "setValue:forKey:", 1, []),
    Row("removeObject(forKey:)", "removeObjectForKey:", 0, []),
    Row("setTitle(_:for:)", "setTitle:forState:", 0, []),
    Row("setText(_:)", "setText:", 0, []),
    Row(
      "UIAlertController(title:message:preferredStyle:)",
      "alertControllerWithTitle:message:preferredStyle:",
      0,
      []
    ),
    Row("UIAlertAction(title:style:handler:)", "actionWithTitle:style:handler:", 0, []),
    Row("UIBarButtonItem(title:style:target:action:)", "initWithTitle:style:target:action:", 0, []),
    Row("UITabBarItem(title:image:tag:)", "initWithTitle:image:tag:", 0, []),
    Row("NSMenuItem(title:action:keyEquivalent:)", "initWithTitle:action:keyEquivalent:", 0, []),
    Row("addItem(withTitle:)", "addItemWithTitle:", 0, []),
    Row("addButton(withTitle:)", "addButtonWithTitle:", 0, []),
    Row("isEqual(_:)", "isEqualToString:", 0, []),
    Row("hasPrefix(_:)", "hasPrefix:", 0, []),
    Row("hasSuffix(_:)", "hasSuffix:", 0, []),
    Row("contains(_:)", "containsString:", 0, []),
    Row("learnWord(_:)", "learnWord:", 0, []),
  ]

  /// Argument labels that always indicate a nib name, whatever the function is, as for a controller's initializer.
  private static let nibLabels: Set<String> = ["nibName", "nibNamed", "windowNibName"]

  private static let targets: [String: Target] = {
    var targets: [String: Target] = [:]
    for row in rows {
      let base = row.swift.prefix { $0 != "(" }
      let labels = row.swift.dropFirst(base.count + 1).dropLast().split(separator: ":")
      let label = labels.indices.contains(row.argument) ? labels[row.argument] : ""
      targets["\(base)(\(label == "_" ? "" : label)"] = row.target
      let pieces = row.selector.split(separator: ":")
      let piece = row.argument > 0 && pieces.indices.contains(row.argument) ? pieces[row.argument] : ""
      if let first = pieces.first { targets["\(first)(\(piece)"] = row.target }
    }
    return targets
  }()

  /// Returns the kind of object that a string argument refers to.
  ///
  /// - Parameters:
  ///   - label: The argument label, or an empty string.
  ///   - name: The base name of the method, or the first part of its selector.
  /// - Returns: The target, or nil if the method is unknown.
  package static func target(ofArgument label: String, of name: String) -> Target? {
    if let target = targets["\(name)(\(label)"] { return target }
    if nibLabels.contains(label) { return .nib }
    return isMessage(label, of: name) ? [] : nil
  }

  /// Whether an argument is a class whose bundle is requested: `Bundle(for: Card.self)`.
  package static func isBundleRequest(_ label: String, of name: String) -> Bool {
    name == "Bundle" && label == "for" || name == "bundleForClass"
  }

  /// Standard library functions that take a message.
  private static let messageFunctions: Set<String> = [
    "print", "debugPrint", "fatalError", "preconditionFailure", "assertionFailure",
  ]

  /// Whether an argument is a log or print message: `print`, `log`, `NSLog`, `MXLogDebug`.
  private static func isMessage(_ label: String, of name: String) -> Bool {
    if label.isEmpty, messageFunctions.contains(name) { return true }
    if name == "log" || name.hasSuffix("Log") { return true }
    return logSuffixes.contains { name.hasSuffix("Log" + $0) || name.hasSuffix("log" + $0) }
  }

  private static let logSuffixes = [
    "Critical", "Debug", "Error", "Fault", "Info", "Message", "Notice", "Trace", "Verbose", "Warn", "Warning",
  ]

  /// Whether a method requests a reusable cell or view by identifier.
  package static func isRequest(_ name: String) -> Bool { requests.contains(name) }

  // UITableView's `insertRows(at:with:)` has the same name as a WatchKit method, and requests nothing.
  private static let requests = Set(
    rows.lazy.filter { $0.target.contains(.reuse) }.flatMap { row in
      [row.swift, row.selector].map { name in String(name.prefix { $0 != "(" && $0 != ":" }) }
    }
  ).subtracting(["insertRows"])

  /// Whether a method instantiates a storyboard's controller by identifier.
  package static func isInstantiation(_ name: String) -> Bool { instantiations.contains(name) }

  private static let instantiations: Set<String> = [
    "instantiateViewController", "instantiateController", "instantiateViewControllerWithIdentifier",
    "instantiateControllerWithIdentifier",
  ]

  /// Whether a method registers a class or nib for cells.
  static func isRegistration(_ name: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    name.starts(with: "register".utf8) && registrations.contains(name.string)
  }

  /// Whether an argument is the identifier for which a method registers cells.
  static func isRegistered(_ label: ArraySlice<UInt8>, by name: ArraySlice<UInt8>) -> Bool {
    name.starts(with: "register".utf8) && registrations.contains(String(decoding: name, as: UTF8.self))
      && registrationLabels.contains(String(decoding: label, as: UTF8.self))
  }

  private static let registrationRows = rows.filter { $0.swift.hasPrefix("register(") && $0.argument > 0 }

  private static let registrations = Set(
    registrationRows
      .flatMap { [$0.swift, $0.selector].map { name in String(name.prefix { $0 != "(" && $0 != ":" }) } }
  )

  private static let registrationLabels = Set(
    registrationRows.compactMap { row in
      let pieces = row.selector.split(separator: ":")
      return pieces.indices.contains(row.argument) ? String(pieces[row.argument]) : nil
    }
  )

  /// The nib classes.
  static let nibClasses: Set<String> = ["NSNib", "UINib"]

  /// Properties that classes override to specify the name of their nib.
  package static let nibProperties: Set<String> = ["nibName", "windowNibName"]
}
