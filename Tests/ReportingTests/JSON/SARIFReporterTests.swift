import Checks
import Foundation
import ProjectModel
import Reporting
import RuntimeAttributes
import Testing
import Validation

@Suite("Findings as SARIF")
struct SARIFReporterTests {
  private func text(_ report: ValidationReport = Samples.report) throws -> String {
    try reporter("sarif", among: Reporters.validation).text(of: report, options: Samples.everything)
  }

  /// Returns the index of the rule for an id, which depends on the number of preceding ids.
  private static func ruleIndex(_ id: FindingID) -> Int {
    FindingID.allCases.firstIndex(of: id) ?? -1
  }

  @Test(
    "The document and the source of a finding are each read once, regardless of the number of findings"
  )
  func reading() throws {
    let reads = Reads()
    let texts = SourceTexts { path in
      reads.add(path)
      return Array("a\nb\nc\nd\n".utf8)
    }
    var finding = Samples.silent
    finding.declaration = FileLocation(file: "A.swift", position: SourcePosition(line: 2, column: 2))
    let report = ValidationReport(results: [SpecResult(findings: Array(repeating: finding, count: 100))])
    var options = Samples.everything
    options.texts = texts
    let text = try reporter("sarif", among: Reporters.validation).text(of: report, options: options)
    #expect(text.contains("\"uri\": \"A.swift\""))
    #expect(reads.paths == [finding.file, "A.swift"])
  }

  private final class Reads: @unchecked Sendable {
    private let lock = NSLock()
    private var all: [String] = []

    var paths: [String] { lock.withLock { all } }

    func add(_ path: String) { lock.withLock { all.append(path) } }
  }

