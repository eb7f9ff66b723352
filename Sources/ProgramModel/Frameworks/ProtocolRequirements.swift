import FrameworkSpecs
import RuntimeAttributes

/// The names of the members that protocols of the frameworks and of the standard library require.
package enum ProtocolRequirements {
  /// Returns the requirements of a protocol and of the protocols that it refines.
  ///
  /// - Parameter name: The name of the protocol in Swift.
  /// - Returns: The names of properties and the first parts of selectors; nil if they are unknown.
  package static func names(of name: String) -> Set<String>? {
    if let known = ofSwift[name] { return known }
    var (names, seen, pending): (Set<String>, Set<String>, [String]) = ([], [name], [name])
    while let next = pending.popLast() {
      guard let words = lists[next] else { return nil }
      for word in words {
        guard word.hasSuffix(":") else {
          names.insert(word)
          continue
        }
        let refined = String(word.dropLast())
        if seen.insert(refined).inserted { pending.append(refined) }
      }
    }
    return names
  }

  /// Whether a member in Swift may satisfy a requirement.
  ///
  /// Swift omits words at the end of the first part of a selector: `numberOfSections(in:)` satisfies
  /// `numberOfSectionsInTableView:`, and `urlSession(_:didReceive:)` satisfies `URLSession:didReceiveChallenge:`.
  package static func satisfies(_ member: String, _ requirement: String) -> Bool {
    guard requirement.utf8.count >= member.utf8.count, !member.isEmpty else { return false }
    let start = requirement.prefix(member.count)
    let next = requirement.dropFirst(member.count).first
    return start.lowercased() == member.lowercased() && next.map { !$0.isLowercase } != false
  }

  /// The requirements of common protocols, most of them in the standard library, by protocol name.
  private static let ofSwift: [String: Set<String>] = [
    "Any": [], "AnyObject": [], "NSObjectProtocol": [], "Sendable": [],
    "Codable": ["encode", "init"], "Decodable": ["init"], "Encodable": ["encode"],
    "CustomDebugStringConvertible": ["debugDescription"], "CustomStringConvertible": ["description"],
    "Equatable": ["=="], "Hashable": ["==", "hash", "hashValue"], "Identifiable": ["id"],
    "ObservableObject": ["objectWillChange"],
  ]

  private static let lists = NamedLists(FrameworkRequirements.text)
}
