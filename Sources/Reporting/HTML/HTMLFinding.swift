import Checks
import InterfaceDrawing
import NibLoading
import ReferenceGraph
import RuntimeAttributes

/// A finding on an HTML page, with the findings that it explains.
struct HTMLFinding {
  let group: FindingGroup
  let excerpt: SourceExcerpt?
  let place: FindingPictures.Place?
  let options: ReportOptions
  /// The number of an earlier finding with the same picture, if any.
  var samePicture: Int?

  var finding: Finding { group.finding }

  /// The contents of a picture.
  struct Picture: Hashable {
    private let id: String
    private let outlines: [[Double]]

    fileprivate init(id: String, outlines: [Box?]) {
      self.id = id
      self.outlines = outlines.map { box in box.map { [$0.x, $0.y, $0.width, $0.height] } ?? [] }
    }
  }

  /// The contents of the finding's picture; nil without a picture.
  var picture: Picture? {
    place.flatMap { place in
      place.picture.map { Picture(id: $0, outlines: [place.box, place.destination]) }
    }
  }

  func html(number: Int) -> String {
    let figure = samePicture == nil ? figure : ""
    return """
      <article class="finding\(figure.isEmpty ? " plain" : "")" id="finding-\(number)" data-consequence="\(finding.kindOfConsequence)" \
      data-reachability="\(finding.reachabilityState)" data-id="\(finding.id.rawValue)" \
      data-file="\(HTMLText.escaped(finding.file))" aria-labelledby="message-\(number)">
      <div class="words">
      <p class="kind">\(chips)<a href="#\(finding.id.rawValue)"><code>\(finding.id.rawValue)</code></a> \
      <a class="anchor" href="#finding-\(number)" title="\(ReportMessages.linkToFinding)">#\(number)</a></p>
      <h3 id="message-\(number)">\(HTMLText.escaped(finding.message))</h3>
      <p class="where">\(options.placeHTML(finding.file, finding.position))</p>
      \(notes)\(details)\(members)\(excerpt.map(HTMLText.excerpt) ?? "")\(advice)
      </div>
      \(figure)
      </article>

      """
  }

  private var chips: String {
    let severity = finding.severity(under: options.strictness)
    var chips = [
      "<span class=\"badge \(finding.kindOfConsequence)\">\(ReportMessages.word(of: finding))</span>"
    ]
    switch finding.reachabilityState {
    case ReportMessages.unreachable:
      chips.append("<span class=\"badge state\">\(ReportMessages.unreachable)</span>")
    case ReportMessages.reachable:
      chips.append("<span class=\"badge state\">\(ReportMessages.reachable)</span>")
    default: break
    }
    if severity != ReportMessages.usualSeverity(of: finding) {
      chips.append("<span class=\"badge state\">\(severity.rawValue)</span>")
    }
    return chips.joined(separator: " ") + " "
  }

  private var notes: String {
    guard !finding.notes.isEmpty || finding.suggestion != nil else { return "" }
    let suggestion = finding.suggestion.map { name in
      "<li>\(HTMLText.escaped(ReportMessages.didYouMeanSentence(name)))</li>"
    }
    let items = finding.notes.map { note in
      let place = note.location.map { " (\(options.placeHTML($0.file, $0.position)))" } ?? ""
      return "<li>\(HTMLText.escaped(note.message))\(place)</li>"
    }
    return "<ul class=\"notes\">\(suggestion ?? "")\(items.joined())</ul>\n"
  }

  /// The details of the finding as labeled rows.
  private var details: String {
    var rows = [("Effect", HTMLText.escaped(ReportMessages.effectSentence(of: finding)))]
    if let path = place?.path, !path.isEmpty {
      let names = path.map { "<span>\(HTMLText.escaped($0))</span>" }
      rows.append(("Object", "<span class=\"path\">\(names.joined(separator: " › "))</span>" + idAndClass))
    } else if let object = finding.object {
      rows.append(("Object", HTMLText.escaped(object.label ?? object.element) + idAndClass))
    }
    if let name = place?.destinationName {
      // The name is underlined in the style of the outline.
      let style = place?.destination == nil ? "" : " class=\"connected\""
      rows.append(("Connected to", "<span\(style)>\(HTMLText.escaped(name))</span>"))
    }
    if let keyPath = finding.keyPath {
      rows.append((ReportMessages.keyTitle(of: finding.id), "<code>\(HTMLText.escaped(keyPath))</code>"))
    }
    if let declaration = finding.declaration {
      let place = options.placeHTML(declaration.file, declaration.position)
      rows.append((ReportMessages.placeTitle(of: finding.id), place))
    }
    rows += evidence
    if let message = finding.consoleMessage {
      rows.append(("Console", "<code class=\"console\">\(HTMLText.escaped(message))</code>"))
    }
    if let samePicture {
      rows.append(("Drawing", "<a href=\"#finding-\(samePicture)\">see finding \(samePicture)</a>"))
    }
    return "<dl>" + rows.map { "<dt>\($0)</dt><dd>\($1)</dd>" }.joined() + "</dl>\n"
  }

