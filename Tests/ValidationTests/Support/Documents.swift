import NibproofTestSupport

/// A xib of iOS with the given objects, which start on line 4.
func xib(_ objects: String) -> String { DocumentText.xib(objects) }

/// A xib of macOS with the given objects.
func mac(_ objects: String) -> String { DocumentText.mac(objects) }

/// A storyboard of iOS with the given scenes.
func storyboard(initial: String? = nil, _ scenes: String) -> String {
  DocumentText.storyboard(initial: initial, scenes)
}
