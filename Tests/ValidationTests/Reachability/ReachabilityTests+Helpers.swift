import NibproofTestSupport
import Testing

/// Helpers that create objects of the class on which they are called, or that use the name of the class.
extension ReachabilityTests {
  /// Returns a view that replaces itself with the view of its nib, through helpers that receive a class.
  private static func replacing(_ declaration: String) -> [String: String] {
    panel(
      "f()",
      [
        "Panel.m": """
        @implementation Panel
        - (id)awakeAfterUsingCoder:(NSCoder *)coder { \(declaration) return view; }
        @end
        void f() { [[Panel alloc] init]; }
        """,
        "Loader.m": """
        @implementation Loader
        + (id)objectForView:(UIView *)view { return [Loader objectOfClass:[view class]]; }
        + (id)objectNamed:(NSString *)name { return [Loader objectOfClass:name]; }
        + (id)objectOfClass:(Class)type {
          NSString *name = NSStringFromClass(type);
          return [[NSBundle mainBundle] loadNibNamed:name owner:nil options:nil];
        }
        @end
        """,
      ]
    )
  }

  static let helpers: [Case] = [
    Case(
      "A helper that loads the view's nib replaces the view",
      replacing("Panel *view = [Loader objectForView:self];"),
      ""
    ),
    Case(
      "A helper that loads another nib replaces the view",
      replacing("UIView *view = [Loader objectForView:other];"),
      nib
    ),
    Case("A helper receives another name", replacing("Panel *view = [Loader objectNamed:@\"Other\"];"), nib),
    Case(
      "An enumeration whose name begins with a lowercase letter",
      panel("enum name: String { case panel = \"Panel\" }\nload(name.panel.rawValue)"),
      ""
    ),
    Case(
      "The name of a class is composed",
      {
        var files = panel(#"load("Lid"); let type: AnyClass? = NSClassFromString(name + "Panel")"#)
        files["LidPanel.xib"] = files.removeValue(forKey: "Panel.xib")
        return files
      }(),
      ""
    ),
    Case(
      "A type parameter has the name of a type in another file",
      panel(
        """
        class Panel: UITableViewCell {}
        let panel: Panel = table.make()
        extension NSObject { static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) } }
        """,
        [
          "Make.swift": "extension UITableView { func make<Cell: NSObject>() -> Cell { load(Cell.nib) } }",
          "Texts.swift": "enum Texts { enum Cell { static let title = 1 } }",
        ]
      ),
      ""
    ),
    Case(
      "A local variable without a type has the name of a property of another class",
      panel(
        """
        class Panel: UIView {
          class func make() -> Panel { let panel = Panel.fromNib(); return panel }
          class func fromNib<T: Panel>() -> T { load(String(describing: T.self)) as! T }
        }
        class Lid {}
        class Card { var panel: Lid? }
        Panel.make()
        """
      ),
      ""
    ),
    Case(
      "A class method creates an object of its own class",
      panel("class Panel: UIViewController { static func make() -> Self { Self.init() } }\nPanel.make()"),
      ""
    ),
    Case(
      "A class method that creates an object of its own class is called on another class",
      panel(
        """
        class Base: UIViewController { static func make() -> Self { Self.init() } }
        class Panel: Base {}
        class Lid: Base {}
        Lid.make()
        """
      ),
      nib
    ),
    Case(
      "An Objective-C class method creates an object of its own class",
      panel(
        "Panel.make()",
        [
          "Panel.m": """
          @interface Panel : UIViewController
          @end
          @implementation Panel
          + (instancetype)make { return [[[self class] alloc] init]; }
          @end
          """
        ]
      ),
      ""
    ),
    Case(
      "A class method uses a class member without a declaration",
      panel("class Panel: UIView { static func make() -> Panel { Self.loadFromNib() } }\nPanel.make()"),
      ""
    ),
    Case(
      "A class method uses a class member that a framework declares",
      panel("class Panel: UIView { static func look() { _ = Self.appearance() } }\nPanel.look()"),
      nib
    ),
    Case(
      "Objective-C calls a Swift class method by its selector",
      panel(
        "[1].first",
        [
          "Panel.swift":
            "class Panel: UIView { static func make(withTitle title: String) { self.loadFromNib() } }",
          "main.m": "int main() { [Panel makeWithTitle:@\"x\"]; }",
        ]
      ),
      ""
    ),
    Case(
      "An initializer names the class that a subclass passes to it",
      panel(
        """
        class Holder: NSObject { init(_ type: AnyClass) { UINib(nibName: NSStringFromClass(type), bundle: nil) } }
        class Panel: UIView {}
        class PanelHolder: Holder { init() { super.init(Panel.self) } }
        PanelHolder()
        """
      ),
      ""
    ),
    Case(
      "An unrelated class does not call the initializer",
      panel(
        """
        class Holder: NSObject { init(_ type: AnyClass) { UINib(nibName: NSStringFromClass(type), bundle: nil) } }
        class Panel: UIView {}
        class Page: UIViewController {
          init() { super.init(nibName: "Page", bundle: Bundle(for: Panel.self)) }
        }
        Page()
        """
      ),
      nib
    ),
    Case(
      "The class is used only to select a bundle",
      panel("class Panel: UIView {}\n_ = Bundle(for: Panel.self).bundlePath"),
      nib
    ),
    Case(
      "The class is used only to select a bundle, in Objective-C",
      panel(
        "class Panel: UIView {}",
        ["main.m": "int main() { NSLog(@\"%@\", [NSBundle bundleForClass:[Panel class]].bundlePath); }"]
      ),
      nib
    ),
    Case(
      "An instance uses its class only to select a bundle",
      panel(
        """
        class Panel: UIView { func look() { _ = Bundle(for: type(of: self)).bundlePath } }
        Panel().look()
        """
      ),
      nib
    ),
    Case(
      "A class is passed to unread code",
      panel("class Panel: UIView {}\nViewLoader.load(Panel.self)"),
      ""
    ),
    Case(
      "A class method passes its class to a helper",
      panel(
        """
        extension UINib { static func view<T>(_ type: T.Type) { UINib(nibName: String(describing: type), bundle: nil) } }
        extension UIView { static func view() { UINib.view(Self.self) } }
        class Panel: UIView {}
        Panel.view()
        """
      ),
      ""
    ),
    Case(
      "A generic function creates an object of its result's type",
      panel(
        """
        class Box {
          lazy var front: Panel = make()
          func make<C: UIViewController>() -> C { C() }
        }
        class Panel: UIViewController {}
        class Lid: UIViewController {}
        print(Box().front)
        """
      ),
      ""
    ),
    Case(
      "A generic function creates an object of another class",
      panel(
        """
        class Box {
          lazy var front: Lid = make()
          func make<C: UIViewController>() -> C { C() }
        }
        class Panel: UIViewController {}
        class Lid: UIViewController {}
        print(Box().front)
        """
      ),
      nib
    ),
    Case(
      "A class is passed without `self` in Swift 2",
      panel(
        """
        protocol Named { static var name: String { get } }
        extension UIView: Named { static var name: String { return String(self) } }
        extension UITableView {
          func add<T: UIView where T: Named>(_: T.Type) { load(UINib(nibName: T.name, bundle: nil)) }
        }
        class Panel: UIView {}
        class Lid: UIView {}
        func fill(table: UITableView) { table.add(Panel) }
        fill(UITableView())
        """
      ),
      ""
    ),
    Case(
      "Another class is passed without `self` in Swift 2",
      panel(
        """
        protocol Named { static var name: String { get } }
        extension UIView: Named { static var name: String { return String(self) } }
        extension UITableView {
          func add<T: UIView where T: Named>(_: T.Type) { load(UINib(nibName: T.name, bundle: nil)) }
        }
        class Panel: UIView {}
        class Lid: UIView {}
        func fill(table: UITableView) { table.add(Lid) }
        fill(UITableView())
        """
      ),
      nib
    ),
    Case(
      "A class method that passes its class to a helper is called on another class",
      panel(
        """
        extension UINib { static func view<T>(_ type: T.Type) { UINib(nibName: String(describing: type), bundle: nil) } }
        extension UIView { static func view() { UINib.view(Self.self) } }
        class Panel: UIView {}
        class Lid: UIView {}
        Lid.view()
        """
      ),
      nib
    ),
    Case(
      "A method is called on the class of an object",
      panel(
        "class Panel: UIView {}\nPanel().leave()",
        [
          "Leave.m": """
          @implementation UIView (Leave)
          - (void)leave { [self.class leaveFrom:self]; }
          + (void)leaveFrom:(UIView *)view { [view removeFromSuperview]; }
          @end
          """
        ]
      ),
      nib
    ),
    Case(
      "A class's name without its module",
      panel(
        """
        class Panel: UIView { static func make() { load(NSStringFromClass(self).split(separator: ".").last!) } }
        Panel.make()
        """
      ),
      ""
    ),
    Case(
      "A class's name with another ending",
      panel(
        """
        class Base: UIViewController {
          init() {
            let name = NSStringFromClass(type(of: self)).replacingOccurrences(of: "Owner", with: "")
            super.init(nibName: name, bundle: nil)
          }
        }
        class PanelOwner: Base {}
        PanelOwner()
        """
      ),
      ""
    ),
    Case(
      "A helper of a protocol in a composition, through an alias",
      panel(
        """
        protocol Loading {}
        extension Loading where Self: UIView { static func load() { UINib(nibName: "\\(Self.self)", bundle: nil) } }
        typealias LoadingView = UIView & Loading
        class Panel: LoadingView { static func make() { load() } }
        Panel.make()
        """
      ),
      ""
    ),
    Case(
      "An array in place of a composition, through an alias",
      panel(
        """
        class Base: UIView { static func load() { UINib(nibName: "\\(Self.self)", bundle: nil) } }
        typealias Bases = [Base]
        class Panel: Bases { static func make() { load() } }
        Panel.make()
        """
      ),
      nib
    ),
    Case(
      "A helper reads the description of its type parameter",
      panel(
        """
        func make<T: UIView>() -> T {
          let name = T.description().components(separatedBy: ".").last!
          return UINib(nibName: name, bundle: nil).instantiate(withOwner: nil).first as! T
        }
        class Panel: UIView {}
        let panel: Panel = make()
        """
      ),
      ""
    ),
    Case(
      "classForCoder passes the class to a function",
      panel("class Panel: UIViewController {}\nload(Panel.classForCoder())"),
      ""
    ),
    Case(
      "A method of an extension that only another class overrides",
      panel(
        """
        class Lid: UIView { func configure() { UINib(nibName: String(describing: type(of: self)), bundle: nil) } }
        extension UIView { func prepare() { self.configure() } }
        class Panel: UIView {}
        Panel().prepare()
        """
      ),
      nib
    ),
  ]
}
