import InterfaceDocuments
import NibLoading

/// The documents among the resources of Swift packages that inherit the module of a class from their target.
///
/// Xcode builds a package's resources in a target of their own, `Package_Target`, and was seen to hand its name on to the
/// nib: `Unknown class _TtC27SwiftMessages_SwiftMessages18CornerRoundingView` (SwiftKickMobile/SwiftMessages#435 and
/// #437, payjp/payjp-ios#59). Whether every version does, nobody said.
enum PackageNibs {
  /// What is found in a document: whether its classes are is not known, which is told of the first one.
  static func findings(in document: InterfaceDocument, _ scopes: TargetScopes) -> [Finding] {
    guard document.format == .xib || document.format == .storyboard,
      let module = scopes.packageModule(ofResource: document.file)
    else { return [] }
    for object in document.objects where object.placeholder == nil && object.customModuleProvider == "target"
    {
      guard let name = object.customClass, scopes.modules(ofClass: name) == [module] else { continue }
      let reason = FindingReason.packageModule(className: name, module: module)
      return [
        Finding(
          id: .unknownClass,
          consequence: .unverified,
          message: reason.sentence,
          file: document.file,
          position: object.position,
          object: Finding.Object(object),
          unverifiedReason: reason.unverifiedReason
        )
      ]
    }
    return []
  }
}
