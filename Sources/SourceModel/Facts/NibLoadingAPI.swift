import SourceSyntax

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

    init(_ swift: String, _ selector: String, argument: Int, _ target: Target) {
      (self.swift, self.selector, self.argument, self.target) = (swift, selector, argument, target)
    }
  }

  static let rows: [Row] = [
    Row("UINib(nibName:bundle:)", "nibWithNibName:bundle:", argument: 0, .nib),
    Row("NSNib(nibNamed:bundle:)", "initWithNibNamed:bundle:", argument: 0, .nib),
    Row("loadNibNamed(_:owner:options:)", "loadNibNamed:owner:options:", argument: 0, .nib),
    Row("loadNibNamed(_:owner:topLevelObjects:)", "loadNibNamed:owner:topLevelObjects:", argument: 0, .nib),
    Row("init(nibName:bundle:)", "initWithNibName:bundle:", argument: 0, .nib),
    Row("init(windowNibName:)", "initWithWindowNibName:", argument: 0, .nib),
    Row("init(windowNibName:owner:)", "initWithWindowNibName:owner:", argument: 0, .nib),
    Row("UIStoryboard(name:bundle:)", "storyboardWithName:bundle:", argument: 0, .storyboard),
    Row("NSStoryboard(name:bundle:)", "storyboardWithName:bundle:", argument: 0, .storyboard),
    Row(
      "instantiateViewController(withIdentifier:)",
      "instantiateViewControllerWithIdentifier:",
      argument: 0,
      .controller
    ),
    Row(
      "instantiateViewController(identifier:)",
      "instantiateViewControllerWithIdentifier:",
      argument: 0,
      .controller
    ),
    Row(
      "instantiateViewController(identifier:creator:)",
      "instantiateViewControllerWithIdentifier:creator:",
      argument: 0,
      .controller
    ),
    Row(
      "instantiateController(withIdentifier:)",
      "instantiateControllerWithIdentifier:",
      argument: 0,
      .controller
    ),
    Row(
      "instantiateController(identifier:creator:)",
      "instantiateControllerWithIdentifier:creator:",
      argument: 0,
      .controller
    ),
    Row("pushController(withName:context:)", "pushControllerWithName:context:", argument: 0, .controller),
    Row(
      "presentController(withName:context:)",
      "presentControllerWithName:context:",
      argument: 0,
      .controller
    ),
    Row(
      "presentController(withNames:contexts:)",
      "presentControllerWithNames:contexts:",
      argument: 0,
      .controller
    ),
    Row("performSegue(withIdentifier:sender:)", "performSegueWithIdentifier:sender:", argument: 0, .segue),
    Row("dequeueReusableCell(withIdentifier:)", "dequeueReusableCellWithIdentifier:", argument: 0, .reuse),
    Row(
      "dequeueReusableCell(withIdentifier:for:)",
      "dequeueReusableCellWithIdentifier:forIndexPath:",
      argument: 0,
      .reuse
    ),
    Row(
      "dequeueReusableCell(withReuseIdentifier:for:)",
      "dequeueReusableCellWithReuseIdentifier:forIndexPath:",
      argument: 0,
      .reuse
    ),
    Row(
      "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)",
      "dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:",
      argument: 1,
      .reuse
    ),
    Row(
      "dequeueReusableHeaderFooterView(withIdentifier:)",
      "dequeueReusableHeaderFooterViewWithIdentifier:",
      argument: 0,
      .reuse
    ),
    Row("makeView(withIdentifier:owner:)", "makeViewWithIdentifier:owner:", argument: 0, .reuse),
    // For an identifier that is not registered, NSCollectionView loads the nib of that name.
    Row(
      "makeItem(withIdentifier:for:)",
      "makeItemWithIdentifier:forIndexPath:",
      argument: 0,
      [.reuse, .nib]
    ),
    Row("setNumberOfRows(_:withRowType:)", "setNumberOfRows:withRowType:", argument: 1, .reuse),
    Row("setRowTypes(_:)", "setRowTypes:", argument: 0, .reuse),
    Row("insertRows(at:withRowType:)", "insertRowsAtIndexes:withRowType:", argument: 1, .reuse),
    // Registering a nib does not create a cell: UINib reads the nib only when it is instantiated.
    Row("register(_:forCellReuseIdentifier:)", "registerNib:forCellReuseIdentifier:", argument: 1, []),
    Row(
      "register(_:forCellWithReuseIdentifier:)",
      "registerNib:forCellWithReuseIdentifier:",
      argument: 1,
      []
    ),
    Row("register(_:forCellReuseIdentifier:)", "registerClass:forCellReuseIdentifier:", argument: 1, []),
    Row(
      "register(_:forCellWithReuseIdentifier:)",
      "registerClass:forCellWithReuseIdentifier:",
      argument: 1,
      []
    ),
    Row(
      "register(_:forHeaderFooterViewReuseIdentifier:)",
      "registerNib:forHeaderFooterViewReuseIdentifier:",
      argument: 1,
      []
    ),
    Row(
      "register(_:forHeaderFooterViewReuseIdentifier:)",
      "registerClass:forHeaderFooterViewReuseIdentifier:",
      argument: 1,
      []
    ),
    Row(
      "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)",
      "registerNib:forSupplementaryViewOfKind:withReuseIdentifier:",
      argument: 2,
      []
    ),
    Row(
      "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)",
      "registerClass:forSupplementaryViewOfKind:withReuseIdentifier:",
      argument: 2,
      []
    ),
    Row("register(_:forIdentifier:)", "registerNib:forIdentifier:", argument: 1, []),
    Row("register(_:forItemWithIdentifier:)", "registerNib:forItemWithIdentifier:", argument: 1, []),
    Row("register(_:forItemWithIdentifier:)", "registerClass:forItemWithIdentifier:", argument: 1, []),
    Row("register(_:forCellReuseIdentifier:)", "registerClass:forCellReuseIdentifier:", argument: 0, []),
    Row("register(_:forCellReuseIdentifier:)", "registerNib:forCellReuseIdentifier:", argument: 0, []),
    Row("UITableViewCell(style:reuseIdentifier:)", "initWithStyle:reuseIdentifier:", argument: 1, []),
    Row("init(style:reuseIdentifier:)", "initWithStyle:reuseIdentifier:", argument: 1, []),
    Row("UITableViewHeaderFooterView(reuseIdentifier:)", "initWithReuseIdentifier:", argument: 0, []),
    Row(
      "MKAnnotationView(annotation:reuseIdentifier:)",
      "initWithAnnotation:reuseIdentifier:",
      argument: 1,
      []
    ),
    Row("NSClassFromString(_:)", "NSClassFromString:", argument: 0, .class),
    Row("classNamed(_:)", "classNamed:", argument: 0, .class),
    Row("Selector(_:)", "NSSelectorFromString:", argument: 0, .selector),
    // Strings that are not names of nibs, scenes or classes.
    Row("NSLocalizedString(_:comment:)", "NSLocalizedString:comment:", argument: 0, []),
    Row("NSLocalizedString(_:tableName:comment:)", "NSLocalizedStringFromTable:", argument: 0, []),
    Row("localizedString(forKey:value:table:)", "localizedStringForKey:value:table:", argument: 0, []),
    Row("UIImage(named:)", "imageNamed:", argument: 0, []),
    Row("NSImage(named:)", "imageNamed:", argument: 0, []),
    Row("Image(_:)", "imageNamed:", argument: 0, []),
    Row("UIColor(named:)", "colorNamed:", argument: 0, []),
    Row("UIFont(name:size:)", "fontWithName:size:", argument: 0, []),
    Row("UIImage(systemName:)", "systemImageNamed:", argument: 0, []),
    Row("Bundle(for:)", "bundleForClass:", argument: 0, []),
    Row("string(forKey:)", "stringForKey:", argument: 0, []),
    Row("bool(forKey:)", "boolForKey:", argument: 0, []),
    Row("integer(forKey:)", "integerForKey:", argument: 0, []),
    Row("object(forKey:)", "objectForKey:", argument: 0, []),
    Row("data(forKey:)", "dataForKey:", argument: 0, []),
    Row("value(forKey:)", "valueForKey:", argument: 0, []),
    Row("set(_:forKey:)", "setObject:forKey:", argument: 1, []),
    Row("set(_:forKey:)", "setBool:forKey:", argument: 1, []),
    Row("setValue(_:forKey:)", "setValue:forKey:", argument: 1, []),
    Row("removeObject(forKey:)", "removeObjectForKey:", argument: 0, []),
    Row("setTitle(_:for:)", "setTitle:forState:", argument: 0, []),
    Row("setText(_:)", "setText:", argument: 0, []),
    Row(
      "UIAlertController(title:message:preferredStyle:)",
      "alertControllerWithTitle:message:preferredStyle:",
      argument: 0,
      []
    ),
    Row("UIAlertAction(title:style:handler:)", "actionWithTitle:style:handler:", argument: 0, []),
    Row("UIBarButtonItem(title:style:target:action:)", "initWithTitle:style:target:action:", argument: 0, []),
    Row("UITabBarItem(title:image:tag:)", "initWithTitle:image:tag:", argument: 0, []),
    Row("NSMenuItem(title:action:keyEquivalent:)", "initWithTitle:action:keyEquivalent:", argument: 0, []),
    Row("addItem(withTitle:)", "addItemWithTitle:", argument: 0, []),
    Row("addButton(withTitle:)", "addButtonWithTitle:", argument: 0, []),
    Row("isEqual(_:)", "isEqualToString:", argument: 0, []),
    Row("hasPrefix(_:)", "hasPrefix:", argument: 0, []),
    Row("hasSuffix(_:)", "hasSuffix:", argument: 0, []),
    Row("contains(_:)", "containsString:", argument: 0, []),
    Row("learnWord(_:)", "learnWord:", argument: 0, []),
  ]

  /// Argument labels that always indicate a nib name, whatever the function is, as for a controller's initializer.
  private static let nibLabels: Set<String> = ["nibName", "nibNamed", "windowNibName"]

  /// Whether an argument label always indicates a nib name.
  static func isNibLabel(_ label: String) -> Bool { nibLabels.contains(label) }

  /// Whether an Objective-C method creates a nib, or a controller with a nib name.
  static func isNibInitializer(_ name: String) -> Bool { nibInitializers.contains(name) }

  private static let nibInitializers = Set(
    rows.lazy.filter { $0.target == .nib && $0.selector.contains("With") }
      .map { row in String(row.selector.prefix { $0 != ":" }) }
  )

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
  package static func isRegistered(_ label: ArraySlice<UInt8>, by name: ArraySlice<UInt8>) -> Bool {
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
