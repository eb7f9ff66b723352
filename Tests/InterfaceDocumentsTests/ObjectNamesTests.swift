import InterfaceDocuments
import Testing

struct ObjectNamesTests {
  struct Case: Sendable {
    var xml: String
    var name: String
    var sourceLocation: SourceLocation

    init(_ xml: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
      self.xml = xml
      self.name = name
      self.sourceLocation = sourceLocation
    }
  }

  private static let namesCases: [Case] = [
    Case(#"<button id="a"><state key="normal" title="Save"/></button>"#, "Button 'Save'"),
    Case(#"<label text="Hello" userLabel="Greeting" id="a"/>"#, "Label 'Greeting'"),
    Case("<label id=\"a\"><string key=\"text\">\nfirst\nsecond</string></label>", "Label 'first'"),
    Case(#"<label text="" id="a"/>"#, "Label"),
    Case(#"<tableViewCell id="a"/>"#, "Table View Cell"),
    Case(#"<view customClass="RoundView" id="a"/>"#, "RoundView"),
    Case(#"<view customClass="" id="a"/>"#, "View"),
    Case(#"<placeholder placeholderIdentifier="IBFilesOwner" customClass="A" id="-1"/>"#, "File's Owner"),
    Case(#"<placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>"#, "First Responder"),
    Case(#"<placeholder placeholderIdentifier="Model" id="-2"/>"#, "External Object 'Model'"),
    Case(#"<exit id="a"/>"#, "Exit"),
  ]

  @Test(arguments: namesCases)
  func names(_ sample: Case) throws {
    #expect(
      try Sample.read(Sample.iOS(sample.xml)).name(of: 0) == sample.name,
      sourceLocation: sample.sourceLocation
    )
  }

  private static let sceneNamesCases: [Case] = [
    Case(#"<viewController title="Settings" id="a" sceneMemberID="viewController"/>"#, "Settings Scene"),
    Case(
      #"<viewController title="Settings" userLabel="Setup" id="a" sceneMemberID="viewController"/>"#,
      "Setup Scene"
    ),
    Case(
      #"<viewController customClass="URLListController" id="a" sceneMemberID="viewController"/>"#,
      "URL List Controller Scene"
    ),
    Case(#"<navigationController id="a" sceneMemberID="viewController"/>"#, "Navigation Controller Scene"),
    Case(#"<customObject id="a"/>"#, "Scene"),
  ]

  @Test(arguments: sceneNamesCases)
  func sceneNames(_ sample: Case) throws {
    let document = try Sample.read(
      Sample.storyboard(
        "<scene><objects>\(sample.xml)<customObject id=\"o\" userLabel=\"x\"/></objects></scene>"
      )
    )
    #expect(document.sceneName(0) == sample.name, sourceLocation: sample.sourceLocation)
    #expect(
      document.name(of: 1) == "\(sample.name) > Custom Object 'x'",
      sourceLocation: sample.sourceLocation
    )
  }

  @Test func thereIsNoNameOutsideTheDocument() throws {
    let document = try Sample.read(Sample.iOS(""))
    #expect(document.name(of: 0) == "")
    #expect(document.name(of: -1) == "")
    #expect(document.sceneName(0) == "Scene")
  }
}
