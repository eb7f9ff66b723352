import Foundation
import Testing
import Validation

@testable import Reporting

@Suite("Traces of specs")
struct StoryTraceTests {
  private static let specs = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Specs").path

  /// Returns the trace of a spec's document as text, without positions and constraints; the order of constraints is
  /// arbitrary.
  private static func text(_ story: String, _ document: String) async throws -> String {
    let folder = "\(specs)/\(story)"
    let trace = try await Validator().trace("\(folder)/\(document)", sources: [folder])
    let text = try reporter("text", among: Reporters.trace).text(of: trace)
    return text.replacingOccurrences(of: specs + "/", with: "")
      .split(separator: "\n").filter { !$0.contains(" Constraint (") }
      .map { $0.replacing(#/  \d+:\d+$/#, with: "") }.joined(separator: "\n")
  }

  @Test("A nested nib is below the view that loads it, with its name")
  func nested() async throws {
    #expect(
      try await Self.text("CheckBox", "Main.storyboard") == """
        CheckBox/Main.storyboard on iOS 12.0, 26 events
        initialize  CheckBoxController (cOn-tR-oLL) as CheckBox.CheckBoxController: by 'init(coder:)'
        awake       CheckBoxController (cOn-tR-oLL)
        initialize  CheckBoxView (cHe-cK-005) as CheckBox.CheckBoxView: by 'init(coder:)'
          CheckBox/CheckBoxView.xib
          initialize  File's Owner (-1) as CheckBox.CheckBoxView: by the code that loads the nib
          initialize  View (rOo-tV-001) as UIView: by 'init(coder:)'
          initialize  Image View (iMa-gE-002) as UIImageView: by 'init(coder:)'
          initialize  Button (bUt-tO-003) as UIButton: by 'init(coder:)'
          connect     File's Owner (-1) outlet rootView -> rOo-tV-001
          connect     File's Owner (-1) outlet checkImage -> iMa-gE-002
          connect     File's Owner (-1) outlet checkButton -> bUt-tO-003
          connect     Button (bUt-tO-003) action tapped: on touchUpInside -> -1
          awake       View (rOo-tV-001)
          awake       Image View (iMa-gE-002)
          awake       Button (bUt-tO-003)
        initialize  View (rOo-tV-iEW) as UIView: by 'init(coder:)'
        connect     CheckBoxController (cOn-tR-oLL) outlet checkBox -> cHe-cK-005
        awake       View (rOo-tV-iEW)
        awake       CheckBoxView (cHe-cK-005)
        """
    )
  }

  @Test("Values that awakeFromNib sets again are shown with the position in the source")
  func overwritten() async throws {
    let lines = try await Self.text("RedButton", "RedButton.xib").split(separator: "\n")
    #expect(
      lines.filter { $0.contains("backgroundColor") } == [
        "apply       Button 'Go' (r3d-Bt-n01) backgroundColor = sRGB(red: 0, green: 0, blue: 1, alpha: 1)",
        "overwrite   Button 'Go' (r3d-Bt-n01) backgroundColor = sRGB(red: 0, green: 0, blue: 1, alpha: 1): "
          + "set again by 'awakeFromNib()' at RedButton/RedButton.swift:20:5  [silent]",
      ]
    )
  }

  @Test("An endless recursion is shown as a cycle")
  func endless() async throws {
    let lines = try await Self.text("ReplacedView", "Main.storyboard").split(separator: "\n")
    #expect(
      lines.filter { $0.contains("[crash]") } == [
        "    end         MyCustomView (iNn-eR-vIW): Main.storyboard > ReplacedView.MyCustomView > MyCustomView.xib > "
          + "ReplacedView.MyCustomView > …  [crash]"
      ]
    )
  }
}
