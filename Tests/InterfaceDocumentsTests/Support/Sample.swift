import InterfaceDocuments

/// Documents made of a few objects within what every document has around them.
enum Sample {
  /// A nib of iOS.
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

  /// A nib of macOS.
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

  /// A storyboard of iOS.
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
  /// The first object with an id.
  func object(_ id: String) -> InterfaceObject? {
    indexesByID()[id].map { objects[$0] }
  }
}
