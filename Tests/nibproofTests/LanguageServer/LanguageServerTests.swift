import JSON5
import NibproofTestSupport
import Testing

@testable import nibproof

@Suite("The language server")
struct LanguageServerTests {
  /// An app in Swift or Objective-C.
  struct App: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var source: String
    /// Returns the source with an outlet that has the given name.
    var text: @Sendable (String) -> String
    /// The position of the outlet's name.
    var place: String
  }

  static let apps = [
    App(
      testDescription: "Swift",
      source: "Panel.swift",
      text: {
        """
        import UIKit
        @objc(Panel) final class Panel: UIResponder {
          @IBOutlet var \($0): UIButton!
          @IBAction func tap(_ sender: UIButton) {}
        }

        """
      },
      place: "Panel.swift 2:16"
    ),
    App(
      testDescription: "Objective-C",
      source: "Panel.m",
      text: {
        """
        #import <UIKit/UIKit.h>
        @interface Panel : UIResponder
        @property IBOutlet UIButton *\($0);
        @end
        @implementation Panel
        - (IBAction)tap:(UIButton *)sender {}
        @end

        """
      },
      place: "Panel.m 2:29"
    ),
  ]

  static func xib(_ outlet: String, title: String = "") -> String {
    DocumentText.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Panel"><connections>
      <outlet property="\(outlet)" destination="b" id="c"/>
      </connections></placeholder>
      <button id="b" userLabel="\(title)"><connections>
      <action selector="tap:" destination="-1" eventType="touchUpInside" id="a"/>
      </connections></button>
      """
    )
  }

  @Test("Diagnostics follow unsaved documents", arguments: apps)
  func documents(_ app: App) async throws {
    let client = try await EditorClient.session(["Panel.xib": Self.xib("key"), app.source: app.text("key")])
    #expect(client.diagnostics == [:])
    await client.open("Panel.xib", Self.xib("gone"))
    #expect(client.diagnostics == ["Panel.xib": ["4:8 undefined-outlet"]])
    await client.change("Panel.xib", Self.xib("key"))
    #expect(client.diagnostics == [:])
    await client.change("Panel.xib", Self.xib("lost"))
    #expect(client.diagnostics == ["Panel.xib": ["4:8 undefined-outlet"]])
    await client.close("Panel.xib")
    #expect(client.diagnostics == [:])
  }

  @Test("Diagnostics follow unsaved sources", arguments: apps)
  func sources(_ app: App) async throws {
    let client = try await EditorClient.session(["Panel.xib": Self.xib("key"), app.source: app.text("key")])
    await client.open(app.source, app.text("renamed"))
    #expect(client.diagnostics == ["Panel.xib": ["4:8 undefined-outlet"]])
    await client.change(app.source, app.text("key"))
    #expect(client.diagnostics == [:])
  }

  @Test("Columns are counted in the negotiated unit")
  func encodings() async throws {
    // The outlet follows characters whose sizes differ between UTF-8 and UTF-16.
    let text = Self.xib("gone").replacing("<outlet", with: "<!-- ä€😀 --><outlet")
    for (capabilities, column, name) in [
      ([:], 21, "utf-16"), (["general": ["positionEncodings": .strings(["utf-16"])]], 21, "utf-16"),
      (["general": ["positionEncodings": .strings(["utf-8", "utf-16"])]], 26, "utf-8"),
    ] as [(JSONValue, Int, String)] {
      let files = ["Panel.xib": text, "Panel.swift": Self.apps[0].text("key")]
      let client = EditorClient(try TemporaryTree(files))
      let result = try await client.initialize(capabilities)
      #expect(result["capabilities"]?["positionEncoding"]?.string == name)
      await client.notify("initialized", [:])
      await client.server.settle()
      #expect(client.diagnostics == ["Panel.xib": ["4:\(column) undefined-outlet"]])
    }
  }

  @Test("A diagnostic has its code, its page, and what loads the nib")
  func details() async throws {
    let files = Dictionary(ExampleApp.files.map { ($0.path, $0.text) }) { $1 }
    let client = try await EditorClient.session(files)
    let document = try #require(client.last.first { $0.key.hasSuffix("BadgeDetailController.xib") })
    let outlet = try #require(document.value.first { $0["code"]?.string == "undefined-outlet" })
    #expect(outlet["severity"]?.integer == 1)
    #expect(outlet["code"]?.string == "undefined-outlet")
    let related = outlet["relatedInformation"]?.elements ?? []
    let places = related.compactMap { $0["location"] }.flatMap(client.places)
    #expect(places.contains { $0.hasSuffix("BadgesController.swift 12:12") })
    let unconnected = try #require(document.value.first { $0["code"]?.string == "unconnected-outlet" })
    let uses = (unconnected["relatedInformation"]?.elements ?? []).compactMap { $0["location"] }
    #expect(uses.flatMap(client.places).contains { $0.hasSuffix("BadgeDetailController.swift 9:4") })
  }

  @Test("Names lead to declarations and back", arguments: apps)
  func navigation(_ app: App) async throws {
    let text = Self.xib("key")
    let source = app.text("key")
    let client = try await EditorClient.session(["Panel.xib": text, app.source: source])
    let outlet = try await client.ask(
      "textDocument/definition",
      "Panel.xib",
      at: "\"key\"",
      in: text,
      after: 2
    )
    #expect(client.places(outlet) == [app.place])
    let type = try await client.ask(
      "textDocument/definition",
      "Panel.xib",
      at: "\"Panel\"",
      in: text,
      after: 2
    )
    #expect(client.places(type).first?.hasPrefix(app.source + " 1:") == true)
    let action = try await client.ask("textDocument/definition", "Panel.xib", at: "tap:", in: text)
    #expect(client.places(action).first?.hasPrefix(app.source) == true)
    let references = try await client.ask("textDocument/references", app.source, at: "key", in: source)
    #expect(client.places(references) == ["Panel.xib 4:18", app.place])
    let calls = try await client.ask("textDocument/references", app.source, at: "tap", in: source)
    #expect(client.places(calls).first == "Panel.xib 7:18")
    let objects = try await client.ask("textDocument/references", app.source, at: "Panel", in: source)
    #expect(client.places(objects).first?.hasPrefix("Panel.xib 3:") == true)
    let hover = try await client.ask("textDocument/hover", app.source, at: "key", in: source)
    #expect(hover["contents"]?["value"]?.string == "set or connected in `Panel.xib`: 1 place")
  }

  /// Returns the new texts of a workspace edit, with their files and positions.
  private static func edits(_ answer: JSONValue, _ client: EditorClient) -> [String] {
    guard case .object(let files) = answer["changes"]?.content else { return [] }
    return files.flatMap { file in
      file.value.elements.flatMap { edit in
        client.places(edit.adding(["uri": .string(file.key)])).map {
          "\($0) \(edit["newText"]?.string ?? "")"
        }
      }
    }
  }

  @Test("A renaming changes sources and documents, from either side", arguments: apps)
  func renaming(_ app: App) async throws {
    let (document, source) = (Self.xib("key"), app.text("key"))
    let client = try await EditorClient.session(["Panel.xib": document, app.source: source])
    let expected = Set(["Panel.xib 4:18 name", "\(app.place) name"])
    for (file, text) in [("Panel.xib", document), (app.source, source)] {
      let answer = try await client.ask("textDocument/rename", file, at: "key", in: text, newName: "name")
      #expect(Set(Self.edits(answer, client)) == expected)
    }
    let action = try await client.ask(
      "textDocument/rename",
      app.source,
      at: "tap",
      in: source,
      newName: "push"
    )
    #expect(Self.edits(action, client).contains("Panel.xib 7:18 push:"))
  }

  @Test("A renaming lists the places that it does not change, and fails for invalid names")
  func uncertainRenaming() async throws {
    let source = Self.apps[0].text("key") + "let path = \"key\"\n"
    let client = try await EditorClient.session(["Panel.xib": Self.xib("key"), "Panel.swift": source])
    let answer = try await client.ask(
      "textDocument/rename",
      "Panel.swift",
      at: "key",
      in: source,
      newName: "name"
    )
    #expect(Self.edits(answer, client).count == 2)
    let shown = client.messages.filter { $0["method"]?.string == "window/showMessage" }
    #expect(shown.count == 1)
    #expect(shown.first?["params"]?["message"]?.string?.contains("Panel.swift:6:") == true)
    await #expect(throws: (any Error).self) {
      try await client.ask("textDocument/rename", "Panel.swift", at: "key", in: source, newName: "1")
    }
  }

  @Test("Positions without a name have no answer")
  func nothing() async throws {
    let text = Self.xib("key")
    let client = try await EditorClient.session(["Panel.xib": text, "Panel.swift": Self.apps[0].text("key")])
    let methods = ["hover", "definition", "references", "rename"].map { "textDocument/\($0)" }
    for method in methods {
      for file in ["Panel.xib", "Panel.swift", "Missing.xib"] {
        let answer = try await client.ask(method, file, at: "", in: text, after: 0)
        if case .null = answer.content { continue }
        Issue.record("\(method) \(file)")
      }
    }
    let unknown = try await client.ask("textDocument/definition", "Panel.xib", at: "gone", in: text)
    if case .null = unknown.content {} else { Issue.record("a position that names nothing") }
  }

  @Test("Symbols are the objects with their connections")
  func symbols() async throws {
    let client = try await EditorClient.session(["Panel.xib": Self.xib("key", title: "Save")])
    let document: JSONValue = ["textDocument": ["uri": .string(client.uri("Panel.xib"))]]
    let symbols = try await client.request("textDocument/documentSymbol", document)
    #expect(symbols.elements.compactMap { $0["name"]?.string } == ["Panel", "Save"])
    let children = symbols.elements.compactMap { $0["children"]?.elements.compactMap { $0["name"]?.string } }
    #expect(children == [["key"], ["tap:"]])
    let nested = (0..<500).reduce("") { text, _ in "<view><subviews>\(text)</subviews></view>" }
    await client.open("Deep.xib", DocumentText.xib(nested))
    let deep: JSONValue = ["textDocument": ["uri": .string(client.uri("Deep.xib"))]]
    #expect(try await client.request("textDocument/documentSymbol", deep).elements.count == 1)
  }

  @Test("Safe fixes are preferred, and unsafe ones are offered")
  func fixes() async throws {
    let source = Self.apps[0].text("key").replacing("@IBOutlet var", with: "var")
    let client = try await EditorClient.session(["Panel.xib": Self.xib("key"), "Panel.swift": source])
    let actions = try await client.ask("textDocument/codeAction", "Panel.swift", at: "var key", in: source)
    let action = try #require(actions.elements.first)
    #expect(action["isPreferred"].map { if case .boolean(true) = $0.content { true } else { false } } == true)
    let edits = action["edit"]?["changes"]?[client.uri("Panel.swift")]?.elements ?? []
    #expect(edits.compactMap { $0["newText"]?.string } == ["@IBOutlet "])
    // The connection offers the same fix.
    let text = Self.xib("key")
    let same = try await client.ask("textDocument/codeAction", "Panel.xib", at: "<outlet", in: text)
    #expect(same.elements.first?["edit"]?["changes"]?[client.uri("Panel.swift")] != nil)
    let gone = Self.xib("unlike")
    await client.open("Panel.xib", gone)
    let unsafe = try await client.ask("textDocument/codeAction", "Panel.xib", at: "<outlet", in: gone)
    #expect(unsafe.elements.count == 1)
    for action in unsafe.elements {
      #expect(action["title"]?.string?.hasSuffix("(unsafe)") == true)
      #expect(
        action["isPreferred"].map { if case .boolean(false) = $0.content { true } else { false } } == true
      )
    }
    let none = try await client.ask("textDocument/codeAction", "Panel.xib", at: "<button", in: gone)
    #expect(none.elements.isEmpty)
  }

  @Test("Files that are created, deleted or outside of the folder")
  func files() async throws {
    let client = try await EditorClient.session(["Panel.swift": Self.apps[0].text("key")])
    await client.open("New.xib", Self.xib("gone"))
    #expect(client.diagnostics == ["New.xib": ["4:8 undefined-outlet"]])
    await client.close("New.xib")
    #expect(client.diagnostics == [:])
    try client.tree.write("New.xib", Self.xib("gone"))
    let event: JSONValue = ["uri": .string(client.uri("New.xib")), "type": .integer(1)]
    await client.notify("workspace/didChangeWatchedFiles", ["changes": .array([event])])
    await client.server.settle()
    #expect(client.diagnostics == ["New.xib": ["4:8 undefined-outlet"]])
    await client.open("../Other.xib", Self.xib("gone"))
    await client.notify("textDocument/didOpen", ["textDocument": ["uri": "untitled:A", "text": "x"]])
    await client.server.settle()
    #expect(client.diagnostics == ["New.xib": ["4:8 undefined-outlet"]])
  }

  @Test("Without a folder, the first file determines the app")
  func singleFile() async throws {
    let tree = try TemporaryTree(["Panel.xib": Self.xib("gone"), "Panel.swift": Self.apps[0].text("key")])
    let client = EditorClient(tree)
    _ = try await client.request("initialize", ["rootUri": .null, "capabilities": [:]])
    await client.notify("initialized", [:])
    await client.open("Panel.xib", Self.xib("gone"))
    #expect(client.diagnostics == ["Panel.xib": ["4:8 undefined-outlet"]])
  }
}
