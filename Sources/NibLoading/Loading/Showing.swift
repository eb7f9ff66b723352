/// A framework class of views or controllers, with the methods that run when the view or window is first shown.
package struct Showing: Sendable {
  let className: String
  /// The outlet of a controller's view or window; nil for a class of views.
  var outlet: String?
  package let methods: Set<String>

  static let all = [
    Showing(
      className: "UIViewController",
      outlet: "view",
      methods: [
        "viewDidLoad()", "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillLayoutSubviews()",
        "viewDidLayoutSubviews()",
      ]
    ),
    Showing(
      className: "NSViewController",
      outlet: "view",
      methods: [
        "viewDidLoad()", "viewWillAppear()", "viewDidAppear()", "viewWillLayout()", "viewDidLayout()",
      ]
    ),
    Showing(className: "NSWindowController", outlet: "window", methods: ["windowDidLoad()"]),
    Showing(className: "UIView", methods: ["layoutSubviews()"]),
    Showing(className: "NSView", methods: ["layout()"]),
  ]

  /// The methods that run when a view controller of UIKit or AppKit first shows its view, by their Swift names.
  package static let methodsOfViewControllers = all.filter { $0.outlet == "view" }
    .reduce(into: Set<String>()) { $0.formUnion($1.methods) }
}
