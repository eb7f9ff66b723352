import NibproofTestSupport

/// Two projects with findings of many kinds, one in Swift and one in Objective-C.
enum UnrelatedProject {
  static let swift = [
    "App.swift": """
    import UIKit

    @main
    class App: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func applicationDidFinishLaunching(_ application: UIApplication) {
        let list = List()
        list.go()
        list.preload()
        window?.rootViewController = list.sheet()
      }
    }
    enum Names {
      static let detail = "Detial"
      static let row = "Row"
      static let tile = "Tile"
      enum Nibs: String {
        case card = "Card"
        case bagde
      }
    }
    protocol Named {
      static var nibName: String { get }
    }
    extension Named {
      static var nibName: String {
        String(describing: self)
      }
    }
    """,
    "Label.swift": """
    class Label: UILabel {
      func fade() {
        alpha = 0
        isHidden = true
      }
    }
    """,
    "Card.swift": """
    class Card: UIView {
      @IBOutlet var caption: Label!
      @IBOutlet var share: UIButton!
      @IBOutlet
      var subtitle: UILabel?
      override func awakeFromNib() {
        super.awakeFromNib()
        share.isHidden = true
      }
      func show() {
        caption.fade()
      }
      func load() {
        let nib = UINib(nibName: "Card", bundle: nil)
        if caption != nil {
          nib.instantiate(withOwner: self, options: nil)
        } else {
          print("no caption")
        }
      }
    }
    """,
    "Panel.swift": """
    class Panel: UIView, Named {
      @IBOutlet var first: Label!
      @IBOutlet var second: Label!
      @IBInspectable var tone: Int = 0
      @IBInspectable
      var shade: UIColor?
      @objc var radius: CGFloat = 0 {
        didSet {
          layer.cornerRadius = radius
          setNeedsDisplay()
        }
      }
      func fill() {
        second.text = nil
      }
      @IBAction func close(_ sender: UIButton) {
        removeFromSuperview()
      }
    }
    class Mosaic: UIView {
      required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
      }
    }
    """,
    "List.swift": """
    class List: UITableViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: Names.tile)
      }
      func go() {
        let board = UIStoryboard(name: "Main", bundle: nil)
        _ = board.instantiateViewController(withIdentifier: Names.detail)
        _ = UIStoryboard(name: "Mian", bundle: nil).instantiateInitialViewController()!
        performSegue(withIdentifier: "shwo", sender: nil)
      }
      func preload() {
        _ = UINib(nibName: "Card", bundle: nil).instantiate(withOwner: nil, options: nil)
        _ = UINib(nibName: Panel.nibName, bundle: nil).instantiate(withOwner: nil, options: nil)
        _ = UINib(nibName: "Mosaic", bundle: nil).instantiate(withOwner: nil, options: nil)
        _ = UINib(nibName: Names.Nibs.bagde.rawValue, bundle: nil).instantiate(withOwner: nil, options: nil)
      }
      override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Tlie", for: path)
        cell.textLabel?.text = Names.tile
        return cell
      }
      func cell(_ path: IndexPath) -> UITableViewCell {
        _ = tableView.dequeueReusableCell(withIdentifier: Names.tile, for: path)
        return tableView.dequeueReusableCell(withIdentifier: Names.row, for: path)
      }
      func sheet() -> UIViewController {
        let sheet = Sheet(nibName: "Sheet", bundle: nil)
        sheet.title = "Sheet"
        return sheet
      }
    }
    class Sheet: UIViewController {
      @IBOutlet var field: UITextField!
      override func viewDidLoad() {
        super.viewDidLoad()
        field.text = "Field"
      }
    }
    """,
  ]

