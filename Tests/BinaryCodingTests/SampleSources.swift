import ClassInterfaces

/// Sources that between them show what facts of sources can be.
enum SampleSources {
  static var interfaces: [SourceInterface] {
    [
      SwiftInterfaceScanner.scan(Array(swift.utf8), file: "App/Card.swift", module: "App"),
      ObjectiveCInterfaceScanner.scan(Array(objectiveC.utf8), file: "App/Dial.h"),
      SwiftInterfaceScanner.scan(Array("class Broken { let text = \"open".utf8), file: "Broken.swift"),
    ]
  }

  static let swift = """
    import UIKit

    @available(iOS 13.4, macOS 11, *)
    @objc(APCard) @IBDesignable @MainActor
    public final class Card<Content: View>: UIView, Loadable where Content: Equatable {
      typealias Handler = (Card) -> Void
      @IBInspectable public private(set) var radius: CGFloat = 3 {
        didSet { titleLabel.text = "changed" }
      }
      @IBOutlet weak var titleLabel: UILabel!
      @Clamped(0...1) var ratio = 0.5
      static let shared = 4
      lazy var names = ["a"]
      var total: Int { 4 }
      var both: Int { get { 4 } set {} }
      @objc dynamic var isOn: Bool { @objc(on) get { true } set {} }

      required init?(coder: NSCoder) {
        super.init(coder: coder)
        commonInit()
      }
      private func commonInit() {
        if radius > 2, let view = Bundle.main.loadNibNamed("CardContent", owner: self)?.first as? UIView {
          addSubview(view)
        }
        _ = UINib(nibName: String(describing: Card.self), bundle: nil).instantiate(withOwner: nil)
        _ = UINib(nibName: name(), bundle: nil)
        titleLabel.isHidden = true
      }
      override func awakeFromNib() { titleLabel.isHidden = true }
      override func awakeAfter(using coder: NSCoder) -> Any? {
        if subviews.isEmpty { return replacement(handing: self) }
        return self
      }
      @IBAction func tap(_ sender: Any) {}
      @IBAction func show(_ sender: Any) {
        performSegue(withIdentifier: "show", sender: sender)
        UIStoryboard(name: "Cards", bundle: nil).instantiateViewController(withIdentifier: "Card")
        storyboard?.instantiateViewController(withIdentifier: "Dial")
      }
      @objc(moveTo:) func setPlace(_ place: CGPoint) {}
      enum Kind: Int { case plain, raised }
      struct Parts { var count = 2 }
    }

    #if os(macOS)
      extension NSView { @objc var tag2: Int { get { 1 } set {} } }
    #else
      @available(tvOS, unavailable) extension UIView: Marker { @nonobjc func nothing() {} }
    #endif
    protocol Loadable: AnyObject { @objc optional func loaded() }
    actor Store {}
    class Trap: UIView { required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") } }
    """

  private static let objectiveC = """
    @import UIKit;
    IB_DESIGNABLE
    @interface APDial : UIControl <NSCopying> {
      IBOutlet UILabel *_caption;
      BOOL _spins;
    }
    @property (nonatomic, getter=isLocked, setter=lock:) IBInspectable BOOL locked;
    @property (nonatomic, readonly, weak) IBOutlet UIView *knob;
    @property (class, readonly) APDial *standard;
    - (IBAction)turn:(id)sender;
    - (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
    - (void)setAngle:(double)angle;
    @end
    @interface UIView (Dial)
    @property (nonatomic) CGFloat dialAngle;
    @end
    @protocol APTurning <NSObject>
    @optional
    - (void)turned;
    @end
    typedef NS_ENUM(NSInteger, APKind) { APKindOne };
    """
}
