import InterfaceDocuments

/// Minimal documents that contain the given objects.
enum Sample {
  /// Returns an iOS nib with the given objects.
  static func iOS(_ objects: String, resources: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="22505" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES" useSafeAreas="YES">
    <objects>
    \(objects)
    </objects>
    <resources>\(resources)</resources>
    </document>
    """
  }

  /// Returns a macOS nib with the given objects.
  static func macOS(_ objects: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" targetRuntime="MacOSX.Cocoa" \
    customObjectInstantitationMethod="direct">
    <objects>
    \(objects)
    </objects>
    </document>
    """
  }

  /// Returns an iOS storyboard with the given scenes.
  static func storyboard(_ scenes: String, initial: String = "vc1") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useTraitCollections="YES" initialViewController="\(initial)">
    <scenes>
    \(scenes)
    </scenes>
    </document>
    """
  }

  /// Reads a document that is expected to be valid.
  static func read(_ text: String, path: String = "Sample.xib") throws -> InterfaceDocument {
    try InterfaceDocumentReader().read(Array(text.utf8), path: path)
  }
}

extension InterfaceDocument {
  /// Returns the first object with the given id.
  func object(_ id: String) -> InterfaceObject? {
    indexesByID()[id].map { objects[$0] }
  }
}
