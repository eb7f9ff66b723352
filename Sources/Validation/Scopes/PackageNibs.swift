import Checks
import InterfaceDocuments
import NibLoading
import ProgramModel

/// Finds documents in Swift package resources that expect a class in the module of their target.
///
/// Xcode builds the resources of a package in a separate target, `Package_Target`, and has been observed to use that
/// name as the module in nibs: `Unknown class _TtC27SwiftMessages_SwiftMessages18CornerRoundingView`
/// (SwiftKickMobile/SwiftMessages#435 and #437, payjp/payjp-ios#59). It is unknown whether all versions of Xcode use
/// that name.
enum PackageNibs {
  /// Returns a likely finding for the first affected class in a document.
  static func findings(in document: InterfaceDocument, _ scopes: TargetScopes) -> [Finding] {
    guard document.format == .xib || document.format == .storyboard,
      let module = scopes.packageModule(ofResource: document.file)
    else { return [] }
    for object in document.objects where object.placeholder == nil && object.customModuleProvider == "target"
    {
      guard let name = object.customClass, scopes.modules(ofClass: name) == [module] else { continue }
      let right = ClassModule(of: name, scopes.hasObjectiveCName(name) ? nil : module)
      var finding = Finding(
        UnknownClass.ofPackage(right, inherited: module),
        .unverified,
        file: document.file,
        position: object.position,
        object: object
      )
      finding.likely = .packageResources
      finding.rightModule = right
      return [finding]
    }
    return []
  }
}
