/// The elements of an XML archive, with accessors for the coder's collections.
struct ArchiveTree {
  /// The elements in document order.
  private(set) var nodes: [ArchiveNode] = []
  private var indexesByID: [String: Int] = [:]
  /// The first child of each element by key.
  private var indexesByKey: [ChildKey: Int] = [:]
  private let allowance = SharingAllowance(size: 0)

  /// Appends an element, whose parent must already have been appended, and returns its index.
  mutating func append(_ node: ArchiveNode) -> Int {
    let index = nodes.count
    if let id = node.id, indexesByID[id] == nil { indexesByID[id] = index }
    if let parent = node.parent {
      nodes[parent].children.append(index)
      if let key = node.key.map({ ChildKey(parent: parent, key: $0) }), indexesByKey[key] == nil {
        indexesByKey[key] = index
      }
    }
    nodes.append(node)
    allowance.grow(by: Self.tagSize)
    return index
  }

  mutating func append(_ text: String, to index: Int) {
    nodes[index].text += text
    allowance.grow(by: text.utf8.count)
  }

  /// The minimum size of a start and an end tag.
  private static let tagSize = 8

  private struct ChildKey: Hashable {
    var parent: Int
    var key: String
  }

  /// Whether shared references expand the archive beyond the limit.
  var isInflated: Bool { allowance.isSpent }

  /// Returns the target of a reference, or nil if the target is missing; other elements are returned
  /// unchanged.
  private func resolve(_ index: Int) -> Int? {
    guard nodes[index].element == "reference" else { return index }
    return nodes[index].reference.flatMap { indexesByID[$0] }
  }

  /// Returns the first child for a key, or the target of the child if the child is a reference; nil if either is
  /// missing.
  func child(_ key: String, of index: Int) -> Int? {
    indexesByKey[ChildKey(parent: index, key: key)].flatMap(resolve)
  }

  /// Returns the string of the child for a key, or nil if the child is missing or is not a string.
  func text(_ key: String, of index: Int) -> String? {
    child(key, of: index).flatMap(string)
  }

  /// Returns the string of an element, or nil for `nil`, for objects that are not strings, and if shared references
  /// expand the archive beyond the limit.
  func string(_ index: Int) -> String? {
    let node = nodes[index]
    if node.element == "nil" { return nil }
    if node.element == "object" {
      // A mutable string. Rejecting an object as its characters prevents unlimited recursion in an archive that
      // refers to itself.
      guard let characters = child("NS.bytes", of: index), nodes[characters].element != "object" else {
        return nil
      }
      return allowed(nodes[characters].text)
    }
    return allowed(node.value ?? node.text)
  }

  /// The maximum length of number lists; colors have only a few numbers.
  private static let longestNumbers = 1024

  private func allowed(_ text: String) -> String? { allowance.allows(text.utf8.count) ? text : nil }

  /// Returns the children of a list, or an empty array if shared references already expand the archive beyond the
  /// limit.
  private func children(of index: Int) -> [Int] {
    let children = nodes[index].children
    return allowance.allows(children.count) ? children : []
  }

  /// Returns the base64-decoded bytes of the child for a key, or nil if the text is missing, invalid or too long for
  /// numbers.
  func data(_ key: String, of index: Int) -> [UInt8]? {
    guard let text = text(key, of: index), text.utf8.count <= Self.longestNumbers else { return nil }
    return DocumentString.base64(text)
  }

  /// Returns the elements of an array with resolved references, without references whose targets are missing.
  func elements(of index: Int) -> [Int] {
    children(of: index).filter { nodes[$0].key != "EncodedWithXMLCoder" }.compactMap(resolve)
  }

  /// Returns the entries of a dictionary, which has one of three forms, depending on the version of the coder.
  func entries(of index: Int) -> [(key: String, value: Int)] {
    if let keys = child("dict.sortedKeys", of: index), let values = child("dict.values", of: index) {
      return zip(elements(of: keys), elements(of: values)).compactMap { key, value in
        allowed(nodes[key].text).map { ($0, value) }
      }
    }
    var numbered: [String: String] = [:]
    var entries: [(key: String, value: Int)] = []
    for child in children(of: index) {
      guard let key = nodes[child].key, key != "EncodedWithXMLCoder", let value = resolve(child) else {
        continue
      }
      if let number = key.removingPrefix("NS.key.") {
        numbered[number] = allowed(nodes[value].text)
      } else if let number = key.removingPrefix("NS.object.") {
        if let name = numbered[number] { entries.append((name, value)) }
      } else {
        entries.append((key, value))
      }
    }
    return entries
  }

  /// Returns the indexes of the objects of the given classes.
  func objects(of classes: Set<String>) -> [Int] {
    nodes.indices.filter { nodes[$0].className.map(classes.contains) == true }
  }
}

extension String {
  /// Returns the string without a prefix, or nil if the prefix is missing.
  func removingPrefix(_ prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}
