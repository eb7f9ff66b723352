import Foundation
import JSON5
import NibproofTestSupport
import Testing

@testable import ProjectModel
@testable import Validation

@Suite("The keys of specs and their schemas")
struct SpecSchemaTests {
  @Test("A file has the keys of its kind only", arguments: SpecFileKind.allCases)
  func files(_ kind: SpecFileKind) throws {
    for key in SpecKeys.all where key.name != "$schema" {
      #expect {
        _ = try SpecReader.read(Data("{ '\(key.name)': -1 }".utf8), file: "App/\(kind.rawValue)")
      } throws: { error in
        guard case ValidationError.invalidSpec(_, let faults) = error else { return false }
        let isUnknown = faults.contains {
          if case .misplacedKey = $0.problem { true } else { false }
        }
        return isUnknown != key.belongs(in: kind)
      }
    }
    _ = try SpecReader.read(Data("{ $schema: './schema.json' }".utf8), file: "App/\(kind.rawValue)")
  }

  @Test("A file with another name, which --config names, may have all keys")
  func otherName() throws {
    let text = "{ title: 'a', strict: true, baseline: 'b.json', expect: { findings: [] } }"
    let spec = try SpecReader.read(Data(text.utf8), file: "ci.json")
    #expect(spec.title == "a" && spec.run.strict == true && spec.expect?.findings == [])
  }

  @Test("A schema lists the keys with their descriptions", arguments: SpecFileKind.allCases)
  func schema(_ kind: SpecFileKind) throws {
    let schema = try JSON5Reader.read(Array(SpecSchema.text(of: kind).utf8))
    guard case .object(let members) = schema["properties"]?.content else {
      Issue.record("a schema of an object")
      return
    }
    #expect(members.map(\.key) == SpecKeys.all.filter { $0.belongs(in: kind) }.map(\.name))
    var (waiting, count) = ([schema], 0)
    while let next = waiting.popLast() {
      if case .object(let properties) = next["properties"]?.content {
        #expect(next["additionalProperties"] != nil)
        waiting += properties.map(\.value)
        count += properties.count
      }
      waiting +=
        [next["items"], next["additionalProperties"]].compactMap(\.self) + (next["anyOf"]?.elements ?? [])
    }
    #expect(count > 60)
    #expect(members.allSatisfy { $0.value["description"]?.string?.hasSuffix(".") == true })
  }

  @Test("The keys of each table differ, and are required only in lists")
  func tables() {
    for table in [
      SpecKeys.all, InlineClassKeys.all, InlineAttributeKeys.all, FindingPatternKeys.all, ExpectationKeys.all,
    ] {
      #expect(Set(table.map(\.name)).count == table.count)
    }
    #expect(SpecKeys.all.allSatisfy { !$0.isRequired })
    let structures = SpecStructure.all.map { Set($0.keys.map(\.name)) }
    #expect(Set(structures).count == structures.count)
  }
}
