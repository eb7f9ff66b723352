import Testing

extension ValidatorTests {
  static let attributes: [Case] = [
    Case("class V: UIView { @IBInspectable var title = \"\" }", view(string("title"))),
    Case(
      "class V: UIView { @IBInspectable var title = \"\" }",
      view(string("titel")),
      "undefined-key dropped titel > title"
    ),
    Case(
      "class V: UIView { var title = \"\" }",
      view(string("title")),
      "undefined-key dropped title"
    ),
    Case(
      "class V: UIView { @objc let title = \"\" }",
      view(string("title")),
      "undefined-key dropped title"
    ),
    Case(
      "class V: UIView { @objc var title: String { \"\" } }",
      view(string("title")),
      "undefined-key dropped title"
    ),
    Case(
      "class V: UIView { @objc static var title = \"\" }",
      view(string("title")),
      "undefined-key dropped title"
    ),
    Case(
      "class V: UIView { @objc var width: CGFloat = 0 }",
      view(color("width")),
      "type-mismatch dropped width"
    ),
    Case(
      "class V: UIView { @objc var width: CGFloat = 0 }",
      view(none("width")),
      "nil-for-scalar dropped width"
    ),
    Case(
      "class V: UIView { @objc var count = 0 }",
      view(number("count")),
      "lossy-number silent count"
    ),
    Case(
      "class V: UIView { @objc var radius: CGFloat = 0; @objc var isOn = false; @objc var size: UInt64 = 0 }",
      view(string("radius", "x") + string("isOn", "maybe") + number("size", "-1")),
      "lossy-number silent radius",
      "lossy-number silent isOn",
      "lossy-number silent size"
    ),
    // The declaration of an object in a key path determines the type of the next key.
    Case(
      "class V: UIView { @objc var other: Other? = Other(); @objc var any: Any? = Other() }\n"
        + "class Other: NSObject { @objc var count = 0 }",
      view(string("layer.zPosition", "2pt")),
      "lossy-number silent layer.zPosition"
    ),
    Case(
      "class V: UIView { @objc var tint: UIColor? }",
      view(string("tint", "red")),
      "wrong-object-type crash-on-use tint"
    ),
    Case(
      "class V: UIView {}",
      view(color("layer.borderColor")),
      "color-for-cgcolor silent layer.borderColor"
    ),
    Case(
      "class V: UIView {}",
      view(number("layer.cornerRadios")),
      "unknown-layer-key silent layer.cornerRadios > layer.cornerRadius"
    ),
    Case("class V: UIView {}", view(number("layer.transform.rotation.z"))),
    Case(
      "class V: UIView {}",
      view(number("frame.size.width")),
      "undefined-key-in-path dropped frame.size.width"
    ),
    Case(
      "class V: UIView {}",
      view(number("laier.cornerRadius")),
      "undefined-key-in-path dropped laier.cornerRadius > layer.cornerRadius"
    ),
    Case(
      "class V: UIView { @IBOutlet var child: UIView! }",
      view(number("child.alpha")),
      "nil-in-path silent child.alpha"
    ),
    Case(
      "class V: UIView { @IBInspectable var title = \"\" }",
      view(string("title", "a") + string("title", "b")),
      "duplicate-key-path silent title"
    ),
    Case(
      "class V: UIView { @IBInspectable var title = \"\" }",
      view(string("title", "a") + "\n\n" + string("title", "b") + "\n" + string("title", "c")),
      "duplicate-key-path silent title",
      "duplicate-key-path silent title"
    ),
    Case(
      "extension UIView { @IBInspectable var radius: CGFloat { get { 0 } set {} } }\nclass V: UIView {}",
      view(number("radius"))
    ),
  ]
}
