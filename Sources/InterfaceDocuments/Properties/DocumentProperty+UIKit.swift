import RuntimeAttributes

extension DocumentProperty {
  /// The properties of UIKit's classes.
  ///
  /// Sources: documents of Interface Builder for the spelling, Apple's documentation of each property for the default,
  /// and UIKit's headers for the raw values.
  static let uiKit: [String: [DocumentProperty]] = [
    "UIView": view,
    "UIActivityIndicatorView": activityIndicatorView,
    "UIControl": control,
    "UIButton": button,
    "UIDatePicker": datePicker,
    "UIImageView": imageView,
    "UILabel": label,
    "UIPageControl": pageControl,
    "UIProgressView": progressView,
    "UIScrollView": scrollView,
    "UISearchBar": searchBar,
    "UISegmentedControl": segmentedControl,
    "UISlider": slider,
    "UIStackView": stackView,
    "UIStepper": stepper,
    "UISwitch": switchControl,
    "UITableView": tableView,
    "UITableViewCell": tableViewCell,
    "UICollectionReusableView": collectionReusableView,
    "UITextField": textField,
    "UITextView": textView,
    "UIBarItem": barItem,
    "UIBarButtonItem": barButtonItem,
    "UITabBarItem": tabBarItem,
    "UINavigationItem": navigationItem,
    "UIViewController": viewController,
    "UIGestureRecognizer": gestureRecognizer,
    "UITapGestureRecognizer": tapGestureRecognizer,
  ]

  private static let view: [DocumentProperty] = [
    DocumentProperty("accessibilityHint", .string, spelled: "hint", in: .part("accessibilityConfiguration")),
    DocumentProperty(
      "accessibilityIdentifier",
      .string,
      spelled: "identifier",
      in: .part("accessibilityConfiguration")
    ),
    DocumentProperty(
      "accessibilityLabel",
      .string,
      spelled: "label",
      in: .part("accessibilityConfiguration")
    ),
    DocumentProperty("alpha", .real, initially: .real(1)),
    DocumentProperty("autoresizesSubviews", .boolean, initially: .boolean(true)),
    DocumentProperty("backgroundColor", .color),
    DocumentProperty("clearsContextBeforeDrawing", .boolean, initially: .boolean(true)),
    DocumentProperty("clipsToBounds", .boolean, spelled: "clipsSubviews", initially: .boolean(false)),
    DocumentProperty("contentMode", .name(contentModes)),
    DocumentProperty("frame", .rect),
    DocumentProperty("hidden", .boolean, initially: .boolean(false)),
    DocumentProperty("multipleTouchEnabled", .boolean, initially: .boolean(false)),
    DocumentProperty("opaque", .boolean),
    DocumentProperty("restorationIdentifier", .string),
    DocumentProperty("tag", .integer, initially: .integer(0)),
    DocumentProperty("tintColor", .color),
    DocumentProperty("translatesAutoresizingMaskIntoConstraints", .boolean),
    DocumentProperty("userInteractionEnabled", .boolean, initially: .boolean(true)),
  ]

  /// `hidden` is unknown: a view with `hidesWhenStopped` set to true is hidden while it is not animating.
  private static let activityIndicatorView: [DocumentProperty] = [
    DocumentProperty("animating", .boolean, initially: .boolean(false)),
    DocumentProperty("color", .color),
    DocumentProperty("hidden", .unknown),
    DocumentProperty("hidesWhenStopped", .boolean),
  ]

  private static let control: [DocumentProperty] = [
    DocumentProperty("contentHorizontalAlignment", .name(horizontalAlignments)),
    DocumentProperty("contentVerticalAlignment", .name(verticalAlignments)),
    DocumentProperty("enabled", .boolean, initially: .boolean(true)),
    DocumentProperty("highlighted", .boolean, initially: .boolean(false)),
    DocumentProperty("selected", .boolean, initially: .boolean(false)),
  ]

