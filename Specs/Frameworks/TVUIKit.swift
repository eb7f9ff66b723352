extension FrameworkInterface {
  static let tvuiKit = FrameworkInterface(
    name: "TVUIKit",
    platforms: ["tvOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  class TVCaptionButtonView: TVLockupView {
    var contentImage: UIImage?
    var contentText: String?
    var motionDirection: TVCaptionButtonViewMotionDirection
    var subtitle: String?
    var title: String?
  }
  @objc enum TVCaptionButtonViewMotionDirection: Int {}
  class TVCardView: TVLockupView {
    var cardBackgroundColor: UIColor?
  }
  class TVCollectionViewFullScreenCell: UICollectionViewCell {
    var contentBleed: UIEdgeInsets { get }
    var cornerRadius: CGFloat { get }
    var maskAmount: CGFloat { get }
    var maskedBackgroundView: UIView { get }
    var maskedContentView: UIView { get }
    var normalizedPosition: CGFloat { get }
    var parallaxOffset: CGFloat { get }
  }
  class TVCollectionViewFullScreenLayout: UICollectionViewLayout {
    var centerIndexPath: IndexPath? { get }
    var cornerRadius: CGFloat
    var interitemSpacing: CGFloat
    var maskAmount: CGFloat
    var maskInset: UIEdgeInsets
    var parallaxFactor: CGFloat
    @objc(transitioningToCenterIndexPath) var isTransitioningToCenterIndexPath: Bool { @objc(isTransitioningToCenterIndexPath) get }
  }
  class TVDigitEntryViewController: UIViewController {
    var entryCompletionHandler: () -> Void
    var numberOfDigits: UInt
    var promptText: String?
    @objc(secureDigitEntry) var isSecureDigitEntry: Bool { @objc(isSecureDigitEntry) get set }
    var titleText: String?
  }
  class TVLockupHeaderFooterView: UIView, TVLockupViewComponent {
    var showsOnlyWhenAncestorFocused: Bool
    var subtitleLabel: UILabel? { get }
    var titleLabel: UILabel? { get }
  }
  class TVLockupView: UIControl {
    var contentSize: CGSize
    var contentView: UIView { get }
    var contentViewInsets: NSDirectionalEdgeInsets
    var focusSizeIncrease: NSDirectionalEdgeInsets
    var footerView: TVLockupHeaderFooterView?
    var headerView: TVLockupHeaderFooterView?
  }
  protocol TVLockupViewComponent {}
  @incomplete
  class TVMediaItemContentConfiguration: NSObject {}
  class TVMediaItemContentView: UIView, UIContentView {
    var configuration: TVMediaItemContentConfiguration
    var focusedFrameGuide: UILayoutGuide { get }
  }
  @incomplete
  class TVMonogramContentConfiguration: NSObject {}
  class TVMonogramContentView: UIView, UIContentView {
    var configuration: TVMonogramContentConfiguration
    var focusedFrameGuide: UILayoutGuide { get }
  }
  class TVMonogramView: TVLockupView {
    var image: UIImage?
    var personNameComponents: PersonNameComponents?
    var subtitle: String?
    var title: String?
  }
  class TVPosterView: TVLockupView {
    var image: UIImage?
    var imageView: UIImageView { get }
    var subtitle: String?
    var title: String?
  }
  """#
