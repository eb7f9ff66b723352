import KeyValueCoding
import NibLoading
import ProgramModel
import RuntimeAttributes
import SourceModel

extension CreatedControllers {
  /// Returns findings about controllers whose initializer names a nib after the class of the object, although the nib
  /// of the class that code creates does not exist.
  ///
  /// Example: `[self initWithNibName:NSStringFromClass([self class]) bundle:nil]` in a superclass.
  ///
  /// Source: FirebaseUI-iOS#225.
  func controllersNamingOwnNib(on platform: Platform) -> [Finding] {
    code.nibsNamedAfterObject(on: platform).flatMap { declaring, use -> [Finding] in
      (code.family(of: declaring, on: platform) ?? []).sorted().compactMap { className in
        let creation = code.creations(of: className, on: platform).first {
          $0.isShown && code.runs(use, of: declaring, byCreating: className, $0, on: platform)
        }
        guard let creation,
          code.loadsViewFromNib(
            NamedClass(className, in: creation.scope, of: creation.location.file),
            on: platform
          )
        else { return nil }
        var finding = contents.finding(
          MissingName(.nib(className)),
          in: use.location.file,
          at: use.location.position,
          on: platform
        )
        finding?.declaration = creation.location
        finding?.notes.append(
          Finding.Note("the nib is named after '\(className)', which is created here", at: creation.location)
        )
        return finding
      }
    }
  }
}

extension AppCode {
  /// Returns the uses of nibs that initializers of controllers always name after the class of the object, with their
  /// classes, in order.
  fileprivate func nibsNamedAfterObject(on platform: Platform) -> [(className: String, use: Use)] {
    guard let classes = classes[platform] else { return [] }
    return classes.uses.sorted { $0.key < $1.key }.flatMap { className, uses in
      uses.filter { use in
        guard let nib = use.nib, nib.controller == .itself, !nib.isOfWindow, nib.isAlwaysNamed else {
          return false
        }
        return use.name?.isNameOfSelf == true && use.member.hasPrefix("init(")
          && mayRun(use, on: platform)
      }
      .map { (className, $0) }
    }
  }

  /// Whether creating an object of a class certainly runs the initializer of a superclass that contains a use.
  fileprivate func runs(
    _ use: Use,
    of declaring: String,
    byCreating className: String,
    _ creation: Creation,
    on platform: Platform
  ) -> Bool {
    guard let classes = classes[platform], creation.instantiation == nil else { return false }
    let chain = classes.ancestors(of: [className])
    // A declaration in a header does not have statements.
    let own = ownUnits(of: chain).filter { source, unit in
      unit.kind == .initializer && !unit.isDecoding(source.facts)
        && source.facts.occurrences(of: unit).contains { $0.statement > 0 }
    }
    let isObjectiveC = source(at: use.location.file)?.language == .objectiveC
    if isObjectiveC {
      let selector = classes.types.parts(of: classes.superclasses(called: declaring)).lazy
        .flatMap(\.declaration.methods).first { $0.swiftName == use.member }?.selector
      guard let name = selector.map({ String($0.prefix { $0 != ":" }) }), name == creation.initializer else {
        return false
      }
      return own.count { source, unit in source.facts.names.bytes(of: unit.name).elementsEqual(name.utf8) }
        == 1
    }
    return own.count == 1 && hasArguments(creation) == (use.member != "init()")
  }
}
