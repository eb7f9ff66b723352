/// The controllers of which each object that is seen to be made is given the name of its nib, or its view: none looks for a
/// nib that is called like its class.
struct ProvidedControllers {
  let classes: Set<String>

  /// Finds them.
  ///
  /// - Parameters:
  ///   - totals: What sources mention. What a class is asked for may be an object, made in whatever way.
  ///   - documents: The documents. An object without a view in one looks for its nib.
  init(_ totals: MentionTotals, documents: [DocumentSummary]) {
    var provided = totals.providedClasses
    var seeking: Set<String> = []
    for document in documents {
      for use in document.classes where !use.isPlaceholder {
        if use.hasView { provided.insert(use.name) } else { seeking.insert(use.name) }
      }
    }
    classes = provided.filter { name in
      !seeking.contains(name) && !totals.seekingClasses.contains(name) && totals.members[name] == nil
    }
  }
}
