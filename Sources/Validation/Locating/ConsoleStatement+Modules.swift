import NibLoading

extension ConsoleStatement {
  /// The statement without the modules of class names.
  ///
  /// Documents spell class names without modules, and predicted statements may also lack modules.
  var withoutModules: ConsoleStatement {
    func bare(_ name: String) -> String { RuntimeName(name).lastName }
    return switch self {
    case .undefinedKey(let key, let name): .undefinedKey(key, className: bare(name))
    case .unreadableKey(let key, let name): .unreadableKey(key, className: bare(name))
    case .nilForKey(let key, let name): .nilForKey(key, className: bare(name))
    case .unrecognizedSelector(let selector, let name):
      .unrecognizedSelector(selector, className: bare(name))
    case .attribute(let keyPath, let name): .attribute(keyPath: keyPath, className: bare(name))
    case .unknownClass(let name, _): .unknownClass(bare(name), path: nil)
    case .segueClass(let name): .segueClass(bare(name))
    case .cast(let name, let wanted): .cast(from: bare(name), to: bare(wanted))
    case .outlet(let property, let source, let destination):
      .outlet(property, source: bare(source), destination: bare(destination))
    case .rejectedOutlet(let property, let name): .rejectedOutlet(property, className: bare(name))
    case .missingWindowNib(let name): .missingWindowNib(className: bare(name))
    case .action(let selector, let name): .action(selector, className: bare(name))
    // A controller's nib has the name of its class, which AppKit prints with the module.
    case .missingNib(let name): .missingNib(bare(name))
    case .initializer(let initializer, let name): .initializer(initializer, className: name.map(bare))
    default: self
    }
  }
}
