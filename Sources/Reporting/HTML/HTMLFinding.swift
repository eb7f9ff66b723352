import InterfaceDrawing
import NibLoading
import RuntimeAttributes
import Validation

/// One finding of a page.
struct HTMLFinding {
  let finding: Finding
  let number: Int
  let severity: Severity
  let excerpt: String?
  let place: FindingPictures.Place?

  /// No picture shows more than this of a larger interface, around the object concerned.
  private static let widest = 720.0
  private static let highest = 820.0
  private static let margin = 14.0

  var html: String {
    let consequence = finding.consequence.rawValue
    return """
      <article class="finding" id="finding-\(number)" data-consequence="\(consequence)" \
      data-id="\(finding.id.rawValue)" data-file="\(HTMLText.escaped(finding.file))" \
      aria-labelledby="message-\(number)">
      <div class="words">
      <p class="kind"><span class="badge \(consequence)">\(Sentences.word(of: finding))</span> \
      <a href="#\(finding.id.rawValue)"><code>\(finding.id.rawValue)</code></a> \
      <a class="where" href="#finding-\(number)" title="\(Sentences.linkToFinding)">\(finding.position)</a>\
      \(finding.isUnreachable ? " <span class=\"severity\">\(Sentences.unreachable)</span>" : "")\
      \(severity == Sentences.usualSeverity(of: finding) ? "" : " <span class=\"severity\">\(severity.rawValue)</span>")</p>
      <h3 id="message-\(number)">\(HTMLText.escaped(finding.message))</h3>
      \(suggestion)\(notes)\(details)\(excerpt.map(HTMLText.code) ?? "")\(remedy)
      </div>
      \(figure)
      </article>

      """
  }

  private var suggestion: String {
    guard let name = finding.suggestion else { return "" }
    return "<p>\(HTMLText.escaped(Sentences.didYouMeanSentence(name)))</p>\n"
  }

  private var notes: String {
    guard !finding.notes.isEmpty else { return "" }
    let items = finding.notes.map { HTMLText.element("li", Sentences.note($0)) }
    return "<ul class=\"notes\">\(items.joined())</ul>\n"
  }

  /// What else is known, name by name.
  private var details: String {
    var rows = [("What happens", HTMLText.escaped(Sentences.effect(of: finding)))]
    if let path = place?.path, !path.isEmpty {
      let names = path.map { "<span>\(HTMLText.escaped($0))</span>" }
      rows.append(("Object", "<span class=\"path\">\(names.joined(separator: " › "))</span>" + idAndClass))
    } else if let object = finding.object {
      rows.append(("Object", HTMLText.escaped(object.label ?? object.element) + idAndClass))
    }
    if let name = place?.destinationName {
      // Underlined as it is outlined.
      let style = place?.destination == nil ? "" : " class=\"connected\""
      rows.append(("Connected to", "<span\(style)>\(HTMLText.escaped(name))</span>"))
    }
    if let keyPath = finding.keyPath {
      rows.append(("Key path", "<code>\(HTMLText.escaped(keyPath))</code>"))
    }
    if let declaration = finding.declaration {
      rows.append(("Declared at", "<code>\(HTMLText.escaped("\(declaration)"))</code>"))
    }
    for step in finding.evidence.prefix(1) {
      let word = Sentences.evidenceWord(of: finding)
      let title = word.prefix(1).uppercased() + word.dropFirst()
      rows.append((title, "<code>\(HTMLText.escaped(Sentences.evidence(step)))</code>"))
    }
    if let message = finding.consoleMessage {
      rows.append(("Runtime prints", "<code class=\"console\">\(HTMLText.escaped(message))</code>"))
    }
    return "<dl>" + rows.map { "<dt>\($0)</dt><dd>\($1)</dd>" }.joined() + "</dl>\n"
  }

  private var idAndClass: String {
    let className = finding.object?.className
    return [finding.object?.id, className == place?.path.last ? nil : className].compactMap(\.self)
      .map { " <code>\(HTMLText.escaped($0))</code>" }.joined()
  }

  private var remedy: String {
    Explanations.explanation(of: finding.id).map {
      "\n" + HTMLText.element("p", Sentences.remedy($0.remedy), class: "remedy")
    } ?? ""
  }

  /// The interface, the object concerned outlined.
  private var figure: String {
    guard let place, let picture = place.picture else { return "" }
    let boxes = [place.box, place.destination].compactMap(\.self)
    let all = boxes.dropFirst().reduce(boxes.first ?? place.bounds) { $0.union($1) }
    let view = Self.view(around: all, in: place.bounds)
    var svg = "<use href=\"#\(picture)\"/>"
    if let destination = place.destination { svg += Self.outline(destination, "destination") }
    if let box = place.box {
      // A tint over all of a picture would only veil it.
      let isWhole = box.width * box.height > 0.6 * place.bounds.width * place.bounds.height
      svg += Self.outline(box, isWhole ? "mark whole" : "mark")
    }
    let name = HTMLText.escaped(place.path.joined(separator: ", "))
    return """
      <figure><svg viewBox="\(view.x.svg) \(view.y.svg) \(view.width.svg) \(view.height.svg)" role="img" \
      aria-label="\(name)" style="max-width:\(min(view.width, 560).svg)px">\(svg)</svg></figure>
      """
  }

  /// An outline above a paler one, so that it stands out from whatever colors the interface has.
  private static func outline(_ box: Box, _ name: String) -> String {
    let box = box.inset(-3)
    return ["halo", name].map { name in
      "<rect class=\"\(name)\" x=\"\(box.x.svg)\" y=\"\(box.y.svg)\" width=\"\(box.width.svg)\" "
        + "height=\"\(box.height.svg)\" rx=\"4\"/>"
    }.joined()
  }

  /// What is shown of a picture: all, or as much around a box as may be.
  static func view(around box: Box, in bounds: Box) -> Box {
    let all = bounds.union(box.intersection(bounds.inset(-200)) ?? bounds).inset(-margin)
    func range(_ start: Double, _ length: Double, _ middle: Double, _ limit: Double) -> (Double, Double) {
      guard length > limit else { return (start, length) }
      return (min(max(middle - limit / 2, start), start + length - limit), limit)
    }
    let (x, width) = range(all.x, all.width, box.midX, max(widest, min(box.width + 2 * margin, 1400)))
    let (y, height) = range(all.y, all.height, box.midY, max(highest, min(box.height + 2 * margin, 1400)))
    return Box(x, y, width, height)
  }
}
