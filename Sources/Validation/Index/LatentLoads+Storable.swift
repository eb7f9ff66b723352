import FactStorage

extension LatentLoads: Storable {
  static var blank: LatentLoads {
    LatentLoads(sightings: .blank, scenes: .blank, unbuilt: [], programs: [:])
  }

  mutating func code(with coder: inout some FieldCoder) {
    coder.code(&sightings)
    coder.code(&scenes)
    coder.code(&unbuilt)
    coder.code(&programs)
  }
}

extension LoadSightings: Storable {
  static var blank: LoadSightings { LoadSightings() }

  mutating func code(with coder: inout some FieldCoder) {
    coder.code(&names)
    coder.code(&usedClasses)
    coder.code(&handedClasses)
    coder.code(&subclasses)
    coder.code(&unaskedViews)
    coder.code(&providedControllers)
    coder.code(&unaskedControllers)
    coder.code(&unmadeClasses)
    coder.code(&unmadeFiles)
    coder.code(&hasStart)
  }
}

extension ReachedScenes: Storable {
  static var blank: ReachedScenes { ReachedScenes() }

  mutating func code(with coder: inout some FieldCoder) {
    var sorted = reached.sorted()
    coder.code(&sorted)
    reached = Set(sorted)
  }
}

extension ReachedScenes.Scene: Storable {
  static var blank: ReachedScenes.Scene { ReachedScenes.Scene(file: "", number: 0) }

  mutating func code(with coder: inout some FieldCoder) {
    coder.code(&file)
    coder.code(&number)
  }
}

extension Programs: Storable {
  static var blank: Programs { .all }

  mutating func code(with coder: inout some FieldCoder) {
    var sorted = targets?.sorted()
    coder.code(&sorted)
    self = Programs(targets: sorted.map(Set.init))
  }
}

extension MentionedNames: Storable {
  static var blank: MentionedNames { MentionedNames() }

  mutating func code(with coder: inout some FieldCoder) {
    coder.code(&programs)
  }
}
