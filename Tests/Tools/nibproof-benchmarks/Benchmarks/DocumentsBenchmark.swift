import Foundation
import InterfaceDocuments

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Measures reading documents, compared with an XML parser that counts elements.
enum DocumentsBenchmark {
  private final class ElementCounter: NSObject, XMLParserDelegate {
    var count = 0

    func parser(
      _ parser: XMLParser,
      didStartElement elementName: String,
      namespaceURI: String?,
      qualifiedName qName: String?,
      attributes attributeDict: [String: String]
    ) {
      count += 1
    }
  }

  static func run(_ directories: [String]) throws -> [Measurement] {
    let files = try FileTree.files(directories, ["xib", "storyboard"], called: "documents")
    let reader = InterfaceDocumentReader(readsMarkup: false)
    var count = 0
    let times = Stopwatch.nanoseconds(
      {
        for file in files { count += (try? reader.read(file.bytes, path: file.path))?.objects.count ?? 0 }
      },
      floor: {
        for file in files {
          let counter = ElementCounter()
          let parser = XMLParser(data: Data(file.bytes))
          parser.delegate = counter
          _ = parser.parse()
          count += counter.count
        }
      }
    )
    _ = opaque(count)
    return [Measurement("documents", value: times.work / 1e3, unit: "µs", floor: times.floor / 1e3)]
  }
}
