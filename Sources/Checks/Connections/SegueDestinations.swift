import InterfaceDocuments
import KeyValueCoding
import NibLoading
import ProgramModel
import RuntimeAttributes
import SourceModel

/// Checks the casts of segue destinations in `prepare(for:sender:)`, such as those to a controller that is in the
/// navigation controller to which the segue leads.
///
/// Source: XLForm#165.
enum SegueDestinations: DocumentCheck {
  static func findings(in document: InterfaceDocument, _ context: DocumentContext) -> [Finding] {
    document.scenes.flatMap { scene -> [Finding] in
      guard let controller = scene.controller, let className = document.objects[controller].customClass,
        case let casts = context.code.destinationCasts(in: className, on: context.platform), !casts.isEmpty
      else { return [] }
      let segues = scene.objects.clamped(to: document.objects.indices).flatMap { index in
        document.objects[index].connections.compactMap { connection -> Performed? in
          guard case .segue(let segue) = connection.kind, !ignored.contains(segue.kind),
            segue.customClass == nil, let end = connection.destination.flatMap({ context.indexes[$0] }),
            document.objects[end].isController, let name = document.objects[end].className
          else { return nil }
          return Performed(segue: segue, connection: connection, object: index, className: name)
        }
      }
      return casts.compactMap { finding(about: $0, among: segues, in: document, context) }
    }
  }

  /// A segue of a scene, and the class of its destination.
  private struct Performed {
    var segue: Segue
    var connection: Connection
    var object: Int
    var className: String
  }

  /// The kinds of segues for which the method is not called, or that lead to an existing controller.
  private static let ignored: Set<String> = ["relationship", "unwind"]

  private static func finding(
    about cast: AppCode.DestinationCast,
    among segues: [Performed],
    in document: InterfaceDocument,
    _ context: DocumentContext
  ) -> Finding? {
    let (platform, code) = (context.platform, context.code)
    // Without an identifier, the code may rely on other conditions if any segue fits.
    let meant = segues.filter { cast.identifier == nil || $0.segue.identifier == cast.identifier }
    guard let first = meant.first,
      meant.allSatisfy({ code.areUnrelated([$0.className], to: cast.wanted, on: platform) })
    else { return nil }
    let names = (
      from: code.runtimeName(called: first.className, on: platform),
      to: code.runtimeName(of: cast.wanted, on: platform)
    )
    let console = names.from.flatMap { from in names.to.map { ConsoleLine.failedCast(from: from, to: $0) } }
    var finding = Finding(
      id: .failedCast,
      consequence: .crashOnUse,
      message: "the segue" + (first.segue.identifier.map { " '\($0)'" } ?? "") + " leads to a "
        + first.className.withoutModule
        + ", so the cast of its destination to \(cast.wanted.unqualifiedName) fails",
      consoleMessage: cast.isForced ? console : nil,
      file: document.file,
      position: first.connection.position,
      object: Finding.Object(document.objects[first.object]),
      keyPath: first.segue.identifier,
      declaration: cast.location
    )
    finding.notes = [.used(at: cast.location)]
    return finding
  }
}
