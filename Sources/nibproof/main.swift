import Validation
let report = try await Validator().validate(Array(CommandLine.arguments.dropFirst()))
for r in report.results { print(r.file ?? "-", r.title ?? "", r.counts, r.expectedFindings, r.expectedValues); for f in r.failures { print("FAIL", f) } 
 for f in r.findings { print("\(f.file):\(f.position) \(f.consequence) [\(f.id.rawValue)] \(f.message)", f.suggestion ?? "") } }
