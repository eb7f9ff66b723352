import RuntimeAttributes

/// Reads the elements of `connections`.
enum ConnectionReader {
  /// Reads a connection, or fails if a required XML attribute is missing.
  static func read(
    _ element: XMLString,
    _ attributes: XMLAttributes,
    at position: SourcePosition
  ) -> Result<Connection, DocumentProblem.Reason> {
    do throws(DocumentProblem.Reason) {
      let kind = try kind(Fields(element: element, attributes: attributes))
      // The receiver of an action is the `destination` on iOS and the `target` on macOS.
      let destination = attributes["destination"] ?? attributes["target"]
      return .success(Connection(kind, id: attributes["id"], to: destination, at: position))
    } catch {
      return .failure(error)
    }
  }

  /// The XML attributes of one connection.
  private struct Fields {
    var element: XMLString
    var attributes: XMLAttributes

    subscript(name: StaticString) -> String? { attributes[name] }

    func required(_ name: StaticString) throws(DocumentProblem.Reason) -> String {
      guard let value = attributes[name] else {
        throw .missingXMLAttribute(name.description, element: element.string)
      }
      return value
    }
  }

  private static func kind(_ fields: Fields) throws(DocumentProblem.Reason) -> Connection.Kind {
    switch fields.element {
    case "outlet":
      _ = try fields.required("destination")
      return .outlet(property: try fields.required("property"))
    case "outletCollection":
      _ = try fields.required("destination")
      return .outletCollection(
        property: try fields.required("property"),
        collectionClass: fields["collectionClass"],
        appends: fields.attributes.isSet("appends")
      )
    case "action":
      return .action(selector: try fields.required("selector"), event: fields["eventType"])
    case "segue":
      return .segue(try segue(fields))
    case "binding":
      _ = try fields.required("destination")
      return .binding(CocoaBinding(name: try fields.required("name"), keyPath: fields["keyPath"] ?? ""))
    default:
      return .other(element: fields.element.string)
    }
  }

  private static func segue(_ fields: Fields) throws(DocumentProblem.Reason) -> Segue {
    var segue = Segue(kind: try fields.required("kind"), identifier: fields["identifier"])
    segue.customClass = fields["customClass"]
    segue.customModule = fields["customModule"]
    segue.customModuleProvider = fields["customModuleProvider"]
    segue.relationship = fields["relationship"]
    segue.unwindAction = fields["unwindAction"]
    segue.creationAction = fields["destinationCreationSelector"]
    return segue
  }
}
