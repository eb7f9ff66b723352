extension GeneratedClass {
  /// The Swift source that declares the class.
  var swift: String {
    var text = """
      import UIKit

      /// Shows what the model number \(number) holds.
      final class \(name): \(superclass) {

      """
    for outlet in outlets { text += "  @IBOutlet private weak var \(outlet.name): \(outlet.type)!\n" }
    for key in inspectables {
      text += "  @IBInspectable var \(key): CGFloat = 0 {\n    didSet { layer.borderWidth = \(key) }\n  }\n"
    }
    text += "  var model: Model\(number)? {\n    didSet { update() }\n  }\n"
    text += "  private let formatter = DateFormatter()\n  private var observers: [NSObjectProtocol] = []\n\n"
    if kind != .controller {
      text += "  override func awakeFromNib() {\n    super.awakeFromNib()\n    update()\n  }\n\n"
    } else {
      text += "  override func viewDidLoad() {\n    super.viewDidLoad()\n    update()\n  }\n\n"
    }
    for action in actions {
      text += "  @IBAction func \(action)(_ sender: UIButton) {\n\(swiftBody)    update()\n  }\n\n"
    }
    text += "  private func update() {\n"
    for outlet in outlets { text += "    \(outlet.name).isHidden = model == nil\n" }
    return text + "\(swiftBody)  }\n}\n"
  }

  private var swiftBody: String {
    (0..<bodyLines).map { line in
      line % 3 == 0
        ? "    // The \(line)th thing to do, described at some length.\n"
        : "    if observers.count > \(line), let model { print(\"\\(model.title) \\(formatter)\", \(line)) }\n"
    }.joined()
  }

  /// The header and the implementation of the Objective-C class.
  var objectiveC: (header: String, implementation: String) {
    var header =
      "#import <UIKit/UIKit.h>\n\nNS_ASSUME_NONNULL_BEGIN\n\n@interface \(name) : \(superclass)\n\n"
    var implementation = "#import \"\(name).h\"\n\n@interface \(name) ()\n\n"
    for outlet in outlets {
      implementation += "@property (nonatomic, weak) IBOutlet \(outlet.type) *\(outlet.name);\n"
    }
    for key in inspectables { header += "@property (nonatomic) IBInspectable CGFloat \(key);\n" }
    header +=
      "- (void)updateWithTitle:(NSString *)title count:(NSInteger)count;\n\n@end\n\nNS_ASSUME_NONNULL_END\n"
    implementation += "\n@end\n\n@implementation \(name)\n\n"
    implementation += "- (void)updateWithTitle:(NSString *)title count:(NSInteger)count {\n"
    for line in 0..<bodyLines {
      implementation += "  if (count > \(line)) { NSLog(@\"%@ {%ld}\", title, (long)count); }\n"
    }
    implementation += "}\n\n"
    for action in actions {
      implementation += "- (IBAction)\(action):(id)sender {\n  [self setNeedsLayout];\n}\n\n"
    }
    return (header, implementation + "@end\n")
  }

  /// A source in the same module with types that documents do not use: a model, a protocol and extensions.
  var model: String {
    var text =
      "import Foundation\n\nstruct Model\(number): Codable, Equatable {\n  var title: String\n  var count: Int\n"
    for outlet in outlets { text += "  var \(outlet.name)Text: String?\n" }
    text +=
      "}\n\nprotocol Model\(number)Delegate: AnyObject {\n  func modelDidChange(_ model: Model\(number))\n}\n\n"
    text += "extension Model\(number) {\n"
    for line in 0..<bodyLines {
      text += "  var sum\(line): Int {\n    // What \(line) makes of it.\n    return count + \(line)\n  }\n"
    }
    return text + "}\n"
  }

  /// A source that extends the framework superclass.
  var additions: String {
    var text = "import UIKit\n\nextension \(superclass) {\n"
    for line in 0..<bodyLines {
      text += "  @objc func module\(module)Helper\(number)_\(line)() -> Int { \(line) }\n"
    }
    return text + "}\n"
  }
}