  private static let button: [DocumentProperty] = [
    DocumentProperty("currentBackgroundImage", .image, spelled: "backgroundImage", in: .onlyState),
    DocumentProperty("currentImage", .image, spelled: "image", in: .onlyState),
    DocumentProperty("currentTitle", .text, spelled: "title", in: .onlyState),
    DocumentProperty("currentTitleColor", .color, spelled: "titleColor", in: .onlyState),
    DocumentProperty("titleLabel.font.fontName", .string, spelled: "name", in: .part("fontDescription")),
    DocumentProperty("titleLabel.font.pointSize", .real, spelled: "pointSize", in: .part("fontDescription")),
  ]

  private static let datePicker: [DocumentProperty] = [
    DocumentProperty("minuteInterval", .integer)
  ]

  private static let imageView: [DocumentProperty] = [
    DocumentProperty("highlighted", .boolean, initially: .boolean(false)),
    DocumentProperty("highlightedImage", .image),
    DocumentProperty("image", .image),
  ]

  private static let label: [DocumentProperty] = [
    DocumentProperty("adjustsFontForContentSizeCategory", .boolean, initially: .boolean(false)),
    DocumentProperty("adjustsFontSizeToFitWidth", .boolean, spelled: "adjustsFontSizeToFit"),
    DocumentProperty("enabled", .boolean, initially: .boolean(true)),
    DocumentProperty("highlighted", .boolean, initially: .boolean(false)),
    DocumentProperty("highlightedTextColor", .optionalColor, spelled: "highlightedColor"),
    DocumentProperty("lineBreakMode", .name(lineBreakModes)),
    DocumentProperty("minimumScaleFactor", .real),
    DocumentProperty("numberOfLines", .integer, initially: .integer(1)),
    DocumentProperty("preferredMaxLayoutWidth", .real),
    DocumentProperty("shadowColor", .color),
    DocumentProperty("shadowOffset", .size),
    DocumentProperty("text", .text),
    DocumentProperty("textAlignment", .name(textAlignments)),
    DocumentProperty("textColor", .color),
    DocumentProperty("font.fontName", .string, spelled: "name", in: .part("fontDescription")),
    DocumentProperty("font.pointSize", .real, spelled: "pointSize", in: .part("fontDescription")),
  ]

  private static let pageControl: [DocumentProperty] = [
    DocumentProperty("currentPage", .integer),
    DocumentProperty("currentPageIndicatorTintColor", .color),
    DocumentProperty("hidesForSinglePage", .boolean, initially: .boolean(false)),
    DocumentProperty("numberOfPages", .integer),
    DocumentProperty("pageIndicatorTintColor", .color),
  ]

  private static let progressView: [DocumentProperty] = [
    DocumentProperty("progress", .real),
    DocumentProperty("progressTintColor", .color),
    DocumentProperty("trackTintColor", .color),
  ]

  private static let scrollView: [DocumentProperty] = [
    DocumentProperty("alwaysBounceHorizontal", .boolean, initially: .boolean(false)),
    DocumentProperty("alwaysBounceVertical", .boolean, initially: .boolean(false)),
    DocumentProperty("bounces", .boolean, initially: .boolean(true)),
    DocumentProperty("bouncesZoom", .boolean),
    DocumentProperty("canCancelContentTouches", .boolean, initially: .boolean(true)),
    DocumentProperty("delaysContentTouches", .boolean, initially: .boolean(true)),
    DocumentProperty("directionalLockEnabled", .boolean, initially: .boolean(false)),
    DocumentProperty("keyboardDismissMode", .name(["none": 0, "onDrag": 1, "interactive": 2])),
    DocumentProperty("maximumZoomScale", .real, initially: .real(1)),
    DocumentProperty("minimumZoomScale", .real, initially: .real(1)),
    DocumentProperty("pagingEnabled", .boolean, initially: .boolean(false)),
    DocumentProperty("scrollEnabled", .boolean, initially: .boolean(true)),
    DocumentProperty("showsHorizontalScrollIndicator", .boolean, initially: .boolean(true)),
    DocumentProperty("showsVerticalScrollIndicator", .boolean, initially: .boolean(true)),
  ]

