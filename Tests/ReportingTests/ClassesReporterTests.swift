import Foundation
import KeyValueCoding
import Reporting
import RuntimeAttributes
import Testing

@Suite("Classes as text and JSON")
struct ClassesReporterTests {
  private static func place(_ line: Int, _ file: String = "A.swift") -> FileLocation {
    FileLocation(file: file, position: SourcePosition(line: line, column: 3))
  }

  private static let classes = [
    ClassDescription(
      "Box",
      module: "App",
      superclass: "UIView",
      protocols: ["Drawing"],
      traits: .generic,
      properties: [
        PropertyDescription("count", PropertyType(.int64), access: .none(.constant), location: place(9)),
        PropertyDescription(
          "hidden",
          PropertyType(.bool),
          swiftName: "isHidden",
          marks: .inspectable,
          location: place(4)
        ),
        PropertyDescription(
          "labels",
          PropertyType(.array, name: "[UILabel]"),
          marks: .outletCollection,
          location: place(1, "B.swift")
        ),
        PropertyDescription(
          "plain",
          PropertyType(.unrepresentable("Int?"), name: "Int?"),
          access: .none(.unrepresentableType)
        ),
      ],
      methods: [
        MethodDescription(selector: "tap:", swiftName: "tap(_:)", isAction: true, location: place(6)),
        MethodDescription(selector: "initWithCoder:", swiftName: "init(coder:)", location: place(5)),
        MethodDescription(
          selector: "initialLetter",
          swiftName: "initialLetter()",
          isVisibleToObjectiveC: false,
          location: place(7)
        ),
      ],
      location: place(2)
    ),
    ClassDescription("Zebra", objectiveCName: "ABCZebra", language: .objectiveC),
  ]

  @Test("The whole text: classes in order, members by position")
  func text() throws {
    #expect(
      try reporter("text", among: Reporters.classes).text(of: Self.classes) == """
        generic class App.Box: UIView, Drawing  A.swift:2:3
          property plain: Int? [not visible to Objective-C, not settable]
          property hidden: Bool (Swift: isHidden) [inspectable]  A.swift:4:3
          initializer initWithCoder: (Swift: init(coder:))  A.swift:5:3
          method tap: (Swift: tap(_:)) [action]  A.swift:6:3
          method initialLetter (Swift: initialLetter()) [not visible to Objective-C]  A.swift:7:3
          property count: Int [not settable]  A.swift:9:3
          property labels: [UILabel] [outlet]  B.swift:1:3
        class ABCZebra

        """
    )
  }

  @Test("JSON has the documented members in order")
  func json() throws {
    let reporter = try reporter("json", among: Reporters.classes)
    var box = try #require(Self.classes.first)
    let zebra = try #require(Self.classes.last)
    box.properties.removeFirst()
    box.properties.removeLast(2)
    box.methods.removeLast(2)
    let text = compacted(reporter.text(of: [box, zebra]))
    #expect(
      text == """
        [{"name":"Box","runtimeName":"App.Box","module":"App","superclass":"UIView","protocols":["Drawing"],\
        "language":"swift","generic":true,"file":"A.swift","line":2,"column":3,"members":[\
        {"kind":"property","key":"hidden","swiftName":"isHidden","type":"Bool","inspectable":true,\
        "outlet":false,"action":false,"objc":true,"settable":true,"file":"A.swift","line":4,"column":3},\
        {"kind":"method","key":"tap:","swiftName":"tap(_:)","type":null,"inspectable":false,\
        "outlet":false,"action":true,"objc":true,"settable":false,"file":"A.swift","line":6,"column":3}]},\
        {"name":"Zebra","runtimeName":"ABCZebra","module":null,"superclass":null,"protocols":[],\
        "language":"objective-c","generic":false,"file":null,"line":null,"column":null,"members":[]}]

        """
    )
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
  }
}
