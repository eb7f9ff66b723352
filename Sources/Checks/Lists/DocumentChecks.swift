package import InterfaceDocuments

/// The checks of a document that do not simulate its load.
package enum DocumentChecks {
  private static let all: [any DocumentCheck.Type] = [
    BindingActions.self, BlankPrototypes.self, ClassKinds.self, ClassesOfTargets.self,
    ControllerBindings.self, DataSources.self, DecodedControllers.self, IllegalConfigurations.self,
    ItemPrototypes.self, OutletCasts.self, SegueActions.self, SegueDestinations.self,
    SegueWithoutPerform.self,
    SetterActions.self, StaticCells.self, TreeControllerKeys.self, UnconnectedOutlets.self,
    UnlinkedClasses.self, ValueTransformers.self,
  ]

  /// Returns the findings of all checks about a document, except findings that its load already reports.
  package static func findings(
    in document: InterfaceDocument,
    _ context: DocumentContext,
    besides loaded: [Finding]
  ) -> [Finding] {
    all.flatMap { $0.findings(in: document, context) }.filter { finding in
      !loaded.contains {
        $0.id == finding.id && $0.position == finding.position && $0.keyPath == finding.keyPath
      }
    }
  }
}
