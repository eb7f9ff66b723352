/// Reduced apps with unreachable findings that earlier versions reported as reachable.
extension MechanismTests {
  static let helperLeads = [
    "App.swift": #"""
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let page = DetailController()          // made in code; no storyboard is ever loaded
        _ = page
        let cell = SwitchCell(style: .default, reuseIdentifier: nil)
        _ = cell
        return true
      }
    }
    class DetailController: UIViewController { let stack = UIStackView() }
    class SwitchCell: UITableViewCell { }
    class Owner: NSObject { var page: DetailController!; func f() { page = DetailController(); let c: SwitchCell = { SwitchCell(style: .default, reuseIdentifier: nil) }(); _ = c } }
    """#,
    "Detail.storyboard": #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <scenes><scene sceneID="s"><objects>
    <viewController id="vc" customClass="DetailController" customModule="fp2" customModuleProvider="target" sceneMemberID="viewController">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="600"/></view>
    <connections><outlet property="oldOutlet" destination="v" id="o"/></connections>
    </viewController></objects></scene></scenes></document>
    """#,
    "Nib.swift": #"""
    import UIKit
    extension UITableViewCell { static var nib: UINib? { UINib(nibName: String(describing: self), bundle: nil) } }
    """#,
    "Store.swift": #"""
    import UIKit
    protocol Instantiable {}
    extension Instantiable where Self: UIViewController {
      static func make() -> Self {
        let name = String(describing: self)
        return UIStoryboard(name: name, bundle: nil).instantiateInitialViewController() as! Self
      }
    }
    class Other: UIViewController, Instantiable {}
    class Use { func f() { _ = Other.make() } }
    """#,
    "SwitchCell.xib": #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
    <tableViewCell id="c" customClass="SwitchCell" customModule="fp2" customModuleProvider="target"><rect key="frame" x="0" y="0" width="375" height="44"/><connections><outlet property="gone" destination="c" id="o"/></connections></tableViewCell></objects></document>
    """#,
  ]

  static let stringLeads = [
    "App.swift": #"""
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      let key = "DoNotSell"                    // a user default, no scene
      func go() { _ = UIStoryboard(name: "Settings", bundle: nil).instantiateViewController(withIdentifier: "General") }
    }
    class General: UIViewController {}
    """#,
    "Settings.storyboard": #"""
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22000" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <scenes><scene sceneID="s"><objects>
    <viewController storyboardIdentifier="General" id="g" customClass="General" customModule="fp3" customModuleProvider="target" sceneMemberID="viewController"/></objects></scene>
    <scene sceneID="s2"><objects>
    <viewController storyboardIdentifier="DoNotSell" id="vc" customClass="General" customModule="fp3" customModuleProvider="target" sceneMemberID="viewController">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="600"/></view>
    <connections><outlet property="oldOutlet" destination="v" id="o"/></connections>
    </viewController></objects></scene></scenes></document>
    """#,
  ]
}
