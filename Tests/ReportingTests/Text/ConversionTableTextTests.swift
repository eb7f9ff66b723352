import KeyValueCoding
import Reporting
import RuntimeAttributes
import Testing

@Suite("The conversion table as text")
struct ConversionTableTextTests {
  @Test("The head and the first rows")
  func head() {
    let head = """
      Effect of setting a value, by kind of value and type of property:

        s  stored unchanged
        c  converted: the setter receives the result of the message
        z  the property becomes nil
        e  the property becomes empty
        w  stored without a check, although the property expects another class
        n  raises: could not set nil as the value for the key
        r  raises: the value does not respond to the message
        u  raises: not key value coding-compliant for the key
        t  terminates the app
        ?  unknown

      A result with * is less certain than its row; the confidence of a row is shown before its source.

      nil  boolean  integer  real  string  localized  point  size  rect  range  color  image  object  type: message sent to the value
      n    c        c        c     r       r          r      r     r     r      r      r      r       Int8 (char): charValue
           high: Key-Value Coding Programming Guide, Representing Non-Object Values; NSString declares only intValue, integerValue, longLongValue, floatValue, doubleValue and boolValue: EasyMapping#104

      """
    #expect(ConversionTableText.text(on: .iOS).hasPrefix(head))
  }

  @Test(
    "Geometry is unboxed by messages that UIKit and AppKit name differently",
    arguments: [(Platform.iOS, "CGPointValue"), (.macOS, "pointValue")]
  )
  func geometry(platform: Platform, message: String) {
    let row =
      "\nn    ?        ?        ?     r       r          s      ?     ?     ?      r      r      r       CGPoint, NSPoint: \(message)\n"
    #expect(ConversionTableText.text(on: platform).contains(row))
  }

  @Test("A row has two lines, and all rows are printed")
  func rows() {
    let lines = ConversionTableText.text(on: .iOS).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 16 + ConversionTable.rows.count * 2 + 1)
  }
}
