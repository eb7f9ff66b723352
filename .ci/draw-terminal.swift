// Draws the output of a terminal as an SVG whose lines appear one after another: draw-terminal < TEXT > SVG
//
// Lines that begin with "$ " are commands. Colors and weights are determined by escape sequences.

struct Run {
  var text = ""
  var classes: [String] = []
}

let columns = 104
// Sizes are in points. A character of the font is 7.8 points wide.
let (lineHeight, margin) = (19, 16)
let (width, fontSize) = (columns * 78 / 10 + 2 * margin, 13)

/// The style classes for the codes of escape sequences.
let classes = ["1": "b", "2": "d", "31": "r", "32": "g", "33": "y", "34": "l", "35": "m", "36": "c"]

func escaped(_ text: String) -> String {
  text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
}

/// Returns the rows of a line, each no wider than the terminal.
func rows(of line: String) -> [[Run]] {
  var rows: [[Run]] = [[Run()]]
  var column = 0
  var rest = line[...]
  while let character = rest.popFirst() {
    if character == "\u{1B}", rest.first == "[", let end = rest.firstIndex(of: "m") {
      let codes = rest[..<end].dropFirst().split(separator: ";").map(String.init)
      rest = rest[rest.index(after: end)...]
      rows[rows.count - 1].append(Run(classes: codes.compactMap { classes[$0] }))
      continue
    }
    if column == columns {
      let last = rows[rows.count - 1].last?.classes ?? []
      rows.append([Run(classes: last)])
      column = 0
    }
    rows[rows.count - 1][rows[rows.count - 1].count - 1].text.append(character)
    column += 1
  }
  return rows
}

var lines: [String] = []
// The time at which the next line appears, in milliseconds.
var time = 500
var y = margin + fontSize
var isFirst = true
while let line = readLine() {
  let isCommand = line.hasPrefix("$ ")
  if isCommand, !isFirst { time += 2000 }
  for row in rows(of: line) {
    let text = row.filter { !$0.text.isEmpty }.map { run in
      run.classes.isEmpty
        ? escaped(run.text)
        : "<tspan class=\"\(run.classes.joined(separator: " "))\">\(escaped(run.text))</tspan>"
    }.joined()
    if !text.isEmpty {
      let command = isCommand ? " class=\"b\"" : ""
      lines.append(
        "<text x=\"\(margin)\" y=\"\(y)\"\(command) style=\"animation-delay:\(time)ms\">\(text)</text>"
      )
    }
    y += lineHeight
  }
  time += isCommand ? 800 : 50
  isFirst = false
}

let height = y - fontSize + margin
print(
  """
  <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)" xml:space="preserve">
  <style>
  text{font:\(fontSize)px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;fill:#d6d6dc;white-space:pre;\
  opacity:0;animation:show .01s linear forwards}
  @keyframes show{to{opacity:1}}
  @media(prefers-reduced-motion:reduce){text{animation:none;opacity:1}}
  .b{font-weight:700;fill:#fff}.d{fill:#8e8e99}.r{fill:#ff6961}.g{fill:#5fd38d}.y{fill:#ffd666}.l{fill:#7aa2ff}.m{fill:#d59bff}.c{fill:#6fd6e8}
  </style>
  <rect width="\(width)" height="\(height)" rx="10" fill="#1c1c22"/>
  \(lines.joined(separator: "\n"))
  </svg>
  """
)
