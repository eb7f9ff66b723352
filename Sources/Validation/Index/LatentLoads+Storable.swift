import FactStorage

extension LatentLoads: Storable {
  static var blank: LatentLoads { LatentLoads(sightings: .blank, scenes: .blank, unbuilt: []) }

  mutating func code(with coder: inout some FieldCoder) {
    coder.code(&sightings)
    coder.code(&scenes)
    coder.code(&unbuilt)
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
