import NibproofTestSupport

/// Returns an iOS xib with the given objects, which start on line 4.
func xib(_ objects: String) -> String { DocumentText.xib(objects) }

/// Returns a macOS xib with the given objects.
func mac(_ objects: String) -> String { DocumentText.mac(objects) }

/// Returns an iOS storyboard with the given scenes.
func storyboard(initial: String? = nil, _ scenes: String) -> String {
  DocumentText.storyboard(initial: initial, scenes)
}
