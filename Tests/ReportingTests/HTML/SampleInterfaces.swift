/// Documents for the tests of pictures in HTML pages.
enum SampleInterfaces {
  /// An iOS view with a label, whose text must be escaped in the picture.
  static let touch = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
    <objects>
    <view id="v">
    <rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
    <subviews>
    <label text="&lt;b&gt;&amp;" textAlignment="center" id="l">
    <rect key="frame" x="10" y="20" width="80" height="21"/>
    <fontDescription key="fontDescription" type="system" pointSize="10"/>
    <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="sRGB"/>
    </label>
    <view id="c" customClass="Dial">
    <rect key="frame" x="100" y="20" width="90" height="60"/>
    </view>
    </subviews>
    <color key="backgroundColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/>
    </view>
    </objects>
    </document>
    """

  /// Two scenes with a segue, on a canvas that is much wider than necessary.
  static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" \
    initialViewController="one">
    <scenes>
    <scene sceneID="s1"><objects>
    <tableViewController title="One" id="one" sceneMemberID="viewController">
    <tableView key="view" id="t"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/>
    <prototypes>
    <tableViewCell reuseIdentifier="Cell" id="cell"><rect key="frame" x="0.0" y="28" width="320" height="44"/>
    <tableViewCellContentView key="contentView" id="cc"><rect key="frame" x="0.0" y="0.0" width="320" height="43.5"/>
    </tableViewCellContentView>
    <connections><segue destination="two" kind="show" identifier="detail" id="g"/></connections>
    </tableViewCell>
    </prototypes>
    </tableView>
    <navigationItem key="navigationItem" title="List" id="n">
    <barButtonItem key="rightBarButtonItem" systemItem="add" id="add"/>
    </navigationItem>
    </tableViewController>
    </objects><point key="canvasLocation" x="0" y="0"/></scene>
    <scene sceneID="s2"><objects>
    <viewController title="Two" id="two" sceneMemberID="viewController">
    <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="320" height="568"/></view>
    </viewController>
    </objects><point key="canvasLocation" x="4000" y="0"/></scene>
    </scenes>
    </document>
    """
}
