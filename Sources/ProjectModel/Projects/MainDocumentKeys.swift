/// The keys of property lists that name the main storyboard or nib of an app (Information Property List,
/// developer.apple.com).
enum MainDocumentKeys {
  static let storyboards = [
    "NSMainStoryboardFile", "UIMainStoryboardFile", "UIMainStoryboardFile~ipad",
    "UIMainStoryboardFile~iphone",
  ]
  static let nibs = ["NSMainNibFile", "NSMainNibFile~ipad", "NSMainNibFile~iphone"]

  /// The prefix of build settings that become entries of the property list that Xcode generates.
  static let settingPrefix = "INFOPLIST_KEY_"
}
