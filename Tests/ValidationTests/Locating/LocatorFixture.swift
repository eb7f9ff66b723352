import NibproofTestSupport

/// A small app with the objects and sources to which all kinds of console lines refer.
enum LocatorFixture {
  static let files = [
    "Base.lproj/Main.storyboard": storyboard, "Badge.xib": badge, "Twin.xib": twin, "Panel.xib": panel,
    "Badge.swift": sources, "Panel.swift": macSources,
  ]

  private static let storyboard = DocumentText.storyboard(
    """
            <scene sceneID="s1">
                <objects>
                    <viewController storyboardIdentifier="List" id="vc-list" customClass="ListController" customModule="App" customModuleProvider="target">
                        <view key="view" contentMode="scaleToFill" id="vw-list">
                            <subviews>
                                <view id="vw-card" customClass="CardView" customModule="App" customModuleProvider="target">
                                    <userDefinedRuntimeAttributes>
                                        <userDefinedRuntimeAttribute type="number" keyPath="borderWidht">
                                            <real key="value" value="2"/>
                                        </userDefinedRuntimeAttribute>
                                        <userDefinedRuntimeAttribute type="nil" keyPath="borderWidth"/>
                                        <userDefinedRuntimeAttribute type="color" keyPath="rank">
                                            <color key="value" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
                                        </userDefinedRuntimeAttribute>
                                        <userDefinedRuntimeAttribute type="number" keyPath="frame.cornerRadius">
                                            <integer key="value" value="8"/>
                                        </userDefinedRuntimeAttribute>
                                    </userDefinedRuntimeAttributes>
                                </view>
                                <view id="vw-gone" customClass="GoneView" customModule="App" customModuleProvider="target">
                                    <userDefinedRuntimeAttributes>
                                        <userDefinedRuntimeAttribute type="number" keyPath="speed">
                                            <integer key="value" value="8"/>
                                        </userDefinedRuntimeAttribute>
                                    </userDefinedRuntimeAttributes>
                                </view>
                                <button opaque="NO" id="bt-go">
                                    <connections>
                                        <action selector="goNow:" destination="vc-list" eventType="touchUpInside" id="ac-go"/>
                                    </connections>
                                </button>
                                <imageView image="ghost" id="im-ghost"/>
                                <tableView id="tv">
                                    <prototypes>
                                        <tableViewCell reuseIdentifier="RowCell" id="tc-row"/>
                                    </prototypes>
                                    <connections>
                                        <outlet property="rowTitle" destination="bt-go" id="ou-row"/>
                                    </connections>
                                </tableView>
                            </subviews>
                        </view>
                        <connections>
                            <outlet property="oldTable" destination="vw-card" id="ou-old"/>
                            <segue destination="vc-detail" kind="show" identifier="showDetails" id="sg-1"/>
                            <segue destination="vc-detail" kind="custom" identifier="flip" customClass="FlipSegue" customModule="App" customModuleProvider="target" id="sg-2"/>
                        </connections>
                    </viewController>
                </objects>
            </scene>
            <scene sceneID="s2">
                <objects>
                    <viewController storyboardIdentifier="DetailController" id="vc-detail">
                        <view key="view" contentMode="scaleToFill" id="vw-detail"/>
                    </viewController>
                </objects>
            </scene>
            <scene sceneID="s3">
                <objects>
                    <viewController storyboardIdentifier="Lost" id="vc-lost" customClass="LostController" customModule="App" customModuleProvider="target">
                        <view key="view" contentMode="scaleToFill" id="vw-lost"/>
                        <connections>
                            <outlet property="lostLabel" destination="vw-lost" id="ou-lost"/>
                        </connections>
                    </viewController>
                </objects>
            </scene>
    """
  )

  private static let badge = DocumentText.xib(
    """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="BadgeController" customModule="App" customModuleProvider="target">
                <connections>
                    <outlet property="badgeLabel" destination="lb" id="ou-badge"/>
                </connections>
            </placeholder>
            <view id="bv" customClass="FixedView" customModule="App" customModuleProvider="target">
                <subviews>
                    <label id="lb"/>
                </subviews>
            </view>
    """
  )

  private static let twin = DocumentText.xib(
    """
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
            <tableViewCell reuseIdentifier="TwinCell" id="tw-1"/>
            <tableViewCell id="tw-2"/>
    """
  )

  private static let panel = DocumentText.mac(
    """
            <customObject id="-2" userLabel="File's Owner" customClass="PanelController" customModule="Mac" customModuleProvider="target">
                <connections>
                    <outlet property="oldButton" destination="btn" id="ou-mac"/>
                </connections>
            </customObject>
            <customObject id="-1" userLabel="First Responder" customClass="FirstResponder"/>
            <customObject id="-3" userLabel="Application" customClass="NSObject"/>
            <customObject id="up" customClass="UpdaterController"/>
            <customView id="cv">
                <subviews>
                    <button id="btn">
                        <connections>
                            <action selector="press:" target="-2" id="ac-mac"/>
                            <binding destination="-2" name="enabled" keyPath="isReady" id="bi-mac"/>
                        </connections>
                    </button>
                </subviews>
            </customView>
    """
  )

  private static let sources = """
    import UIKit

    class ListController: UIViewController {
      @IBOutlet var footer: UIView!
      override func viewDidLoad() {
        footer.isHidden = true
      }
      func more() {
        performSegue(withIdentifier: "showDetail", sender: nil)
        storyboard?.instantiateViewController(withIdentifier: "Lists")
        UINib(nibName: "Bagde", bundle: nil)
        tableView.dequeueReusableCell(withIdentifier: "RowCel")
        instantiate("Detal", from: Boards.main)
      }
    }
    class BadgeController: UIViewController {}
    class CardView: UIView {
      @IBInspectable var borderWidth: CGFloat = 0
      @IBInspectable var rank: Int = 0
    }
    class FixedView: UIView {
      required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }
    """

  private static let macSources = """
    import AppKit

    class PanelController: NSWindowController {}
    """
}