  private static let searchBar: [DocumentProperty] = [
    DocumentProperty("barTintColor", .color),
    DocumentProperty("placeholder", .text),
    DocumentProperty("prompt", .text),
    DocumentProperty("text", .text),
  ]

  private static let segmentedControl: [DocumentProperty] = [
    DocumentProperty("selectedSegmentIndex", .integer),
    DocumentProperty("selectedSegmentTintColor", .color),
  ]

  private static let slider: [DocumentProperty] = [
    DocumentProperty("continuous", .boolean, initially: .boolean(true)),
    DocumentProperty("maximumTrackTintColor", .color),
    DocumentProperty("maximumValue", .real, spelled: "maxValue"),
    DocumentProperty("minimumTrackTintColor", .color),
    DocumentProperty("minimumValue", .real, spelled: "minValue"),
    DocumentProperty("thumbTintColor", .color),
    DocumentProperty("value", .real),
  ]

  private static let stackView: [DocumentProperty] = [
    DocumentProperty("alignment", .name(stackAlignments), initially: .integer(0)),
    DocumentProperty("axis", .name(["horizontal": 0, "vertical": 1]), initially: .integer(0)),
    DocumentProperty("baselineRelativeArrangement", .boolean, initially: .boolean(false)),
    DocumentProperty("distribution", .name(stackDistributions), initially: .integer(0)),
    // A standard spacing is resolved at run time.
    DocumentProperty("spacing", .spacing, initially: .real(0)),
  ]

  private static let stepper: [DocumentProperty] = [
    DocumentProperty("maximumValue", .real),
    DocumentProperty("minimumValue", .real),
    DocumentProperty("stepValue", .real),
    DocumentProperty("value", .real),
  ]

  private static let switchControl: [DocumentProperty] = [
    DocumentProperty("on", .boolean),
    DocumentProperty("onTintColor", .color),
    DocumentProperty("thumbTintColor", .color),
  ]

  private static let tableView: [DocumentProperty] = [
    DocumentProperty("allowsMultipleSelection", .boolean, initially: .boolean(false)),
    DocumentProperty("allowsSelection", .boolean, initially: .boolean(true)),
    DocumentProperty("estimatedRowHeight", .real),
    DocumentProperty("rowHeight", .real),
    DocumentProperty("sectionFooterHeight", .real),
    DocumentProperty("sectionHeaderHeight", .real),
    DocumentProperty("separatorColor", .color),
    DocumentProperty("style", .name(["plain": 0, "grouped": 1, "insetGrouped": 2])),
  ]

  private static let tableViewCell: [DocumentProperty] = [
    DocumentProperty("accessoryType", .name(accessoryTypes), initially: .integer(0)),
    DocumentProperty("indentationLevel", .integer, initially: .integer(0)),
    DocumentProperty("indentationWidth", .real),
    DocumentProperty("reuseIdentifier", .string),
    DocumentProperty("selectionStyle", .name(["none": 0, "blue": 1, "gray": 2, "default": 3])),
  ]

  private static let collectionReusableView: [DocumentProperty] = [
    DocumentProperty("reuseIdentifier", .string)
  ]

  private static let textField: [DocumentProperty] = [
    DocumentProperty("adjustsFontForContentSizeCategory", .boolean, initially: .boolean(false)),
    DocumentProperty("adjustsFontSizeToFitWidth", .boolean, spelled: "adjustsFontSizeToFit"),
    DocumentProperty("background", .image),
    DocumentProperty("borderStyle", .name(["none": 0, "line": 1, "bezel": 2, "roundedRect": 3])),
    DocumentProperty(
      "clearButtonMode",
      .name(["never": 0, "whileEditing": 1, "unlessEditing": 2, "always": 3])
    ),
    DocumentProperty("clearsOnBeginEditing", .boolean, initially: .boolean(false)),
    DocumentProperty("minimumFontSize", .real),
    DocumentProperty("placeholder", .text),
    DocumentProperty("secureTextEntry", .boolean, in: .part("textInputTraits"), initially: .boolean(false)),
    DocumentProperty("text", .text),
    DocumentProperty("textAlignment", .name(textAlignments)),
    DocumentProperty("textColor", .color),
    DocumentProperty("font.fontName", .string, spelled: "name", in: .part("fontDescription")),
    DocumentProperty("font.pointSize", .real, spelled: "pointSize", in: .part("fontDescription")),
  ]