  private var evidence: [(String, String)] {
    guard let step = ReportMessages.mainStep(of: finding.evidence) else { return [] }
    let word = ReportMessages.evidenceWord(of: finding)
    let place =
      step.position.map { options.placeHTML(step.file, $0) }
      ?? "<code>\(HTMLText.escaped(step.file))</code>"
    return [
      (
        word.prefix(1).uppercased() + word.dropFirst(),
        "\(place) \(HTMLText.escaped(ReportMessages.words(of: step)))"
      )
    ]
  }

  /// The findings that this finding explains, as a collapsible list.
  private var members: String {
    guard let summary = ReportMessages.members(of: group) else { return "" }
    let items = group.members.map { member in
      let place = options.placeHTML(member.file, member.position, text: "line \(member.position.line)")
      return "<li>\(place): \(HTMLText.escaped(ReportMessages.member(member)))</li>"
    }
    return """
      <details class="members"><summary>\(HTMLText.escaped(summary))</summary><ul>\(items.joined())</ul></details>

      """
  }

  private var idAndClass: String {
    let className = finding.object?.className
    return [finding.object?.id, className == place?.path.last ? nil : className].compactMap(\.self)
      .map { " <code>\(HTMLText.escaped($0))</code>" }.joined()
  }

  private var advice: String {
    "\n" + HTMLText.element("p", ReportMessages.remedy(Advice.text(for: finding)), class: "remedy")
  }

  // MARK: Pictures

  /// The part of the interface that contains the outlined object; the whole interface is shown on demand.
  private var figure: String {
    guard let place, let picture = place.picture else { return "" }
    let boxes = [place.box, place.destination].compactMap(\.self)
    let all = boxes.dropFirst().reduce(boxes.first ?? place.bounds) { $0.union($1) }
    let whole = Self.whole(around: all, in: place.bounds)
    let part = Self.part(of: whole, around: all)
    let name = HTMLText.escaped(place.path.joined(separator: ", "))
    var svg = "<use href=\"#\(picture)\"/>"
    if let destination = place.destination { svg += Self.outline(destination, "destination") }
    if let box = place.box {
      // A tint over the whole picture would only obscure it.
      let isWhole = box.width * box.height > 0.6 * part.width * part.height
      svg += Self.outline(box, isWhole ? "mark whole" : "mark")
    }
    func view(_ box: Box) -> String {
      """
      <svg viewBox="\(box.x.svg) \(box.y.svg) \(box.width.svg) \(box.height.svg)" role="img" \
      aria-label="\(name)" style="max-width:\(min(box.width * 1.5, 560).svg)px">\(svg)</svg>
      """
    }
    guard part != whole else { return "<figure>\(view(whole))</figure>" }
    return """
      <figure>\(view(part))<details><summary>\(ReportMessages.wholePicture)</summary>\(view(whole))</details></figure>
      """
  }

  /// Returns an outline on top of a white outline, so that it is visible on any background.
  private static func outline(_ box: Box, _ name: String) -> String {
    let box = box.inset(-3)
    return ["halo", name].map { name in
      "<rect class=\"\(name)\" x=\"\(box.x.svg)\" y=\"\(box.y.svg)\" width=\"\(box.width.svg)\" "
        + "height=\"\(box.height.svg)\" rx=\"4\"/>"
    }.joined()
  }

  private static let margin = 14.0
  /// The minimum size of the part of an interface that is shown for an object.
  private static let smallest = (width: 320.0, height: 240.0)
  /// The maximum share of the picture that a part may have; instead of a larger part, the whole picture is shown.
  private static let share = 0.6

  /// Returns the bounds of a picture with a margin, extended to contain a nearby box.
  static func whole(around box: Box, in bounds: Box) -> Box {
    bounds.union(box.intersection(bounds.inset(-200)) ?? bounds).inset(-margin)
  }

  /// Returns the part of a picture that contains a box, or the whole picture if the part is not much smaller.
  static func part(of whole: Box, around box: Box) -> Box {
    func range(from start: Double, length: Double, around middle: Double, wanted: Double) -> (Double, Double)
    {
      guard length > wanted else { return (start, length) }
      return (min(max(middle - wanted / 2, start), start + length - wanted), wanted)
    }
    let (x, width) = range(
      from: whole.x,
      length: whole.width,
      around: box.midX,
      wanted: max(smallest.width, box.width * 1.25 + 60)
    )
    let (y, height) = range(
      from: whole.y,
      length: whole.height,
      around: box.midY,
      wanted: max(smallest.height, box.height * 1.25 + 60)
    )
    return width * height < share * whole.width * whole.height
      ? Box(x: x, y: y, width: width, height: height) : whole
  }
}

extension ReportOptions {
  /// Returns a location on a page, as a link if there is a link format.
  fileprivate func placeHTML(_ file: String, _ position: SourcePosition, text: String? = nil) -> String {
    let place = text.map(HTMLText.escaped) ?? "<code>\(HTMLText.escaped("\(file):\(position)"))</code>"
    guard let link else { return place }
    let url = link.url(of: FileLocation(file: file, position: position), self)
    return "<a href=\"\(HTMLText.escaped(url))\">\(place)</a>"
  }
}
