/// The methods that dequeue cells and views from tables and collections.
///
/// If the identifier is not registered, methods with an index path terminate the app, and the others return nil.
package enum DequeuingMethods {
  /// A method that dequeues a cell or view.
  struct Method {
    /// The kind of cell or view that it returns.
    var kind: Use.Cell.Kind
    /// The index of the identifier argument.
    var identifier: Int
    /// Whether the method returns nil if the identifier is not registered.
    var mayGiveNil = false
  }

  /// The methods by name in current Swift, Swift 2 and Objective-C.
  static let all: [String: Method] = [
    "dequeueReusableCell(withIdentifier:for:)": tableCell,
    "dequeueReusableCellWithIdentifier(_:forIndexPath:)": tableCell,
    "dequeueReusableCellWithIdentifier:forIndexPath:": tableCell,
    "dequeueReusableCell(withReuseIdentifier:for:)": collectionCell,
    "dequeueReusableCellWithReuseIdentifier(_:forIndexPath:)": collectionCell,
    "dequeueReusableCellWithReuseIdentifier:forIndexPath:": collectionCell,
    "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)": supplementaryView,
    "dequeueReusableSupplementaryViewOfKind(_:withReuseIdentifier:forIndexPath:)": supplementaryView,
    "dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath:": supplementaryView,
    "dequeueReusableCell(withIdentifier:)": cellOrNil,
    "dequeueReusableCellWithIdentifier(_:)": cellOrNil,
    "dequeueReusableCellWithIdentifier:": cellOrNil,
    "dequeueReusableHeaderFooterView(withIdentifier:)": headerFooterViewOrNil,
    "dequeueReusableHeaderFooterViewWithIdentifier(_:)": headerFooterViewOrNil,
  ]

  private static let tableCell = Method(kind: .tableCell, identifier: 0)
  private static let collectionCell = Method(kind: .collectionCell, identifier: 0)
  private static let supplementaryView = Method(kind: .supplementaryView, identifier: 1)

  private static let cellOrNil = Method(kind: .tableCell, identifier: 0, mayGiveNil: true)
  private static let headerFooterViewOrNil = Method(
    kind: .headerFooterView,
    identifier: 0,
    mayGiveNil: true
  )

  /// Whether a table is a property of the object or a parameter: `tableView`, `self.tableView`.
  static func isOwn(_ table: String) -> Bool {
    let names = table.split(separator: ".")
    return names.count == 1 || names.count == 2 && names[0] == "self"
  }

  /// The common prefix of all method names.
  private static let prefix: StaticString = "dequeueReusable"

  /// Whether a name has the common prefix of these methods.
  package static func mayBeNamed(by name: some Sequence<UInt8>) -> Bool {
    prefix.withUTF8Buffer { name.starts(with: $0) }
  }
}