  @Test("The whole results; columns count UTF-16 code units")
  func results() throws {
    let text = try text()
    let start = try #require(text.range(of: "      \"columnKind\"")?.lowerBound)
    #expect(
      text[start...] == #"""
              "columnKind": "utf16CodeUnits",
              "results": [
                {
                  "ruleId": "undefined-key",
                  "ruleIndex": \#(Self.ruleIndex(.undefinedKey)),
                  "level": "error",
                  "message": {
                    "text": "RedButton's layer has no key 'cornerRadios'; did you mean 'layer.cornerRadius'?\ndropped: loading logs an error and ignores the value, connection, class or resource\nobject: button 'Stop' (abc-12-def), class RedButton\nconsole: Failed to set (layer.cornerRadios) user defined inspected property on (RedButton)\ndeclared at App/RedButton.swift:7:7"
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "App/Main.xib",
                          "uriBaseId": "%SRCROOT%"
                        },
                        "region": {
                          "startLine": 3,
                          "startColumn": 21
                        }
                      },
                      "logicalLocations": [
                        {
                          "name": "abc-12-def",
                          "kind": "element",
                          "decoratedName": "RedButton"
                        }
                      ]
                    }
                  ],
                  "partialFingerprints": {
                    "nibproof/v1": "be39091e7f6e7003"
                  },
                  "properties": {
                    "consequence": "dropped",
                    "reachability": {
                      "state": "unknown",
                      "evidence": []
                    }
                  },
                  "relatedLocations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "App/RedButton.swift",
                          "uriBaseId": "%SRCROOT%"
                        },
                        "region": {
                          "startLine": 7,
                          "startColumn": 7
                        }
                      },
                      "message": {
                        "text": "declared here"
                      }
                    }
                  ]
                },
                {
                  "ruleId": "undefined-outlet",
                  "ruleIndex": \#(Self.ruleIndex(.undefinedOutlet)),
                  "level": "error",
                  "message": {
                    "text": "'Owner' has no outlet 'titel'\ncrash: loading terminates the app\nobject: placeholder"
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "App/Main.xib",
                          "uriBaseId": "%SRCROOT%"
                        },
                        "region": {
                          "startLine": 4,
                          "startColumn": 3
                        }
                      },
                      "logicalLocations": [
                        {
                          "name": "placeholder",
                          "kind": "element"
                        }
                      ]
                    }
                  ],
                  "partialFingerprints": {
                    "nibproof/v1": "01239a319285c8f9"
                  },
                  "properties": {
                    "consequence": "crash",
                    "reachability": {
                      "state": "unknown",
                      "evidence": []
                    }
                  },
                  "fixes": [
                    {
                      "description": {
                        "text": "remove 'titel': the class of the object does not declare it"
                      },
                      "artifactChanges": [
                        {
                          "artifactLocation": {
                            "uri": "App/Main.xib",
                            "uriBaseId": "%SRCROOT%"
                          },
                          "replacements": [
                            {
                              "deletedRegion": {
                                "startLine": 4,
                                "startColumn": 1,
                                "endLine": 5,
                                "endColumn": 1
                              },
                              "insertedContent": {
                                "text": ""
                              }
                            }
                          ]
                        }
                      ],
                      "properties": {
                        "applicability": "unsafe"
                      }
                    }
                  ]
                },
                {
                  "ruleId": "color-for-cgcolor",
                  "ruleIndex": \#(Self.ruleIndex(.colorForCGColor)),
                  "level": "warning",
                  "message": {
                    "text": "no color\nsilent: nothing is logged, and the result is wrong"
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "App/Main.xib",
                          "uriBaseId": "%SRCROOT%"
                        },
                        "region": {
                          "startLine": 5,
                          "startColumn": 16
                        }
                      }
                    }
                  ],
                  "partialFingerprints": {
                    "nibproof/v1": "a9c0b71147d96566"
                  },
                  "properties": {
                    "consequence": "silent",
                    "reachability": {
                      "state": "unknown",
                      "evidence": []
                    }
                  }
                },
                {
                  "ruleId": "unknown-class",
                  "ruleIndex": \#(Self.ruleIndex(.unknownClass)),
                  "level": "note",
                  "message": {
                    "text": "no source shows PodView\nunverified: the result depends on something unknown"
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "Other.storyboard",
                          "uriBaseId": "%SRCROOT%"
                        },
                        "region": {
                          "startLine": 9,
                          "startColumn": 1
                        }
                      }
                    }
                  ],
                  "partialFingerprints": {
                    "nibproof/v1": "795f611c59a15189"
                  },
                  "properties": {
                    "consequence": "unverified",
                    "reachability": {
                      "state": "unknown",
                      "evidence": []
                    }
                  }
                },
                {
                  "ruleId": "unreadable-document",
                  "ruleIndex": \#(Self.ruleIndex(.unreadableDocument)),
                  "level": "error",
                  "message": {
                    "text": "the file is empty\u001b[2J\ninvalid: the document is broken"
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "Z%0A.xib",
                          "uriBaseId": "%SRCROOT%"
                        },
                        "region": {
                          "startLine": 1,
                          "startColumn": 1
                        }
                      }
                    }
                  ],
                  "partialFingerprints": {
                    "nibproof/v1": "c32b2c02ce830203"
                  },
                  "properties": {
                    "consequence": "invalid",
                    "reachability": {
                      "state": "unknown",
                      "evidence": []
                    }
                  }
                },
                {
                  "ruleId": "expectation",
                  "ruleIndex": \#(FindingID.allCases.count + 0),
                  "level": "error",
                  "message": {
                    "text": "abc.layer.cornerRadius is not what it should be\nexpected: 10\nfound: 12"
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "App/spec.json",
                          "uriBaseId": "%SRCROOT%"
                        },
                        "region": {
                          "startLine": 6,
                          "startColumn": 9
                        }
                      }
                    }
                  ],
                  "partialFingerprints": {
                    "nibproof/v1": "56711b4ae2adb6b0"
                  }
                },
                {
                  "ruleId": "acceptance",
                  "ruleIndex": \#(FindingID.allCases.count + 1),
                  "level": "error",
                  "message": {
                    "text": "no finding has the id 'x'"
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "App/Badge.swift",
                          "uriBaseId": "%SRCROOT%"
                        },
                        "region": {
                          "startLine": 2,
                          "startColumn": 4
                        }
                      }
                    }
                  ],
                  "partialFingerprints": {
                    "nibproof/v1": "15a7658f2d0ee752"
                  }
                },
                {
                  "ruleId": "pattern",
                  "ruleIndex": \#(FindingID.allCases.count + 2),
                  "level": "warning",
                  "message": {
                    "text": "'excluded' names 'Nope/', and nothing is there"
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "nibproof.json",
                          "uriBaseId": "%SRCROOT%"
                        },
                        "region": {
                          "startLine": 3,
                          "startColumn": 14
                        }
                      }
                    }
                  ],
                  "partialFingerprints": {
                    "nibproof/v1": "5ec0afbab749a195"
                  }
                }
              ]
            }
          ]
        }

        """#
    )
  }

  @Test("An unreachable finding")
  func unreachable() throws {
    let text = try text(ValidationReport(results: [SpecResult(findings: [Samples.unreachable])]))
    #expect(
      compacted(text).contains(#""consequence":"crash","reachability":{"state":"unreachable","evidence":[]}"#)
    )
    #expect(text.contains("\\ncrash, unreachable: loading would terminate the app\\n"))
  }

  @Test("Each step of the evidence is a related location")
  func evidence() throws {
    let text = compacted(try text(ValidationReport(results: [SpecResult(findings: [Samples.reachable])])))
    #expect(text.contains(#""state":"reachable""#))
    #expect(
      text.contains(
        #""region":{"startLine":3,"startColumn":5}},"message":{"text":"loaded by: names 'Main'"}"#
      )
    )
    #expect(text.contains(#"{"text":"loaded by: starts the app"}"#))
  }

  @Test("The head names the schema, the tool and its version, and has a rule with help for each id")
  func head() throws {
    let text = try text()
    #expect(
      text.hasPrefix(
        #"""
        {
          "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
          "version": "2.1.0",
          "runs": [
            {
              "tool": {
                "driver": {
                  "name": "nibproof",
                  "fullName": "Nibproof",
                  "version": "1.2.3",
                  "rules": [
                    {
                      "id": "undefined-key",
                      "name": "UndefinedKey",
                      "defaultConfiguration": {
                        "level": "error"
                      },
                      "properties": {
                        "tags": [
                          "interface-builder",
                          "runtime-attributes"
                        ]
                      },
                      "shortDescription": {
                        "text": "a runtime attribute sets a key that its object does not have"
                      },
        """#
      )
    )
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = try #require(driver["rules"] as? [[String: Any]])
    let diagnostics = ConfigurationDiagnostic.Kind.allCases.map(\.rawValue)
    #expect(rules.map { $0["id"] as? String } == FindingID.allCases.map(\.rawValue) + diagnostics)
    for result in try #require(run["results"] as? [[String: Any]]) {
      let rule = rules[try #require(result["ruleIndex"] as? Int)]
      #expect(rule["id"] as? String == result["ruleId"] as? String)
      #expect(rule["help"] != nil)
    }
  }

  @Test("Absolute paths become URIs with a scheme, other paths relative URIs")
  func paths() throws {
    var finding = Samples.silent
    finding.file = "/a b/ü.xib"
    let text = try text(ValidationReport(results: [SpecResult(findings: [finding])]))
    #expect(
      text.contains(
        #"""
                        "artifactLocation": {
                          "uri": "file:///a%20b/%C3%BC.xib"
                        },
        """#
      )
    )
  }

  @Test("Paths are relative to the repository; lines are read from the file's path")
  func repository() throws {
    let result = SpecResult(findings: [Samples.silent], failures: [Samples.comment])
    let repository = RepositoryPaths(folder: "/repo/ios", roots: ["/repo"])
    let text = try reporter("sarif", among: Reporters.validation).text(
      of: ValidationReport(results: [result]),
      options: ReportOptions(texts: Samples.texts, repository: repository)
    )
    #expect(text.contains("\"uri\": \"ios/App/Main.xib\",") && text.contains("\"startColumn\": 16"))
    #expect(text.contains("\"uri\": \"ios/App/Badge.swift\","))
  }
}