  static let objectiveC = [
    "Label.m": """
    @interface Label : UILabel
    - (void)fade;
    @end
    @implementation Label
    - (void)fade {
      self.hidden = YES;
    }
    @end
    """,
    "Card.m": """
    #import <UIKit/UIKit.h>

    @interface App : UIResponder <UIApplicationDelegate>
    @property (nonatomic) UIWindow *window;
    @end
    @implementation App
    - (void)applicationDidFinishLaunching:(UIApplication *)application {
      List *list = [List new];
      [list go];
      self.window.rootViewController = [list sheet];
    }
    @end
    int main(int argc, char *argv[]) {
      return UIApplicationMain(argc, argv, nil, @"App");
    }
    @interface Card : UIView
    @property (nonatomic) IBOutlet Label *caption;
    @end
    @implementation Card
    - (void)show {
      [self.caption fade];
    }
    @end
    @interface Mosaic : UIView
    @property (nonatomic) IBOutlet UILabel *title;
    @end
    @implementation Mosaic
    - (instancetype)initWithCoder:(NSCoder *)coder {
      [self doesNotRecognizeSelector:_cmd];
      return nil;
    }
    - (void)layoutSubviews {
      if (self.title != nil) {
        [[UINib nibWithNibName:@"Card" bundle:nil] instantiateWithOwner:self options:nil];
      } else {
        [[NSBundle mainBundle] loadNibNamed:@"Crad" owner:self options:nil];
      }
    }
    @end
    """,
    "Panel.m": """
    @interface Panel : UIView
    @property (nonatomic) IBOutlet Label *first;
    @property (nonatomic) IBOutlet Label *second;
    @property (nonatomic) IBInspectable NSInteger tone;
    @property (nonatomic) IBInspectable UIColor *shade;
    - (IBAction)close:(UIButton *)sender;
    @end
    @implementation Panel
    - (void)fill {
      self.second.text = nil;
    }
    - (IBAction)close:(UIButton *)sender {
      [self removeFromSuperview];
    }
    @end
    """,
    "List.m": """
    static NSString *const TileID = @"Tile";
    static NSString *const RowID = @"Row";
    @interface List : UITableViewController
    @end
    @implementation List
    - (void)go {
      [[UIStoryboard storyboardWithName:@"Main" bundle:nil] instantiateViewControllerWithIdentifier:@"Detial"];
      [[UIStoryboard storyboardWithName:@"Mian" bundle:nil] instantiateInitialViewController];
      [self performSegueWithIdentifier:@"shwo" sender:nil];
      [UINib nibWithNibName:@"Card" bundle:nil];
      [UINib nibWithNibName:@"Panel" bundle:nil];
      [UINib nibWithNibName:@"Mosaic" bundle:nil];
    }
    - (void)viewDidLoad {
      [super viewDidLoad];
      [self.tableView registerClass:UITableViewCell.class forCellReuseIdentifier:TileID];
    }
    - (UITableViewCell *)cell:(NSIndexPath *)path {
      [self.tableView dequeueReusableCellWithIdentifier:TileID forIndexPath:path];
      return [self.tableView dequeueReusableCellWithIdentifier:RowID forIndexPath:path];
    }
    - (UIViewController *)sheet {
      Sheet *sheet = [[Sheet alloc] initWithNibName:@"Sheet" bundle:nil];
      sheet.title = @"Sheet";
      return sheet;
    }
    @end
    @interface Sheet : UIViewController
    @property (nonatomic) IBOutlet UITextField *field;
    @end
    @implementation Sheet
    @end
    """,
  ]

  /// Returns the documents that both projects contain.
  static func documents(_ module: String) -> [String: String] {
    [
      "Main.storyboard": DocumentText.scene(
        initial: "c-1",
        #"<tableViewController storyboardIdentifier="Detail" id="c-1" customClass="List" \#(module)/>"#
      ),
      "Card.xib": xib(
        """
        <view id="v-1" customClass="Card" \(module)><subviews><label id="l-1"/></subviews>
        <connections><outlet property="caption" destination="l-1" id="o-1"/></connections></view>
        """
      ),
      "Panel.xib": xib(
        """
        <view id="v-1" customClass="Panel" \(module)><subviews><label id="l-1"/>
        <button id="b-1"><connections><action selector="dismiss:" destination="v-1" eventType="touchUpInside" id="a-1"/>
        <action selector="close:" destination="v-1" eventType="touchUpInside" id="a-2"/></connections></button></subviews>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="string" keyPath="tone" value="dark"/>
        <userDefinedRuntimeAttribute type="string" keyPath="shade" value="red"/>
        <userDefinedRuntimeAttribute type="number" keyPath="raduis"><integer key="value" value="4"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes><connections>
        <outlet property="first" destination="l-1" id="o-1"/>
        <outlet property="third" destination="l-1" id="o-3"/>
        <outlet property="second" destination="l-1" id="o-2"/></connections></view>
        """
      ),
      "Mosaic.xib": xib("<view id=\"v-1\" customClass=\"Mosaic\" \(module)/>"),
      "Sheet.xib": xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Sheet" \(module)>
        <connections><outlet property="feild" destination="v-1" id="o-1"/>
        <outlet property="view" destination="v-1" id="o-2"/></connections></placeholder><view id="v-1"/>
        """
      ),
    ]
  }
}
