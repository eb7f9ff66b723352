import KeyValueCoding
package import RuntimeAttributes

/// A use of an outlet to search for in sources.
package struct SoughtUse: Hashable, Sendable {
  /// The kind of use.
  package enum Kind: Hashable, Sendable {
    /// An access to one of the given members, in any spelling, of an object with one of the given classes.
    case asking(members: Set<String>, classes: Set<String>)
    /// An assignment to the outlet.
    case setting
    /// An assignment of an object other than nil to the outlet.
    case replacing
  }

  /// The evidence that code uses an outlet.
  package enum Evidence: Hashable, Sendable {
    /// The first line that uses the outlet.
    case at(FileLocation)
    /// The outlet is passed to other code, and the same source accesses one of the members on an object other than
    /// `self`.
    case somewhere

    /// Returns the first evidence by location, if any; evidence without a location comes last.
    static func first(_ evidence: some Sequence<Evidence>) -> Evidence? {
      evidence.min { left, right in
        switch (left, right) {
        case (.at(let left), .at(let right)): left < right
        case (.at, .somewhere): true
        case (.somewhere, _): false
        }
      }
    }
  }

  /// The name of the outlet.
  package var outlet: String
  /// The names of the classes that have the outlet, without modules.
  package var owners: [String]
  /// The names of subclasses of the owners, which may set the inherited outlet.
  package var subclasses: [String] = []
  /// The names of the nibs that may connect the outlet, or nil for any nib.
  package var nibs: [String]?
  /// The names of the methods, without labels, in which an object sets its own outlet too late.
  package var lateMethods: Set<String> = []
  /// The kind of use.
  package var kind: Kind

  /// Creates a use.
  package init(of outlet: String, owners: [String], _ kind: Kind) {
    (self.outlet, self.owners, self.kind) = (outlet, owners, kind)
  }

  /// All classes whose objects have the outlet.
  var classes: [String] { subclasses.isEmpty ? owners : owners + subclasses }

  /// Returns the first part of the selector that sets an outlet, such as `setTitle`.
  static func setter(of outlet: String) -> String {
    "set\(outlet.firstUppercased)"
  }
}
