import KeyValueCoding
import RuntimeAttributes
import Testing

@Suite("The label of a method's first parameter")
struct FirstLabelTests {
  @Test(
    "A selector without it",
    arguments: [
      ("tapWithSender:", "tap(sender:)", "tap:"),
      ("tapWithSender:event:", "tap(sender:event:)", "tap:event:"),
      ("moveTo:", "move(to:)", "move:"), ("tapWithSender:error:", "tap(sender:)", "tap:error:"),
      ("tap:", "tap(_:)", nil), ("tap", "tap()", nil), ("tap:", "tap:", nil),
      ("initWithCoder:", "init(coder:)", nil), ("pressed:", "tap(sender:)", nil), ("", "", nil),
      ("tapAndReturnError:block:", "tap(block:)", nil), ("tap", "tap(sender", nil),
    ] as [(String, String, String?)]
  )
  func selector(selector: String, swiftName: String, expected: String?) {
    #expect(FirstArgumentLabel.selector(selector, without: swiftName) == expected)
  }

  @Test(
    "The declaration of a method without it",
    arguments: [
      ("tap(sender:)", "tap(_ sender:)"), ("tap(sender:event:)", "tap(_ sender:event:)"),
      ("tap(_:)", "tap(_:)"),
      ("tap()", "tap()"),
    ]
  )
  func declaration(swiftName: String, expected: String) {
    #expect(FirstArgumentLabel.declaration(without: swiftName) == expected)
  }
}
