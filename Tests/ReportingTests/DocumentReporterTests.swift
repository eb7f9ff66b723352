import Foundation
import InterfaceDocuments
import Reporting
import RuntimeAttributes
import Testing

@Suite("Documents as text and JSON")
struct DocumentReporterTests {
  @Test("The whole outline")
  func outline() throws {
    #expect(
      try reporter("text", among: Reporters.document).text(of: Samples.interface) == """
        App/Main.xib: xib for iOS, 4 objects
        File's Owner (-1): Owner  3:5
            outlet view -> v  4:7
            outletCollection all -> b  5:7
        View: UIView  6:5
            segue show "next" -> n  7:7
            binding value by self.title -> b  8:7
            accessibilityConnection -> b  9:7
          Button 'Stop' (b): App.RedButton  10:9
              layer.cornerRadius = 10  11:13
              title = "Halt\\n" (localized)  12:13
              action stop: on touchUpInside -> -1  13:13
              action copy: -> first responder  14:13
            Thing (u)  15:9

        """
    )
  }

  @Test("In archives, objects may precede their parents")
  func archives() throws {
    var document = Samples.interface
    document.objects = [("inner", 1), ("middle", 2), ("outer", nil), ("beside", 2)].map { name, parent in
      var object = InterfaceObject(id: nil, element: name, position: SourcePosition(line: 1, column: 1))
      object.parent = parent
      return object
    }
    let text = try reporter("text", among: Reporters.document).text(of: document)
    let lines: [Substring] = text.split(separator: "\n").dropFirst().map(\.self)
    let depths = lines.map { line in line.prefix { $0 == " " }.count / 2 }
    #expect(depths == [2, 1, 0, 1])
  }

  @Test("JSON has the documented members in order")
  func members() throws {
    let document = Samples.interface
    let reporter = try reporter("json", among: Reporters.document)
    let text = compacted(reporter.text(of: document))
    #expect(
      text == """
        {"file":"App/Main.xib","format":"xib","platform":"iOS","objects":[\
        {"id":"-1","element":"placeholder","class":"Owner","module":null,"label":"File's Owner",\
        "line":3,"column":5,"parent":null,"attributes":[],"connections":[\
        {"kind":"outlet","property":"view","destination":"v","line":4,"column":7},\
        {"kind":"outletCollection","property":"all","destination":"b","line":5,"column":7}]},\
        {"id":null,"element":"view","class":"UIView","module":null,"label":null,\
        "line":6,"column":5,"parent":null,"attributes":[],"connections":[\
        {"kind":"segue","segue":"show","identifier":"next","destination":"n","line":7,"column":7},\
        {"kind":"binding","binding":"value","keyPath":"self.title","destination":"b","line":8,"column":7},\
        {"kind":"accessibilityConnection","destination":"b","line":9,"column":7}]},\
        {"id":"b","element":"button","class":"RedButton","module":"App","label":"Stop",\
        "line":10,"column":9,"parent":null,"attributes":[\
        {"keyPath":"layer.cornerRadius","type":"number","value":10,"line":11,"column":13},\
        {"keyPath":"title","type":"string","value":"Halt\\n","localized":true,"line":12,"column":13}],\
        "connections":[\
        {"kind":"action","selector":"stop:","event":"touchUpInside","destination":"-1","line":13,"column":13},\
        {"kind":"action","selector":"copy:","event":null,"destination":null,"line":14,"column":13}]},\
        {"id":"u","element":"thing","class":null,"module":null,"label":null,\
        "line":15,"column":9,"parent":"b","attributes":[],"connections":[]}]}

        """
    )
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
  }

  @Test("Invalid parents are handled")
  func wrongParents() throws {
    var document = Samples.interface
    document.objects[0].parent = 0
    document.objects[1].parent = 99
    document.objects[2].parent = -1
    document.objects[3].parent = 1
    for reporter in Reporters.document {
      #expect(reporter.text(of: document).contains("RedButton"))
    }
  }
}
