/// The version of the tool and of the data on which its results depend.
package struct ToolVersion: Sendable {
  /// A version of a platform's SDK.
  package struct SDK: Sendable {
    package var platform: String
    package var version: String

    package init(platform: String, version: String) {
      (self.platform, self.version) = (platform, version)
    }
  }

  package var name: String
  package var number: String
  /// The commit from which the tool was built, if known.
  package var commit: String?
  package var sdks: [SDK]
  /// The newest systems with known introductions of framework classes and properties.
  package var introductions: [SDK]

  package init(name: String, number: String, commit: String?, sdks: [SDK], introductions: [SDK]) {
    (self.name, self.number, self.commit) = (name, number, commit)
    (self.sdks, self.introductions) = (sdks, introductions)
  }
}
