import PortableFoundation

/// A program that only imports the same part of Foundation: the baseline for the command's start-up time.
@main
enum NibproofEmpty {
  static func main() {}
}
