import PortableFoundation

/// `nibproof-empty`: imports the same part of Foundation and does nothing; the baseline for the command's start-up
/// time.
@main
enum NibproofEmpty {
  static func main() {}
}
