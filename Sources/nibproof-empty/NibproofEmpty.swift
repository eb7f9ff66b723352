import PortableFoundation

/// `nibproof-empty`: imports the same part of Foundation and does nothing, which is what starting the command is measured against.
@main
enum NibproofEmpty {
  static func main() {}
}
