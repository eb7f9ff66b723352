import Testing

extension ValidatorTests {
  static let classes: [Case] = [
    Case(
      "class V: UIView {}\nclass Other: UIView {}",
      #"<view id="o" customClass="Other" customModule="App" customModuleProvider="target"/>"#
        + view("", class: "Gone"),
      "unknown-class dropped -"
    ),
    Case(
      "class V<T>: UIView {}",
      view(""),
      "unusable-class dropped -"
    ),
    Case(
      "protocol P {}\nclass V: P { var title = 1 }",
      view(string("title") + string("gone")),
      "unusable-class crash -"
    ),
    Case("class V: Somewhere {}", view("")),
    Case(
      "class V: UIView { required init?(coder: NSCoder) { fatalError(\"init(coder:) has not been implemented\") } }",
      view(""),
      "unimplemented-initializer crash -"
    ),
    Case(
      "class V: UITextField {}",
      view(string("_label.text")),
      "undefined-key unverified _label.text"
    ),
    Case(
      "class V: UITextField {}",
      view(string("_placeholderLabel.text")),
      "undefined-key-in-path dropped _placeholderLabel.text"
    ),
    Case(
      "class V: UISearchBar {}",
      view(string("_cancelButtonText")),
      "undefined-key dropped _cancelButtonText"
    ),
    Case(
      "",
      #"<searchDisplayController id="c-1"/>"#,
      "unsupported-class crash -"
    ),
    Case(
      "class V: PodView {}",
      view(string("title")),
      "undefined-key unverified title"
    ),
    Case(
      "",
      #"<view id="v-1" customClass="PodView" customModule="Pod"/>"#,
      "unknown-class unverified -"
    ),
  ]
}
