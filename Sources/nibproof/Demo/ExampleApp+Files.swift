// Written by .ci/write-example.
// swift-format-ignore-file

extension ExampleApp {
  /// The files of Specs/Examples/Badges, sorted by path.
  static let files: [File] = [
File(path: "Badges.xcodeproj/project.pbxproj", text: #"""
// !$*UTF8*$!
{
	archiveVersion = 1;
	classes = {
	};
	objectVersion = 77;
	objects = {

/* Begin PBXFileReference section */
		B0000000000000000000000A /* Badges.app */ = {isa = PBXFileReference; explicitFileType = wrapper.application; includeInIndex = 0; path = Badges.app; sourceTree = BUILT_PRODUCTS_DIR; };
/* End PBXFileReference section */

/* Begin PBXFileSystemSynchronizedRootGroup section */
		B00000000000000000000002 /* Badges */ = {isa = PBXFileSystemSynchronizedRootGroup; path = Badges; sourceTree = "<group>"; };
/* End PBXFileSystemSynchronizedRootGroup section */

/* Begin PBXGroup section */
		B00000000000000000000001 = {
			isa = PBXGroup;
			children = (
				B00000000000000000000002 /* Badges */,
				B00000000000000000000003 /* Products */,
			);
			sourceTree = "<group>";
		};
		B00000000000000000000003 /* Products */ = {
			isa = PBXGroup;
			children = (
				B0000000000000000000000A /* Badges.app */,
			);
			name = Products;
			sourceTree = "<group>";
		};
/* End PBXGroup section */

/* Begin PBXNativeTarget section */
		B00000000000000000000004 /* Badges */ = {
			isa = PBXNativeTarget;
			buildConfigurationList = B00000000000000000000006 /* Build configuration list for PBXNativeTarget "Badges" */;
			buildPhases = (
				B00000000000000000000008 /* Sources */,
				B00000000000000000000009 /* Resources */,
			);
			fileSystemSynchronizedGroups = (
				B00000000000000000000002 /* Badges */,
			);
			name = Badges;
			productName = Badges;
			productReference = B0000000000000000000000A /* Badges.app */;
			productType = "com.apple.product-type.application";
		};
/* End PBXNativeTarget section */

/* Begin PBXProject section */
		B00000000000000000000005 /* Project object */ = {
			isa = PBXProject;
			buildConfigurationList = B00000000000000000000007 /* Build configuration list for PBXProject "Badges" */;
			developmentRegion = en;
			hasScannedForEncodings = 0;
			knownRegions = (
				en,
				Base,
			);
			mainGroup = B00000000000000000000001;
			productRefGroup = B00000000000000000000003 /* Products */;
			projectDirPath = "";
			projectRoot = "";
			targets = (
				B00000000000000000000004 /* Badges */,
			);
		};
/* End PBXProject section */

/* Begin PBXResourcesBuildPhase section */
		B00000000000000000000009 /* Resources */ = {
			isa = PBXResourcesBuildPhase;
			files = (
			);
		};
/* End PBXResourcesBuildPhase section */

/* Begin PBXSourcesBuildPhase section */
		B00000000000000000000008 /* Sources */ = {
			isa = PBXSourcesBuildPhase;
			files = (
			);
		};
/* End PBXSourcesBuildPhase section */

/* Begin XCBuildConfiguration section */
		B0000000000000000000000B /* Debug */ = {
			isa = XCBuildConfiguration;
			buildSettings = {
				GENERATE_INFOPLIST_FILE = YES;
				INFOPLIST_KEY_UIMainStoryboardFile = Main;
				IPHONEOS_DEPLOYMENT_TARGET = 15.0;
				PRODUCT_BUNDLE_IDENTIFIER = org.example.Badges;
				PRODUCT_NAME = "$(TARGET_NAME)";
				SDKROOT = iphoneos;
				SWIFT_VERSION = 6.0;
			};
			name = Debug;
		};
		B0000000000000000000000C /* Debug */ = {
			isa = XCBuildConfiguration;
			buildSettings = {
			};
			name = Debug;
		};
/* End XCBuildConfiguration section */

/* Begin XCConfigurationList section */
		B00000000000000000000006 /* Build configuration list for PBXNativeTarget "Badges" */ = {
			isa = XCConfigurationList;
			buildConfigurations = (
				B0000000000000000000000B /* Debug */,
			);
			defaultConfigurationName = Debug;
		};
		B00000000000000000000007 /* Build configuration list for PBXProject "Badges" */ = {
			isa = XCConfigurationList;
			buildConfigurations = (
				B0000000000000000000000C /* Debug */,
			);
			defaultConfigurationName = Debug;
		};
/* End XCConfigurationList section */
	};
	rootObject = B00000000000000000000005 /* Project object */;
}
"""# + "\n"),
File(path: "Badges/AppDelegate.swift", text: #"""
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}
"""# + "\n"),
File(path: "Badges/BadgeButton.swift", text: #"""
import UIKit

/// A button with a border.
final class BadgeButton: UIButton {
  // Renamed: this was `borderWidth`.
  @IBInspectable var frameWidth: CGFloat {
    get { layer.borderWidth }
    set { layer.borderWidth = newValue }
  }
}
"""# + "\n"),
File(path: "Badges/BadgeDetailController.swift", text: #"""
import UIKit

/// One badge.
final class BadgeDetailController: UIViewController {
  // Renamed: this was `titleLabel`.
  @IBOutlet private weak var nameLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = "Early Bird"
  }

  @IBAction private func close(_ sender: UIButton) {
    dismiss(animated: true)
  }
}
"""# + "\n"),
File(path: "Badges/BadgeDetailController.xib", text: #"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="23506"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
    </dependencies>
    <objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="BadgeDetailController" customModule="Badges" customModuleProvider="target">
            <connections>
                <outlet property="titleLabel" destination="nAm-eL-002" id="oUt-tI-003"/>
                <outlet property="view" destination="rOo-tV-001" id="oUt-vI-004"/>
            </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
        <view contentMode="scaleToFill" id="rOo-tV-001">
            <rect key="frame" x="0.0" y="0.0" width="393" height="200"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <subviews>
                <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Early Bird" textAlignment="center" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="nAm-eL-002">
                    <rect key="frame" x="24" y="48" width="345" height="34"/>
                    <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
                    <fontDescription key="fontDescription" type="boldSystem" pointSize="28"/>
                    <nil key="textColor"/>
                    <nil key="highlightedColor"/>
                </label>
                <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" id="cLo-sE-005">
                    <rect key="frame" x="146" y="112" width="100" height="40"/>
                    <autoresizingMask key="autoresizingMask" flexibleMinX="YES" flexibleMaxX="YES" flexibleMaxY="YES"/>
                    <state key="normal" title="Close"/>
                    <connections>
                        <action selector="close:" destination="-1" eventType="touchUpInside" id="aCt-cL-006"/>
                    </connections>
                </button>
            </subviews>
            <color key="backgroundColor" systemColor="systemBackgroundColor"/>
            <point key="canvasLocation" x="540" y="40"/>
        </view>
    </objects>
    <resources>
        <systemColor name="systemBackgroundColor">
            <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </systemColor>
    </resources>
</document>
"""# + "\n"),
File(path: "Badges/BadgesController.swift", text: #"""
import UIKit

/// The badges of the user.
final class BadgesController: UIViewController {
  @IBOutlet private weak var countLabel: UILabel!

  override func viewDidLoad() {
    super.viewDidLoad()
    countLabel.text = "12 badges"
  }

  @IBAction private func showBadge(_ sender: BadgeButton) {
    present(BadgeDetailController(), animated: true)
  }
}
"""# + "\n"),
File(path: "Badges/Main.storyboard", text: #"""
<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES" initialViewController="bAd-gE-001">
    <device id="retina6_12" orientation="portrait" appearance="light"/>
    <dependencies>
        <deployment identifier="iOS"/>
        <plugIn identifier="com.apple.InterfaceBuilder.IBCocoaTouchPlugin" version="23506"/>
        <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
    </dependencies>
    <scenes>
        <!--Badges-->
        <scene sceneID="sCe-nE-002">
            <objects>
                <viewController title="Badges" id="bAd-gE-001" customClass="BadgesController" customModule="Badges" customModuleProvider="target" sceneMemberID="viewController">
                    <view key="view" contentMode="scaleToFill" id="rOo-tV-003">
                        <rect key="frame" x="0.0" y="0.0" width="393" height="320"/>
                        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                        <subviews>
                            <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="12 badges" textAlignment="natural" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" id="cOu-nT-004">
                                <rect key="frame" x="24" y="64" width="345" height="34"/>
                                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                                <fontDescription key="fontDescription" type="boldSystem" pointSize="28"/>
                                <nil key="textColor"/>
                                <nil key="highlightedColor"/>
                            </label>
                            <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" contentVerticalAlignment="center" buttonType="system" lineBreakMode="middleTruncation" id="eAr-lY-005" userLabel="Early Bird" customClass="BadgeButton" customModule="Badges" customModuleProvider="target">
                                <rect key="frame" x="24" y="138" width="160" height="48"/>
                                <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>
                                <state key="normal" title="Early Bird"/>
                                <userDefinedRuntimeAttributes>
                                    <userDefinedRuntimeAttribute type="number" keyPath="borderWidth">
                                        <real key="value" value="2"/>
                                    </userDefinedRuntimeAttribute>
                                    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
                                        <integer key="value" value="8"/>
                                    </userDefinedRuntimeAttribute>
                                </userDefinedRuntimeAttributes>
                                <connections>
                                    <action selector="showBadge:" destination="bAd-gE-001" eventType="touchUpInside" id="aCt-iO-006"/>
                                </connections>
                            </button>
                            <view contentMode="scaleToFill" id="cOn-fE-007" customClass="ConfettiView" customModule="Badges" customModuleProvider="target">
                                <rect key="frame" x="24" y="210" width="345" height="86"/>
                                <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
                                <color key="backgroundColor" systemColor="secondarySystemBackgroundColor"/>
                            </view>
                        </subviews>
                        <color key="backgroundColor" systemColor="systemBackgroundColor"/>
                    </view>
                    <size key="freeformSize" width="393" height="320"/>
                    <connections>
                        <outlet property="countLabel" destination="cOu-nT-004" id="oUt-cO-008"/>
                    </connections>
                </viewController>
                <placeholder placeholderIdentifier="IBFirstResponder" id="fIr-sT-009" userLabel="First Responder" customClass="UIResponder" sceneMemberID="firstResponder"/>
            </objects>
            <point key="canvasLocation" x="40" y="40"/>
        </scene>
    </scenes>
    <resources>
        <systemColor name="secondarySystemBackgroundColor">
            <color red="0.94901960784313721" green="0.94901960784313721" blue="0.96862745098039216" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </systemColor>
        <systemColor name="systemBackgroundColor">
            <color white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </systemColor>
    </resources>
</document>
"""# + "\n"),
File(path: "crash.log", text: #"""
2026-03-14 09:41:07.312 Badges[4821:98234] *** Terminating app due to uncaught exception 'NSUnknownKeyException', reason: '[<Badges.BadgeDetailController 0x10530bd30> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key titleLabel.'
*** First throw call stack:
(0x1804ae0f8 0x180087db4 0x1804adb9c 0x180e4f3a8 0x180e4f2d0 0x18591f0fc)
"""# + "\n"),
  ]
}