  private static let textView: [DocumentProperty] = [
    DocumentProperty("adjustsFontForContentSizeCategory", .boolean, initially: .boolean(false)),
    DocumentProperty("editable", .boolean, initially: .boolean(true)),
    DocumentProperty("secureTextEntry", .boolean, in: .part("textInputTraits"), initially: .boolean(false)),
    DocumentProperty("selectable", .boolean, initially: .boolean(true)),
    DocumentProperty("text", .text),
    DocumentProperty("textAlignment", .name(textAlignments)),
    DocumentProperty("textColor", .color),
    DocumentProperty("font.fontName", .string, spelled: "name", in: .part("fontDescription")),
    DocumentProperty("font.pointSize", .real, spelled: "pointSize", in: .part("fontDescription")),
  ]

  private static let barItem: [DocumentProperty] = [
    DocumentProperty("enabled", .boolean, initially: .boolean(true)),
    DocumentProperty("image", .image),
    DocumentProperty("tag", .integer, initially: .integer(0)),
    DocumentProperty("title", .text),
  ]

  private static let barButtonItem: [DocumentProperty] = [
    DocumentProperty("tintColor", .color),
    DocumentProperty("width", .real, initially: .real(0)),
  ]

  private static let tabBarItem: [DocumentProperty] = [
    DocumentProperty("badgeValue", .string),
    DocumentProperty("selectedImage", .image),
  ]

  private static let navigationItem: [DocumentProperty] = [
    DocumentProperty("prompt", .text),
    DocumentProperty("title", .text),
  ]

  private static let viewController: [DocumentProperty] = [
    DocumentProperty("hidesBottomBarWhenPushed", .boolean, initially: .boolean(false)),
    DocumentProperty("title", .text),
  ]

  private static let gestureRecognizer: [DocumentProperty] = [
    DocumentProperty("enabled", .boolean, initially: .boolean(true))
  ]

  private static let tapGestureRecognizer: [DocumentProperty] = [
    DocumentProperty("numberOfTapsRequired", .integer, initially: .integer(1)),
    DocumentProperty("numberOfTouchesRequired", .integer, initially: .integer(1)),
  ]

  private static let contentModes = numbered([
    "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom", "left", "right",
    "topLeft", "topRight", "bottomLeft", "bottomRight",
  ])

  private static let horizontalAlignments = numbered([
    "center", "left", "right", "fill", "leading", "trailing",
  ])

  private static let verticalAlignments = numbered(["center", "top", "bottom", "fill"])

  private static let textAlignments = numbered(["left", "center", "right", "justified", "natural"])

  static let lineBreakModes = numbered([
    "wordWrap", "characterWrap", "clip", "headTruncation", "tailTruncation", "middleTruncation",
  ])

  private static let stackAlignments = [
    "fill": 0, "leading": 1, "top": 1, "firstBaseline": 2, "center": 3, "trailing": 4, "bottom": 4,
    "lastBaseline": 5,
  ]

  private static let stackDistributions = numbered([
    "fill", "fillEqually", "fillProportionally", "equalSpacing", "equalCentering",
  ])

  private static let accessoryTypes = numbered([
    "none", "disclosureIndicator", "detailDisclosureButton", "checkmark", "detailButton",
  ])

  private static func numbered(_ names: [String]) -> [String: Int] {
    Dictionary(uniqueKeysWithValues: zip(names, 0...))
  }
}
