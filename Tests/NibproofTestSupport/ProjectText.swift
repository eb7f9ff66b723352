/// The text of Xcode project files.
package enum ProjectText {
  /// The path of the project file in an app's folder.
  package static let path = "App.xcodeproj/project.pbxproj"

  /// Returns a project in which each target builds the synchronized folder with its name.
  package static func targets(_ names: String..., productType: String? = nil) -> String {
    let product = productType.map { "productType = \"com.apple.product-type.\($0)\"; " } ?? ""
    let list = { (prefix: String) in names.map { prefix + $0 }.joined(separator: ",") }
    let objects = names.map { name in
      """
      S\(name) = { isa = PBXFileSystemSynchronizedRootGroup; path = \(name); sourceTree = "<group>"; };
      T\(name) = { isa = PBXNativeTarget; name = \(name); \(product)fileSystemSynchronizedGroups = (S\(name)); \
      buildConfigurationList = L\(name); };
      L\(name) = { buildConfigurations = (C\(name)); };
      C\(name) = { buildSettings = { PRODUCT_NAME = "$(TARGET_NAME)"; }; };
      """
    }
    return """
      { objects = { P = { isa = PBXProject; mainGroup = G; targets = (\(list("T"))); };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = (\(list("S"))); };
      \(objects.joined(separator: "\n")) }; rootObject = P; }
      """
  }

  /// Returns a project with an app target that builds the given files and a synchronized folder, except for
  /// `exceptions`.
  ///
  /// The project also contains the unbuilt files, which do not belong to a target.
  package static func app(
    _ files: [String],
    folder: String = "",
    without exceptions: [String] = [],
    unbuilt: [String] = []
  ) -> String {
    let all = files + unbuilt
    let references = all.enumerated().map {
      "F\($0) = { isa = PBXFileReference; path = \"\($1)\"; sourceTree = \"<group>\"; }; X\($0) = { fileRef = F\($0); };"
    }
    let list = { (prefix: String, files: [String]) in
      files.indices.map { "\(prefix)\($0)" }.joined(separator: ", ")
    }
    let synchronized = folder.isEmpty ? "" : "fileSystemSynchronizedGroups = (S);"
    return """
      { objects = { P = { isa = PBXProject; mainGroup = G; targets = (T); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = (S, \(list("F", all))); };
        S = { isa = PBXFileSystemSynchronizedRootGroup; path = "\(folder)"; sourceTree = "<group>"; exceptions = (E); };
        E = { target = T; membershipExceptions = (\(exceptions.joined(separator: ", "))); };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildPhases = (B); \(synchronized) };
        B = { files = (\(list("X", files))); };
        \(references.joined(separator: "\n")) }; rootObject = P; }
      """
  }

  /// A target of a project.
  package struct Target: Sendable {
    package var name: String
    package var files: [String]
    package var product: String
    package var settings: String

    package init(
      name: String,
      files: [String],
      product: String = "application",
      settings: String = "GENERATE_INFOPLIST_FILE = YES;"
    ) {
      (self.name, self.files, self.product, self.settings) = (name, files, product, settings)
    }
  }

  /// Returns a project whose targets build files in the project's folder.
  package static func project(_ targets: [Target]) -> String {
    let files = Set(targets.flatMap(\.files)).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: files.enumerated().map { ($1, $0) })
    let references = files.enumerated().map {
      "F\($0) = { isa = PBXFileReference; path = \"\($1)\"; sourceTree = \"<group>\"; }; X\($0) = { fileRef = F\($0); };"
    }
    let objects = targets.enumerated().map { index, target in
      let built = target.files.compactMap { numbers[$0].map { "X\($0)" } }.joined(separator: ", ")
      return """
        T\(index) = { isa = PBXNativeTarget; name = \(target.name); buildPhases = (B\(index));
        productType = "com.apple.product-type.\(target.product)"; buildConfigurationList = L\(index); };
        B\(index) = { files = (\(built)); }; L\(index) = { buildConfigurations = (C\(index)); };
        C\(index) = { name = Debug; buildSettings = { \(target.settings) }; };
        """
    }
    return """
      { objects = { P = { isa = PBXProject; mainGroup = G;
        targets = (\(targets.indices.map { "T\($0)" }.joined(separator: ", "))); };
        G = { isa = PBXGroup; sourceTree = "<group>";
        children = (\(files.indices.map { "F\($0)" }.joined(separator: ", "))); };
        \(references.joined(separator: "\n"))
        \(objects.joined(separator: "\n")) }; rootObject = P; }
      """
  }
}
