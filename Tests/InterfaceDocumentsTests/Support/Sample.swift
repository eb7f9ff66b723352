import InterfaceDocuments

/// Documents with the given objects and the elements that every document contains.
enum Sample {
  /// Returns an iOS nib.
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

  /// Returns a macOS nib.
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

  /// Returns an iOS storyboard.
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

  /// Reads a document that must not fail.
  static func read(_ text: String, path: String = "Sample.xib") throws -> InterfaceDocument {
    try InterfaceDocumentReader().read(Array(text.utf8), path: path)
  }
}

extension InterfaceDocument {
  /// Returns the first object with an id.
  func object(_ id: String) -> InterfaceObject? {
    indexesByID()[id].map { objects[$0] }
  }
}
