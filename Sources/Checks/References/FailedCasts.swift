import KeyValueCoding
import NibLoading
import ProgramModel
import RuntimeAttributes
import SourceModel

extension SourceReferences {
  /// Returns a finding if code casts a loaded object to a class that the object is not an instance of.
  ///
  /// - Parameters:
  ///   - use: The request of the object.
  ///   - type: The type that contains the request.
  ///   - platform: The platform of the source.
  /// - Returns: A finding, or nil if the cast may succeed.
  func failedCast(_ use: Use, in type: TypeDeclaration, on platform: Platform) -> Finding? {
    guard let resultUse = use.resultUse, let wanted = resultUse.className else { return nil }
    let (file, own) = (use.location.file, NamedClass(type, of: use.location.file))
    // A registered class replaces the prototypes of documents.
    let registered =
      use.cell?.isOfOwnScene == true
      ? code.plainCell(for: use.text, of: type.name, on: platform) : nil
    guard let classes = registered.map({ [$0] }) ?? classesInDocuments(use, own, in: type, on: platform),
      !classes.contains(wanted)
    else { return nil }
    let target = NamedClass(wanted, in: type, of: file)
    guard code.areUnrelated(classes, to: target, on: platform) else { return nil }
    // Code may register another class or nib for the identifier.
    if use.cell != nil, registered == nil,
      !code.isUnregistered(use.text, askedBy: own, on: platform)
    {
      return nil
    }
    if case .treated(_, let accesses) = resultUse {
      return code.firstUnanswered(accesses, by: classes, of: target, on: platform).map {
        unanswered($0, use, classes.sorted(), wanted)
      }
    }
    let consoleLine: String? =
      switch resultUse {
      case .cast:
        classes.count == 1
          ? classes.first.flatMap { self.consoleLine(ofCasting: $0, to: target, on: platform) } : nil
      case .unwrappedCast: ConsoleLine.nilUnwrapped
      default: nil
      }
    return Finding(
      id: .failedCast,
      consequence: .crashOnUse,
      message: FindingReason.failedCast(use, classes.sorted(), to: wanted).message,
      consoleMessage: consoleLine,
      file: file,
      position: use.location.position,
      keyPath: use.text,
      declaration: FileLocation(file: file, position: use.memberPosition)
    )
  }

  /// Returns a finding about a property that an object lacks, although Objective-C code accesses it.
  private func unanswered(_ access: ResultUse.Access, _ use: Use, _ classes: [String], _ wanted: String)
    -> Finding
  {
    let file = use.location.file
    let reason = FindingReason.unansweredProperty(use, classes, property: access.property, of: wanted)
    var finding = Finding(
      id: .failedCast,
      consequence: .crashOnUse,
      message: reason.message,
      consoleMessage: classes.count == 1 && classes[0].hasPrefix("UI")
        ? ConsoleLine.unrecognizedSelector(access.property, of: classes[0]) : nil,
      file: file,
      position: use.location.position,
      keyPath: use.text,
      declaration: FileLocation(file: file, position: use.memberPosition)
    )
    finding.notes = [.used(at: FileLocation(file: file, position: access.location))]
    return finding
  }

  /// Returns the classes of the objects in documents that a request may return, or nil if some are unknown.
  private func classesInDocuments(
    _ use: Use,
    _ own: NamedClass,
    in type: TypeDeclaration,
    on platform: Platform
  ) -> Set<String>? {
    let scenes = ownsScenes(with: use, own, type, on: platform) ? type.name : nil
    guard let named = contents.classes(givenTo: use, in: scenes, on: platform) else { return nil }
    let names = named.compactMap {
      contents.created(for: $0, isMissing: code.isMissing($0, besides: use.location.file, on: platform))
    }
    return names.count == named.count ? Set(names) : nil
  }

  /// Whether no scene of another class contains the cell that a type requests from its own table.
  private func ownsScenes(
    with use: Use,
    _ own: NamedClass,
    _ type: TypeDeclaration,
    on platform: Platform
  ) -> Bool {
    use.cell != nil && type.traits.access != .open
      && code.isNoSuperclass(
        own,
        of: contents.classesWithReusable(use.text).filter { $0 != type.name },
        on: platform
      )
  }

  /// Returns the console message of a cast that traps, or nil if the message contains unknown names.
  private func consoleLine(ofCasting className: String, to wanted: NamedClass, on platform: Platform)
    -> String?
  {
    guard let from = code.runtimeName(called: className, on: platform),
      let to = code.runtimeName(of: wanted, on: platform)
    else { return nil }
    return ConsoleLine.failedCast(from: from, to: to)
  }
}
