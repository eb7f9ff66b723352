/// The methods by which tables and collections give a cell or view: those for an index path end the app where they have
/// nothing for its identifier, the others give nil then.
enum DequeuingMethods {
  /// What such a method makes.
  struct Method {
    var reusable: NameReference.Reusable
    /// The index of the argument that is the identifier.
    var identifier: Int
    /// Whether it gives nil where there is nothing for the identifier.
    var mayGiveNil = false

    /// What it is asked for.
    var target: NameReference.Target { mayGiveNil ? .optionalReusable(reusable) : .reusable(reusable) }
  }

  /// By their names in today's Swift, in Swift 2 and in Objective-C.
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

  private static let tableCell = Method(reusable: .tableCell, identifier: 0)
  private static let collectionCell = Method(reusable: .collectionCell, identifier: 0)
  private static let supplementaryView = Method(reusable: .supplementaryView, identifier: 1)

  private static let cellOrNil = Method(reusable: .tableCell, identifier: 0, mayGiveNil: true)
  private static let headerFooterViewOrNil = Method(
    reusable: .headerFooterView,
    identifier: 0,
    mayGiveNil: true
  )

  /// Whether a table is one that the object has or is handed: `tableView`, `self.tableView`.
  static func isOwn(_ table: String) -> Bool {
    let names = table.split(separator: ".")
    return names.count == 1 || names.count == 2 && names[0] == "self"
  }

  /// How the names of all of them begin.
  private static let prefix: StaticString = "dequeueReusable"

  /// Whether a name begins as those of all of these methods do.
  static func mayBeNamed(by name: some Sequence<UInt8>) -> Bool {
    prefix.withUTF8Buffer { name.starts(with: $0) }
  }
}
