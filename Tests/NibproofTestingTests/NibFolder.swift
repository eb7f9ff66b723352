import Foundation

/// A folder with a class and a nib that connects one of its outlets, removed at the end.
final class NibFolder: Sendable {
  let url: URL

  /// Writes the folder; without an outlet there is no nib.
  init(outlet: String?) throws {
    url = FileManager.default.temporaryDirectory.appending(path: "nibproof-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try write(Self.source, to: "Panel.swift")
    if let outlet { try write(Self.document(outlet: outlet), to: "Panel.xib") }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  private func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url.appending(path: name))
  }

  private static let source = """
    import UIKit

    @objc(Panel) final class Panel: UIResponder {
      @IBOutlet var button: UIButton!
    }
    """

  private static func document(outlet: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Panel">
                <connections>
                    <outlet property="\(outlet)" destination="b" id="c"/>
                </connections>
            </placeholder>
            <button id="b"/>
        </objects>
    </document>
    """
  }
}
