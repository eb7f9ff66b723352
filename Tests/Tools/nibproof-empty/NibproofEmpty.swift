import PortableFoundation

/// A program that only imports the same part of Foundation as the command, as the baseline for start-up time.
@main
enum NibproofEmpty {
  static func main() {}
}
