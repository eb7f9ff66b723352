import InterfaceDocuments
import NibLoading
import RuntimeAttributes
import Testing

/// A view that owns the nib with its layout, which is named after the class.
private class XibView: NibView {
  private(set) var contentView: NibView?

  required init(frame: AttributeValue.Rect, bundle: NibBundle) {
    super.init(frame: frame, bundle: bundle)
    try? loadContent()
  }

  required init(coder: NibCoder) throws(NibError) {
    try super.init(coder: coder)
  }

  override func awakeFromNib() throws(NibError) {
    try super.awakeFromNib()
    try loadContent()
  }

  private func loadContent() throws(NibError) {
    guard contentView == nil else { return }
    let contents = try bundle.nib(named: "\(type(of: self))").instantiate(owner: self)
    guard let view = contents.first(NibView.self) else { return }
    addSubview(view)
    contentView = view
  }

  override class var registration: TypeRegistration { TypeRegistration(XibView.self) { _ in } }
}

private final class ProfileView: XibView {
  private(set) weak var nameLabel: Label?

  override class var registration: TypeRegistration {
    TypeRegistration(ProfileView.self) { $0.property("nameLabel", \.nameLabel, .outlet) }
  }
}

private final class ProfileCell: NibView {
  private(set) weak var nameLabel: Label?

  override class var registration: TypeRegistration {
    TypeRegistration(ProfileCell.self) { $0.property("nameLabel", \.nameLabel, .outlet) }
  }
}

private final class ListController: NibController {
  private(set) weak var profile: ProfileView?

  override class var registration: TypeRegistration {
    TypeRegistration(ListController.self) { $0.property("profile", \.profile, .outlet) }
  }
}

@MainActor
@Suite("The spec XibView")
struct XibViewTests {
  private static func bundle() throws -> NibBundle {
    try ModelClasses.bundle(try StoryDocuments.read("XibView", "ProfileView.xib", "ListController.xib")) {
      $0.register(XibView.self)
      $0.register(ProfileView.self)
      $0.register(ProfileCell.self)
      $0.register(ListController.self)
    }
  }

  @Test("A view from another nib loads its own nib in awakeFromNib")
  func fromNib() throws {
    let bundle = try Self.bundle()
    let controller = ListController(bundle: bundle)
    #expect(try controller.view().subviews.first === controller.profile)
    let profile = try #require(controller.profile)
    #expect(profile.nameLabel?.superview === profile.contentView)
    #expect(
      bundle.story == [
        "initialize ListController", "initialize ProfileView", "initialize UIView",
        "connect profile", "connect view",
        "awake UIView", "awake ProfileView",
        "  initialize ProfileView", "  initialize UILabel", "  initialize UIView",
        "  connect nameLabel", "  awake UIView", "  awake UILabel",
        "viewLoaded ListController",
      ]
    )
  }

  @Test("A view created in code loads its nib immediately, and not again in awakeFromNib")
  func fromCode() throws {
    let bundle = try Self.bundle()
    let profile = ProfileView(bundle: bundle)
    #expect(profile.subviews.count == 1)
    try profile.awakeFromNib()
    #expect(profile.subviews.count == 1)
  }

  @Test("Every other owner needs the outlet, regardless of its class")
  func owners() throws {
    let bundle = try Self.bundle()
    let nib = try bundle.nib(named: "ProfileView")
    let cell = ProfileCell(bundle: bundle)
    let contents = try nib.instantiate(owner: cell)
    #expect(cell.nameLabel === contents.object(withID: "lAb-eL-nME"))
    let error = NibError.raised(.undefinedKey(.init(key: "nameLabel", operation: .set, className: "UIView")))
    #expect(throws: error) { try nib.instantiate(owner: NibView(bundle: bundle)) }
  }
}
