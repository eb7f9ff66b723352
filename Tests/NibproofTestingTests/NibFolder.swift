import Foundation
import NibproofTestSupport

/// A temporary folder with a class and a nib that connects an outlet of the class.
struct NibFolder {
  private let tree: TemporaryTree

  /// Creates the folder, without a nib if the outlet is nil.
  init(outlet: String?) throws {
    tree = try TemporaryTree(["Panel.swift": Self.source])
    if let outlet { try tree.write("Panel.xib", Self.document(outlet: outlet)) }
  }

  var url: URL { URL(fileURLWithPath: tree.path) }

  private static let source = """
    import UIKit

    @objc(Panel) final class Panel: UIResponder {
      @IBOutlet var button: UIButton!
    }
    """

  private static func document(outlet: String) -> String {
    DocumentText.xib(
      """
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner" customClass="Panel">
                  <connections>
                      <outlet property="\(outlet)" destination="b" id="c"/>
                  </connections>
              </placeholder>
              <button id="b"/>
      """
    )
  }
}
