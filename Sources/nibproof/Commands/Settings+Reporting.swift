import Reporting
import Validation

extension Settings {
  /// Reports by the reporter that the arguments ask for, the table's first unless they do, to where they ask for it.
  func report<Subject>(
    _ subject: Subject,
    by reporters: [any Reporter<Subject>],
    console: inout Console
  ) throws(Failure) {
    guard let reporter = reporters.first(where: { $0.name == reporter }) ?? reporters.first else { return }
    let options = ReportOptions(
      detail: detail,
      isStrict: isStrict,
      style: console.style(color, isFile: output != nil)
    )
    guard let output else {
      reporter.write(subject, options: options, to: &console.output)
      return
    }
    do throws(FileStream.SystemFailure) {
      try OutputFile(path: output).write { stream in
        reporter.write(subject, options: options, to: &stream)
      }
    } catch {
      throw .output(path: output, reason: error.reason)
    }
  }

  /// What a validation is told.
  var validatorOptions: Validator.Options {
    var options = Validator.Options()
    options.platform = platform
    options.deploymentTarget = deploymentTarget
    options.specFile = specFile
    options.jobs = jobs
    return options
  }
}
