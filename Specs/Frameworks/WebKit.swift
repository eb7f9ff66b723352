extension FrameworkInterface {
  static let webKit = FrameworkInterface(
    name: "WebKit",
    platforms: ["iOS", "tvOS", "macOS"],
    text: interface
  )
}

private let interface: StaticString = #"""
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMAbstractView: DOMObject {
    var document: DOMDocument? { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMAttr: DOMNode {
    var name: String { get }
    var ownerElement: DOMElement? { get }
    var specified: Bool { get }
    var style: DOMCSSStyleDeclaration? { get }
    var value: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMBlob: DOMObject {
    var size: UInt64 { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMCDATASection: DOMText {}
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMCSSCharsetRule: DOMCSSRule {
    var encoding: String { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMCSSFontFaceRule: DOMCSSRule {
    var style: DOMCSSStyleDeclaration? { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMCSSImportRule: DOMCSSRule {
    var href: String { get }
    var media: DOMMediaList? { get }
    var styleSheet: DOMCSSStyleSheet? { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMCSSMediaRule: DOMCSSRule {
    var cssRules: DOMCSSRuleList? { get }
    var media: DOMMediaList? { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMCSSPageRule: DOMCSSRule {
    var selectorText: String
    var style: DOMCSSStyleDeclaration? { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMCSSPrimitiveValue: DOMCSSValue {
    @unsure var getCounterValue: DOMCounter? { get }
    @unsure var getRGBColorValue: DOMRGBColor? { get }
    @unsure var getRectValue: DOMRect? { get }
    @unsure var getStringValue: String? { get }
    @unsure var primitiveType: UInt16 { get }
    func setFloatValue(_: Any, _: Any)
    func setFloatValue(_: Any, floatValue: Any)
    func setStringValue(_: Any, _: Any)
    func setStringValue(_: Any, stringValue: Any)
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMCSSRule: DOMObject {
    var cssText: String
    var parentRule: DOMCSSRule? { get }
    var parentStyleSheet: DOMCSSStyleSheet? { get }
    var type: UInt16 { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMCSSRuleList: DOMObject {
    var length: UInt32 { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMCSSStyleDeclaration: DOMObject {
    @methods var azimuth: String!
    @methods var background: String!
    @methods var backgroundAttachment: String!
    @methods var backgroundColor: String!
    @methods var backgroundImage: String!
    @methods var backgroundPosition: String!
    @methods var backgroundRepeat: String!
    @methods var border: String!
    @methods var borderBottom: String!
    @methods var borderBottomColor: String!
    @methods var borderBottomStyle: String!
    @methods var borderBottomWidth: String!
    @methods var borderCollapse: String!
    @methods var borderColor: String!
    @methods var borderLeft: String!
    @methods var borderLeftColor: String!
    @methods var borderLeftStyle: String!
    @methods var borderLeftWidth: String!
    @methods var borderRight: String!
    @methods var borderRightColor: String!
    @methods var borderRightStyle: String!
    @methods var borderRightWidth: String!
    @methods var borderSpacing: String!
    @methods var borderStyle: String!
    @methods var borderTop: String!
    @methods var borderTopColor: String!
    @methods var borderTopStyle: String!
    @methods var borderTopWidth: String!
    @methods var borderWidth: String!
    @methods var bottom: String!
    @methods var captionSide: String!
    @methods var clear: String!
    @methods var clip: String!
    @methods var color: String!
    @methods var content: String!
    @methods var counterIncrement: String!
    @methods var counterReset: String!
    @methods var cssFloat: String!
    var cssText: String
    @methods var cue: String!
    @methods var cueAfter: String!
    @methods var cueBefore: String!
    @methods var cursor: String!
    @methods var direction: String!
    @methods var display: String!
    @methods var elevation: String!
    @methods var emptyCells: String!
    @methods var font: String!
    @methods var fontFamily: String!
    @methods var fontSize: String!
    @methods var fontSizeAdjust: String!
    @methods var fontStretch: String!
    @methods var fontStyle: String!
    @methods var fontVariant: String!
    @methods var fontWeight: String!
    @methods var height: String!
    @methods var left: String!
    var length: UInt32 { get }
    @methods var letterSpacing: String!
    @methods var lineHeight: String!
    @methods var listStyle: String!
    @methods var listStyleImage: String!
    @methods var listStylePosition: String!
    @methods var listStyleType: String!
    @methods var margin: String!
    @methods var marginBottom: String!
    @methods var marginLeft: String!
    @methods var marginRight: String!
    @methods var marginTop: String!
    @methods var markerOffset: String!
    @methods var marks: String!
    @methods var maxHeight: String!
    @methods var maxWidth: String!
    @methods var minHeight: String!
    @methods var minWidth: String!
    @methods var orphans: String!
    @methods var outline: String!
    @methods var outlineColor: String!
    @methods var outlineStyle: String!
    @methods var outlineWidth: String!
    @methods var overflow: String!
    @methods var padding: String!
    @methods var paddingBottom: String!
    @methods var paddingLeft: String!
    @methods var paddingRight: String!
    @methods var paddingTop: String!
    @methods var page: String!
    @methods var pageBreakAfter: String!
    @methods var pageBreakBefore: String!
    @methods var pageBreakInside: String!
    var parentRule: DOMCSSRule? { get }
    @methods var pause: String!
    @methods var pauseAfter: String!
    @methods var pauseBefore: String!
    @methods var pitch: String!
    @methods var pitchRange: String!
    @methods var playDuring: String!
    @methods var position: String!
    @methods var quotes: String!
    @methods var richness: String!
    @methods var right: String!
    @methods var size: String!
    @methods var speak: String!
    @methods var speakHeader: String!
    @methods var speakNumeral: String!
    @methods var speakPunctuation: String!
    @methods var speechRate: String!
    @methods var stress: String!
    @methods var tableLayout: String!
    @methods var textAlign: String!
    @methods var textDecoration: String!
    @methods var textIndent: String!
    @methods var textShadow: String!
    @methods var textTransform: String!
    @methods var top: String!
    @methods var unicodeBidi: String!
    @methods var verticalAlign: String!
    @methods var visibility: String!
    @methods var voiceFamily: String!
    @methods var volume: String!
    @methods var whiteSpace: String!
    @methods var widows: String!
    @methods var width: String!
    @methods var wordSpacing: String!
    @methods var zIndex: String!
    func setProperty(_: Any, _: Any, _: Any)
    func setProperty(_: Any, value: Any, priority: Any)
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMCSSStyleRule: DOMCSSRule {
    var selectorText: String
    var style: DOMCSSStyleDeclaration? { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMCSSStyleSheet: DOMStyleSheet {
    var cssRules: DOMCSSRuleList? { get }
    var ownerRule: DOMCSSRule? { get }
    var rules: DOMCSSRuleList? { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMCSSUnknownRule: DOMCSSRule {}
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMCSSValue: DOMObject {
    var cssText: String
    var cssValueType: UInt16 { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMCSSValueList: DOMCSSValue {
    @unsure var length: UInt32 { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMCharacterData: DOMNode {
    var data: String
    var length: UInt32 { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMComment: DOMCharacterData {}
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMCounter: DOMObject {
    @unsure var identifier: String { get }
    @unsure var listStyle: String { get }
    @unsure var separator: String { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMDocument: DOMNode {
    @objc(URL) var url: String { get }
    @unsure var activeElement: DOMElement? { get }
    var anchors: DOMHTMLCollection? { get }
    var applets: DOMHTMLCollection? { get }
    var body: DOMHTMLElement!
    var characterSet: String { get }
    var charset: String
    var cookie: String
    @methods var createCSSStyleDeclaration: DOMCSSStyleDeclaration? { get }
    @methods var createDocumentFragment: DOMDocumentFragment? { get }
    @methods var createRange: DOMRange? { get }
    var defaultCharset: String { get }
    var defaultView: DOMAbstractView? { get }
    var doctype: DOMDocumentType? { get }
    var documentElement: DOMElement? { get }
    var documentURI: String
    var domain: String { get }
    var forms: DOMHTMLCollection? { get }
    @unsure var hasFocus: Bool { get }
    var images: DOMHTMLCollection? { get }
    var implementation: DOMImplementation? { get }
    var inputEncoding: String { get }
    var lastModified: String { get }
    var links: DOMHTMLCollection? { get }
    var preferredStylesheetSet: String { get }
    var readyState: String { get }
    var referrer: String { get }
    var selectedStylesheetSet: String
    var styleSheets: DOMStyleSheetList? { get }
    var title: String
    @unsure var webFrame: WebFrame? { get }
    var xmlEncoding: String { get }
    var xmlStandalone: Bool
    var xmlVersion: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMDocumentFragment: DOMNode {}
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMDocumentType: DOMNode {
    var entities: DOMNamedNodeMap? { get }
    var internalSubset: String { get }
    var name: String { get }
    var notations: DOMNamedNodeMap? { get }
    var publicId: String { get }
    var systemId: String { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMElement: DOMNode {
    var childElementCount: UInt32 { get }
    @available(macOS 10.9, *) var className: String
    var clientHeight: Int32 { get }
    var clientLeft: Int32 { get }
    var clientTop: Int32 { get }
    var clientWidth: Int32 { get }
    var firstElementChild: DOMElement? { get }
    @unsure var image: NSImage? { get }
    var innerHTML: String
    var innerText: String { get }
    var lastElementChild: DOMElement? { get }
    var nextElementSibling: DOMElement? { get }
    var offsetHeight: Int32 { get }
    var offsetLeft: Int32 { get }
    var offsetParent: DOMElement? { get }
    var offsetTop: Int32 { get }
    var offsetWidth: Int32 { get }
    var outerHTML: String
    var previousElementSibling: DOMElement? { get }
    var scrollHeight: Int32 { get }
    var scrollLeft: Int32
    var scrollTop: Int32
    var scrollWidth: Int32 { get }
    var style: DOMCSSStyleDeclaration? { get }
    var tagName: String { get }
    func setAttribute(_: Any, _: Any)
    func setAttribute(_: Any, value: Any)
    func setAttributeNS(_: Any, _: Any, _: Any)
    func setAttributeNS(_: Any, qualifiedName: Any, value: Any)
    func setAttributeNode(_: Any)
    func setAttributeNodeNS(_: Any)
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMEntity: DOMNode {
    @unsure var notationName: String { get }
    @unsure var publicId: String { get }
    @unsure var systemId: String { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMEntityReference: DOMNode {}
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMEvent: DOMObject {
    var bubbles: Bool { get }
    var cancelBubble: Bool
    var cancelable: Bool { get }
    var currentTarget: DOMEventTarget? { get }
    var eventPhase: UInt16 { get }
    var returnValue: Bool
    var srcElement: DOMEventTarget? { get }
    var target: DOMEventTarget? { get }
    var timeStamp: DOMTimeStamp { get }
    var type: String { get }
  }
  protocol DOMEventTarget {}
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMFile: DOMBlob {
    var name: String { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMFileList: DOMObject {
    var length: UInt32 { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLAnchorElement: DOMHTMLElement {
    @available(macOS 10.5, *) var absoluteLinkURL: URL { get }
    var accessKey: String
    var charset: String
    var coords: String
    @available(macOS 10.5, *) var hashName: String { get }
    @available(macOS 10.5, *) var host: String { get }
    @available(macOS 10.5, *) var hostname: String { get }
    var href: String
    var hreflang: String
    var name: String
    @available(macOS 10.5, *) var pathname: String { get }
    @available(macOS 10.5, *) var port: String { get }
    @available(macOS 10.5, *) var `protocol`: String { get }
    var rel: String
    var rev: String
    @available(macOS 10.5, *) var search: String { get }
    var shape: String
    var target: String
    @available(macOS 10.5, *) var text: String { get }
    var type: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLAppletElement: DOMHTMLElement {
    var align: String
    var alt: String
    var archive: String
    var code: String
    var codeBase: String
    var height: String
    var hspace: Int32
    var name: String
    var object: String
    var vspace: Int32
    var width: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLAreaElement: DOMHTMLElement {
    @available(macOS 10.5, *) var absoluteLinkURL: URL { get }
    var accessKey: String
    var alt: String
    var coords: String
    @available(macOS 10.5, *) var hashName: String { get }
    @available(macOS 10.5, *) var host: String { get }
    @available(macOS 10.5, *) var hostname: String { get }
    var href: String
    var noHref: Bool
    @available(macOS 10.5, *) var pathname: String { get }
    @available(macOS 10.5, *) var port: String { get }
    @available(macOS 10.5, *) var `protocol`: String { get }
    @available(macOS 10.5, *) var search: String { get }
    var shape: String
    var target: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLBRElement: DOMHTMLElement {
    var clear: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLBaseElement: DOMHTMLElement {
    var href: String
    var target: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLBaseFontElement: DOMHTMLElement {
    var color: String
    var face: String
    var size: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLBodyElement: DOMHTMLElement {
    var aLink: String
    var background: String
    var bgColor: String
    var link: String
    var text: String
    var vLink: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLButtonElement: DOMHTMLElement {
    var accessKey: String
    @available(macOS 10.6, *) var autofocus: Bool
    var disabled: Bool
    var form: DOMHTMLFormElement? { get }
    var name: String
    var type: String
    var value: String
    @available(macOS 10.6, *) var willValidate: Bool { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMHTMLCollection: DOMObject {
    var length: UInt32 { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLDListElement: DOMHTMLElement {
    var compact: Bool
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLDirectoryElement: DOMHTMLElement {
    var compact: Bool
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLDivElement: DOMHTMLElement {
    var align: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMHTMLDocument: DOMDocument {
    var alinkColor: String
    var bgColor: String
    var compatMode: String { get }
    var designMode: String
    var dir: String
    var embeds: DOMHTMLCollection? { get }
    var fgColor: String
    var height: Int32 { get }
    var linkColor: String
    var plugins: DOMHTMLCollection? { get }
    var scripts: DOMHTMLCollection? { get }
    var vlinkColor: String
    var width: Int32 { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMHTMLElement: DOMElement {
    var accessKey: String
    var children: DOMHTMLCollection? { get }
    var contentEditable: String
    var dir: String
    var idName: String
    var innerText: String
    var isContentEditable: Bool { get }
    var lang: String
    var outerText: String
    var tabIndex: Int32
    var title: String
    var titleDisplayString: String { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLEmbedElement: DOMHTMLElement {
    var align: String
    var height: Int32
    var name: String
    var src: String
    var type: String
    var width: Int32
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLFieldSetElement: DOMHTMLElement {
    var form: DOMHTMLFormElement? { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLFontElement: DOMHTMLElement {
    var color: String
    var face: String
    var size: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMHTMLFormElement: DOMHTMLElement {
    var acceptCharset: String
    var action: String
    var elements: DOMHTMLCollection? { get }
    var encoding: String
    var enctype: String
    var length: Int32 { get }
    var method: String
    var name: String
    var target: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLFrameElement: DOMHTMLElement {
    var contentDocument: DOMDocument? { get }
    @unsure var contentFrame: WebFrame? { get }
    @available(macOS 10.5, *) var contentWindow: DOMAbstractView? { get }
    var frameBorder: String
    @available(macOS 10.5, *) var height: Int32 { get }
    @available(macOS 10.5, *) var location: String
    var longDesc: String
    var marginHeight: String
    var marginWidth: String
    var name: String
    var noResize: Bool
    var scrolling: String
    var src: String
    @available(macOS 10.5, *) var width: Int32 { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLFrameSetElement: DOMHTMLElement {
    var cols: String
    var rows: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLHRElement: DOMHTMLElement {
    var align: String
    var noShade: Bool
    var size: String
    var width: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLHeadElement: DOMHTMLElement {
    var profile: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLHeadingElement: DOMHTMLElement {
    var align: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLHtmlElement: DOMHTMLElement {
    var version: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLIFrameElement: DOMHTMLElement {
    var align: String
    var contentDocument: DOMDocument? { get }
    @unsure var contentFrame: WebFrame? { get }
    @available(macOS 10.6, *) var contentWindow: DOMAbstractView? { get }
    var frameBorder: String
    var height: String
    var longDesc: String
    var marginHeight: String
    var marginWidth: String
    var name: String
    var scrolling: String
    var src: String
    var width: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLImageElement: DOMHTMLElement {
    @available(macOS 10.5, *) var absoluteImageURL: URL { get }
    var align: String
    var alt: String
    @available(macOS 10.5, *) var altDisplayString: String { get }
    var border: String
    @available(macOS 10.5, *) var complete: Bool { get }
    var height: Int32
    var hspace: Int32
    var isMap: Bool
    var longDesc: String
    @available(macOS 10.5, *) var lowsrc: String
    var name: String
    @available(macOS 10.5, *) var naturalHeight: Int32 { get }
    @available(macOS 10.5, *) var naturalWidth: Int32 { get }
    var src: String
    var useMap: String
    var vspace: Int32
    var width: Int32
    @available(macOS 10.5, *) var x: Int32 { get }
    @available(macOS 10.5, *) var y: Int32 { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMHTMLInputElement: DOMHTMLElement {
    var absoluteImageURL: URL { get }
    var accept: String
    var accessKey: String
    var align: String
    var alt: String
    var altDisplayString: String { get }
    var autofocus: Bool
    var checked: Bool
    var defaultChecked: Bool
    var defaultValue: String
    var disabled: Bool
    var files: DOMFileList!
    var form: DOMHTMLFormElement? { get }
    var indeterminate: Bool
    var maxLength: Int32
    var multiple: Bool
    var name: String
    var readOnly: Bool
    var selectionEnd: Int32
    var selectionStart: Int32
    var size: String
    var src: String
    var type: String
    var useMap: String
    var value: String
    var willValidate: Bool { get }
    func setSelectionRange(_: Any, end: Any)
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLLIElement: DOMHTMLElement {
    var type: String
    var value: Int32
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLLabelElement: DOMHTMLElement {
    var accessKey: String
    var form: DOMHTMLFormElement? { get }
    var htmlFor: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLLegendElement: DOMHTMLElement {
    var accessKey: String
    var align: String
    var form: DOMHTMLFormElement? { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLLinkElement: DOMHTMLElement {
    @available(macOS 10.5, *) var absoluteLinkURL: URL { get }
    var charset: String
    var disabled: Bool
    var href: String
    var hreflang: String
    var media: String
    var rel: String
    var rev: String
    var sheet: DOMStyleSheet? { get }
    var target: String
    var type: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLMapElement: DOMHTMLElement {
    var areas: DOMHTMLCollection? { get }
    var name: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.5, *)
  class DOMHTMLMarqueeElement: DOMHTMLElement {}
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLMenuElement: DOMHTMLElement {
    var compact: Bool
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLMetaElement: DOMHTMLElement {
    var content: String
    var httpEquiv: String
    var name: String
    var scheme: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLModElement: DOMHTMLElement {
    var cite: String
    var dateTime: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLOListElement: DOMHTMLElement {
    var compact: Bool
    var start: Int32
    var type: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLObjectElement: DOMHTMLElement {
    @available(macOS 10.5, *) var absoluteImageURL: URL { get }
    var align: String
    var archive: String
    var border: String
    var code: String
    var codeBase: String
    var codeType: String
    var contentDocument: DOMDocument? { get }
    @unsure var contentFrame: WebFrame? { get }
    var data: String
    var declare: Bool
    var form: DOMHTMLFormElement? { get }
    var height: String
    var hspace: Int32
    var name: String
    var standby: String
    var type: String
    var useMap: String
    var vspace: Int32
    var width: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLOptGroupElement: DOMHTMLElement {
    var disabled: Bool
    var label: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLOptionElement: DOMHTMLElement {
    var defaultSelected: Bool
    var disabled: Bool
    var form: DOMHTMLFormElement? { get }
    var index: Int32 { get }
    var label: String
    var selected: Bool
    var text: String { get }
    var value: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLOptionsCollection: DOMObject {
    var length: UInt32
    @available(macOS 10.5, *) var selectedIndex: Int32
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLParagraphElement: DOMHTMLElement {
    var align: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLParamElement: DOMHTMLElement {
    var name: String
    var type: String
    var value: String
    var valueType: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLPreElement: DOMHTMLElement {
    var width: Int32
    @available(macOS 10.5, *) var wrap: Bool
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLQuoteElement: DOMHTMLElement {
    var cite: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLScriptElement: DOMHTMLElement {
    var charset: String
    var defer: Bool
    var event: String
    var htmlFor: String
    var src: String
    var text: String
    var type: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLSelectElement: DOMHTMLElement {
    @available(macOS 10.6, *) var autofocus: Bool
    var disabled: Bool
    var form: DOMHTMLFormElement? { get }
    var length: Int32 { get }
    var multiple: Bool
    var name: String
    var options: DOMHTMLOptionsCollection? { get }
    var selectedIndex: Int32
    var size: Int32
    var type: String { get }
    var value: String
    @available(macOS 10.6, *) var willValidate: Bool { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLStyleElement: DOMHTMLElement {
    var disabled: Bool
    var media: String
    var sheet: DOMStyleSheet? { get }
    var type: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLTableCaptionElement: DOMHTMLElement {
    var align: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLTableCellElement: DOMHTMLElement {
    var abbr: String
    var align: String
    var axis: String
    var bgColor: String
    var cellIndex: Int32 { get }
    var ch: String
    var chOff: String
    var colSpan: Int32
    var headers: String
    var height: String
    var noWrap: Bool
    var rowSpan: Int32
    var scope: String
    var vAlign: String
    var width: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLTableColElement: DOMHTMLElement {
    var align: String
    var ch: String
    var chOff: String
    var span: Int32
    var vAlign: String
    var width: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLTableElement: DOMHTMLElement {
    var align: String
    var bgColor: String
    var border: String
    var caption: DOMHTMLTableCaptionElement!
    var cellPadding: String
    var cellSpacing: String
    @methods var createCaption: DOMHTMLElement? { get }
    @methods var createTFoot: DOMHTMLElement? { get }
    @methods var createTHead: DOMHTMLElement? { get }
    var frameBorders: String
    var rows: DOMHTMLCollection? { get }
    var rules: String
    var summary: String
    var tBodies: DOMHTMLCollection? { get }
    var tFoot: DOMHTMLTableSectionElement!
    var tHead: DOMHTMLTableSectionElement!
    var width: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLTableRowElement: DOMHTMLElement {
    var align: String
    var bgColor: String
    var cells: DOMHTMLCollection? { get }
    var ch: String
    var chOff: String
    var rowIndex: Int32 { get }
    var sectionRowIndex: Int32 { get }
    var vAlign: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMHTMLTableSectionElement: DOMHTMLElement {
    var align: String
    var ch: String
    var chOff: String
    var rows: DOMHTMLCollection? { get }
    var vAlign: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMHTMLTextAreaElement: DOMHTMLElement {
    var accessKey: String
    var autofocus: Bool
    var cols: Int32
    var defaultValue: String
    var disabled: Bool
    var form: DOMHTMLFormElement? { get }
    var name: String
    var readOnly: Bool
    var rows: Int32
    var selectionEnd: Int32
    var selectionStart: Int32
    var type: String { get }
    var value: String
    @unsure var willValidate: Bool { get }
    func setSelectionRange(_: Any, end: Any)
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMHTMLTitleElement: DOMHTMLElement {
    var text: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMHTMLUListElement: DOMHTMLElement {
    var compact: Bool
    var type: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMImplementation: DOMObject {}
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMKeyboardEvent: DOMUIEvent {
    var altGraphKey: Bool { get }
    var altKey: Bool { get }
    var charCode: Int32 { get }
    var ctrlKey: Bool { get }
    var keyCode: Int32 { get }
    var keyIdentifier: String { get }
    var keyLocation: UInt32 { get }
    @unsure var location: UInt32 { get }
    var metaKey: Bool { get }
    var shiftKey: Bool { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMMediaList: DOMObject {
    var length: UInt32 { get }
    var mediaText: String
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMMouseEvent: DOMUIEvent {
    var altKey: Bool { get }
    var button: Int16 { get }
    var clientX: Int32 { get }
    var clientY: Int32 { get }
    var ctrlKey: Bool { get }
    var fromElement: DOMNode? { get }
    var metaKey: Bool { get }
    var offsetX: Int32 { get }
    var offsetY: Int32 { get }
    var relatedTarget: DOMEventTarget? { get }
    var screenX: Int32 { get }
    var screenY: Int32 { get }
    var shiftKey: Bool { get }
    var toElement: DOMNode? { get }
    var x: Int32 { get }
    var y: Int32 { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMMutationEvent: DOMEvent {
    @unsure var attrChange: UInt16 { get }
    @unsure var attrName: String { get }
    @unsure var prevValue: String { get }
    @unsure var relatedNode: DOMNode? { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMNamedNodeMap: DOMObject {
    var length: UInt32 { get }
    func setNamedItem(_: Any)
    func setNamedItemNS(_: Any)
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMNode: DOMObject, DOMEventTarget {
    var attributes: DOMNamedNodeMap? { get }
    var baseURI: String { get }
    @unsure var boundingBox: CGRect { get }
    var childNodes: DOMNodeList? { get }
    @objc(contentEditable) var isContentEditable: Bool { @objc(isContentEditable) get }
    var firstChild: DOMNode? { get }
    @methods var hasAttributes: Bool { get }
    @methods var hasChildNodes: Bool { get }
    var lastChild: DOMNode? { get }
    @unsure var lineBoxRects: [Any]? { get }
    var localName: String { get }
    var namespaceURI: String { get }
    var nextSibling: DOMNode? { get }
    var nodeName: String { get }
    var nodeType: UInt16 { get }
    var nodeValue: String
    var ownerDocument: DOMDocument? { get }
    var parentElement: DOMElement? { get }
    var parentNode: DOMNode? { get }
    var prefix: String
    var previousSibling: DOMNode? { get }
    var textContent: String
    @unsure var webArchive: WebArchive? { get }
  }
  protocol DOMNodeFilter {}
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.4, *)
  class DOMNodeIterator: DOMObject {
    var expandEntityReferences: Bool { get }
    var filter: DOMNodeFilter? { get }
    var nextNode: DOMNode? { get }
    @available(macOS 10.5, *) var pointerBeforeReferenceNode: Bool { get }
    var previousNode: DOMNode? { get }
    @available(macOS 10.5, *) var referenceNode: DOMNode? { get }
    var root: DOMNode? { get }
    var whatToShow: UInt32 { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMNodeList: DOMObject {
    var length: UInt32 { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMObject: WebScriptObject {
    @unsure var sheet: DOMStyleSheet? { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMOverflowEvent: DOMEvent {
    var horizontalOverflow: Bool { get }
    var orient: UInt16 { get }
    var verticalOverflow: Bool { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMProcessingInstruction: DOMCharacterData {
    var sheet: DOMStyleSheet? { get }
    var target: String { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMProgressEvent: DOMEvent {
    var lengthComputable: Bool { get }
    var loaded: UInt64 { get }
    var total: UInt64 { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMRGBColor: DOMObject {
    @unsure var alpha: DOMCSSPrimitiveValue? { get }
    @unsure var blue: DOMCSSPrimitiveValue? { get }
    @unsure var color: NSColor { get }
    @unsure var green: DOMCSSPrimitiveValue? { get }
    @unsure var red: DOMCSSPrimitiveValue? { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMRange: DOMObject {
    @methods var cloneContents: DOMDocumentFragment? { get }
    @methods var cloneRange: DOMRange? { get }
    var collapsed: Bool { get }
    var commonAncestorContainer: DOMNode? { get }
    var endContainer: DOMNode? { get }
    var endOffset: Int32 { get }
    @methods var extractContents: DOMDocumentFragment? { get }
    @unsure var markupString: String { get }
    var startContainer: DOMNode? { get }
    var startOffset: Int32 { get }
    var text: String { get }
    @methods var toString: String? { get }
    @unsure var webArchive: WebArchive? { get }
    func setEnd(_: Any, _: Any)
    func setEnd(_: Any, offset: Any)
    func setEndAfter(_: Any)
    func setEndBefore(_: Any)
    func setStart(_: Any, _: Any)
    func setStart(_: Any, offset: Any)
    func setStartAfter(_: Any)
    func setStartBefore(_: Any)
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMRect: DOMObject {
    @unsure var bottom: DOMCSSPrimitiveValue? { get }
    @unsure var left: DOMCSSPrimitiveValue? { get }
    @unsure var right: DOMCSSPrimitiveValue? { get }
    @unsure var top: DOMCSSPrimitiveValue? { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMStyleSheet: DOMObject {
    var disabled: Bool
    var href: String { get }
    var media: DOMMediaList? { get }
    var ownerNode: DOMNode? { get }
    var parentStyleSheet: DOMStyleSheet? { get }
    var title: String { get }
    var type: String { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMStyleSheetList: DOMObject {
    var length: UInt32 { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMText: DOMCharacterData {
    var wholeText: String { get }
  }
  typealias DOMTimeStamp = UInt64
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMTreeWalker: DOMObject {
    var currentNode: DOMNode!
    @unsure var expandEntityReferences: Bool { get }
    @unsure var filter: DOMNodeFilter? { get }
    @unsure var firstChild: DOMNode? { get }
    @unsure var lastChild: DOMNode? { get }
    @unsure var nextNode: DOMNode? { get }
    @unsure var nextSibling: DOMNode? { get }
    @unsure var parentNode: DOMNode? { get }
    @unsure var previousNode: DOMNode? { get }
    @unsure var previousSibling: DOMNode? { get }
    @unsure var root: DOMNode? { get }
    @unsure var whatToShow: UInt32 { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMUIEvent: DOMEvent {
    var charCode: Int32 { get }
    var detail: Int32 { get }
    var keyCode: Int32 { get }
    var layerX: Int32 { get }
    var layerY: Int32 { get }
    var pageX: Int32 { get }
    @unsure var pageY: Int32 { get }
    var view: DOMAbstractView? { get }
    var which: Int32 { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMWheelEvent: DOMMouseEvent {
    @objc(horizontal) var isHorizontal: Bool { @objc(isHorizontal) get }
    var wheelDelta: Int32 { get }
    var wheelDeltaX: Int32 { get }
    var wheelDeltaY: Int32 { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMXPathExpression: DOMObject {}
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class DOMXPathResult: DOMObject {
    @unsure var booleanValue: Bool { get }
    @unsure var invalidIteratorState: Bool { get }
    @unsure var iterateNext: DOMNode? { get }
    @unsure var numberValue: Double { get }
    @unsure var resultType: UInt16 { get }
    @unsure var singleNodeValue: DOMNode? { get }
    @unsure var snapshotLength: UInt32 { get }
    @unsure var stringValue: String { get }
  }
  @objc struct WKAudiovisualMediaTypes: OptionSet<UInt> {}
  @available(iOS 8.0, macOS 10.10, *)
  class WKBackForwardList: NSObject {
    var backItem: WKBackForwardListItem? { get }
    var backList: [WKBackForwardListItem] { get }
    var currentItem: WKBackForwardListItem? { get }
    var forwardItem: WKBackForwardListItem? { get }
    var forwardList: [WKBackForwardListItem] { get }
  }
  @available(iOS 8.0, macOS 10.10, *)
  class WKBackForwardListItem: NSObject {
    @objc(URL) var url: URL { get }
    var initialURL: URL { get }
    var title: String? { get }
  }
  @available(iOS 11.0, macOS 10.13, *)
  class WKContentRuleList: NSObject {
    var identifier: String { get }
  }
  @available(iOS 11.0, macOS 10.13, *)
  class WKContentRuleListStore: NSObject {}
  @available(iOS 14.0, macOS 11.0, *)
  class WKContentWorld: NSObject {
    var name: String? { get }
  }
  @available(macOS, unavailable) @available(iOS 13.0, *)
  class WKContextMenuElementInfo: NSObject {
    var linkURL: URL? { get }
  }
  @objc struct WKDataDetectorTypes: OptionSet<UInt> {}
  @available(iOS 14.5, macOS 11.3, *)
  class WKDownload: NSObject, NSProgressReporting {
    var delegate: WKDownloadDelegate?
    var originalRequest: URLRequest? { get }
    @available(iOS 18.2, macOS 15.2, *) var originatingFrame: WKFrameInfo { get }
    var progress: Progress { get }
    @available(iOS 18.2, macOS 15.2, *) @objc(userInitiated) var isUserInitiated: Bool { @objc(isUserInitiated) get }
    var webView: WKWebView? { get }
  }
  protocol WKDownloadDelegate {}
  @available(iOS 14.0, macOS 11.0, *)
  class WKFindConfiguration: NSObject {
    var backwards: Bool
    var caseSensitive: Bool
    var wraps: Bool
  }
  @available(iOS 14.0, macOS 11.0, *)
  class WKFindResult: NSObject {
    var matchFound: Bool { get }
  }
  @available(iOS 8.0, macOS 10.10, *)
  class WKFrameInfo: NSObject {
    @objc(mainFrame) var isMainFrame: Bool { @objc(isMainFrame) get }
    var request: URLRequest { get }
    @available(iOS 9.0, macOS 10.11, *) var securityOrigin: WKSecurityOrigin { get }
    @available(macOS 10.13, *) var webView: WKWebView? { get }
  }
  @objc enum WKFullscreenState: Int {}
  @available(iOS 11.0, macOS 10.13, *)
  class WKHTTPCookieStore: NSObject {
    func setCookie(_: Any, completionHandler: Any)
    func setCookiePolicy(_: Any, completionHandler: Any)
    func setCookies(_: Any, completionHandler: Any)
  }
  @objc enum WKInactiveSchedulingPolicy: Int {}
  @objc enum WKMediaCaptureState: Int {}
  @available(iOS 8.0, macOS 10.10, *)
  class WKNavigation: NSObject {
    @available(iOS 13.0, macOS 10.15, *) var effectiveContentMode: WKWebpagePreferences.ContentMode { get }
  }
  @available(iOS 8.0, macOS 10.10, *)
  class WKNavigationAction: NSObject {
    @available(iOS, unavailable) var buttonNumber: Int { get }
    @unsure @objc(contentRuleListRedirect) var isContentRuleListRedirect: Bool { @objc(isContentRuleListRedirect) get }
    @available(iOS, unavailable) @available(tvOS, unavailable) var modifierFlags: NSEvent.ModifierFlags { get }
    var navigationType: WKNavigationType { get }
    var request: URLRequest { get }
    @available(iOS 14.5, macOS 11.3, *) var shouldPerformDownload: Bool { get }
    var sourceFrame: WKFrameInfo? { get }
    var targetFrame: WKFrameInfo? { get }
  }
  protocol WKNavigationDelegate {}
  @available(iOS 8.0, macOS 10.10, *)
  class WKNavigationResponse: NSObject {
    var canShowMIMEType: Bool { get }
    @objc(forMainFrame) var isForMainFrame: Bool { @objc(isForMainFrame) get }
    var response: URLResponse { get }
  }
  @objc enum WKNavigationType: Int {}
  @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 10.12, *)
  class WKOpenPanelParameters: NSObject {
    @available(macOS 10.13, *) var allowsDirectories: Bool { get }
    var allowsMultipleSelection: Bool { get }
  }
  @available(iOS 14.0, macOS 11.0, *)
  class WKPDFConfiguration: NSObject {
    @available(iOS 17.0, macOS 14.0, *) var allowTransparentBackground: Bool
    var rect: CGRect
  }
  @available(iOS 8.0, macOS 10.10, *)
  class WKPreferences: NSObject, NSCoding, NSSecureCoding {
    @available(iOS 15.4, macOS 12.3, *) @objc(elementFullscreenEnabled) var isElementFullscreenEnabled: Bool { @objc(isElementFullscreenEnabled) get set }
    @available(iOS 13.0, macOS 10.15, *) @objc(fraudulentWebsiteWarningEnabled) var isFraudulentWebsiteWarningEnabled: Bool { @objc(isFraudulentWebsiteWarningEnabled) get set }
    @available(iOS 17.0, macOS 14.0, *) var inactiveSchedulingPolicy: WKInactiveSchedulingPolicy
    @recent var isLookToScrollEnabled: Bool
    @available(iOS, unavailable) var javaEnabled: Bool
    var javaScriptCanOpenWindowsAutomatically: Bool
    var javaScriptEnabled: Bool
    var minimumFontSize: CGFloat
    @available(iOS, unavailable) var plugInsEnabled: Bool
    @available(iOS 16.4, macOS 13.3, *) var shouldPrintBackgrounds: Bool
    @available(iOS 15.4, macOS 12.3, *) @objc(siteSpecificQuirksModeEnabled) var isSiteSpecificQuirksModeEnabled: Bool { @objc(isSiteSpecificQuirksModeEnabled) get set }
    @available(iOS, unavailable) @available(macOS 10.12, *) var tabFocusesLinks: Bool
    @available(iOS 15.0, macOS 12.0, *) @objc(textInteractionEnabled) var isTextInteractionEnabled: Bool { @objc(isTextInteractionEnabled) get set }
  }
  @available(macOS, unavailable) @available(iOS 10.0, *)
  class WKPreviewElementInfo: NSObject, NSCopying {
    var linkURL: URL? { get }
  }
  @available(iOS 8.0, macOS 10.10, *)
  class WKProcessPool: NSObject, NSCoding, NSSecureCoding {}
  @available(iOS 8.0, macOS 10.10, *)
  class WKScriptMessage: NSObject {
    var body: Any { get }
    var frameInfo: WKFrameInfo { get }
    var name: String { get }
    var webView: WKWebView? { get }
    @available(iOS 14.0, macOS 11.0, *) var world: WKContentWorld { get }
  }
  protocol WKScriptMessageHandler {}
  @available(iOS 9.0, macOS 10.11, *)
  class WKSecurityOrigin: NSObject {
    var host: String { get }
    var port: Int { get }
    var `protocol`: String { get }
  }
  @objc enum WKSecurityRestrictionMode: Int {}
  @objc enum WKSelectionGranularity: Int {}
  @available(iOS 11.0, macOS 10.13, *)
  class WKSnapshotConfiguration: NSObject {
    @available(iOS 13.0, macOS 10.15, *) var afterScreenUpdates: Bool
    var rect: CGRect
    var snapshotWidth: NSNumber?
  }
  protocol WKUIDelegate {}
  protocol WKURLSchemeHandler {}
  protocol WKURLSchemeTask {}
  @available(iOS 8.0, macOS 10.10, *)
  class WKUserContentController: NSObject, NSCoding, NSSecureCoding {
    var userScripts: [WKUserScript] { get }
  }
  @objc enum WKUserInterfaceDirectionPolicy: Int {}
  @available(iOS 8.0, macOS 10.10, *)
  class WKUserScript: NSObject {
    @objc(forMainFrameOnly) var isForMainFrameOnly: Bool { @objc(isForMainFrameOnly) get }
    var injectionTime: WKUserScriptInjectionTime { get }
    var source: String { get }
  }
  @objc enum WKUserScriptInjectionTime: Int {}
  @available(iOS 18.4, macOS 15.4, *)
  class WKWebExtension: NSObject {
    @unsure var allRequestedMatchPatterns: Set<WKWebExtensionMatchPattern> { get }
    @unsure var defaultLocale: Locale? { get }
    @unsure var displayActionLabel: String? { get }
    @unsure var displayDescription: String? { get }
    @unsure var displayName: String? { get }
    @unsure var displayShortName: String? { get }
    @unsure var displayVersion: String? { get }
    @unsure var errors: [Error] { get }
    @unsure var hasBackgroundContent: Bool { get }
    @unsure var hasCommands: Bool { get }
    @unsure var hasContentModificationRules: Bool { get }
    @unsure var hasInjectedContent: Bool { get }
    @unsure var hasOptionsPage: Bool { get }
    @unsure var hasOverrideNewTabPage: Bool { get }
    @unsure var hasPersistentBackgroundContent: Bool { get }
    @unsure var manifest: [String: Any] { get }
    @unsure var manifestVersion: Double { get }
    @unsure var optionalPermissionMatchPatterns: Set<WKWebExtensionMatchPattern> { get }
    @unsure var optionalPermissions: Set<WKWebExtensionPermission> { get }
    @unsure var requestedPermissionMatchPatterns: Set<WKWebExtensionMatchPattern> { get }
    @unsure var requestedPermissions: Set<WKWebExtensionPermission> { get }
    @unsure var version: String? { get }
  }
  @available(iOS 18.4, macOS 15.4, *)
  class WKWebExtensionAction: NSObject {
    @unsure var associatedTab: WKWebExtensionTab? { get }
    @unsure var badgeText: String { get }
    @unsure @objc(enabled) var isEnabled: Bool { @objc(isEnabled) get }
    var hasUnreadBadgeText: Bool
    var inspectionName: String?
    @unsure var label: String { get }
    @available(iOS, unavailable) @available(tvOS, unavailable) @unsure var menuItems: [NSMenuItem] { get }
    @available(iOS, unavailable) @available(tvOS, unavailable) @unsure var popupPopover: NSPopover? { get }
    @unsure var popupWebView: WKWebView? { get }
    @unsure var presentsPopup: Bool { get }
    @unsure var webExtensionContext: WKWebExtensionContext? { get }
  }
  @available(iOS 18.4, macOS 15.4, *)
  class WKWebExtensionCommand: NSObject {
    var activationKey: String?
    @unsure var identifier: String { get }
    @available(iOS, unavailable) @available(tvOS, unavailable) @unsure var menuItem: NSMenuItem { get }
    @available(iOS, unavailable) @available(tvOS, unavailable) var modifierFlags: NSEvent.ModifierFlags
    @unsure var title: String { get }
    @unsure var webExtensionContext: WKWebExtensionContext? { get }
  }
  @available(iOS 18.4, macOS 15.4, *)
  class WKWebExtensionContext: NSObject {
    var baseURL: URL
    @unsure var commands: [WKWebExtensionCommand] { get }
    @unsure var currentPermissionMatchPatterns: Set<WKWebExtensionMatchPattern> { get }
    @unsure var currentPermissions: Set<WKWebExtensionPermission> { get }
    var deniedPermissionMatchPatterns: [WKWebExtensionMatchPattern: Date]
    var deniedPermissions: [WKWebExtensionPermission: Date]
    @unsure var errors: [Error] { get }
    @unsure var focusedWindow: WKWebExtensionWindow? { get }
    var grantedPermissionMatchPatterns: [WKWebExtensionMatchPattern: Date]
    var grantedPermissions: [WKWebExtensionPermission: Date]
    @unsure var hasAccessToAllHosts: Bool { get }
    @unsure var hasAccessToAllURLs: Bool { get }
    var hasAccessToPrivateData: Bool
    @unsure var hasContentModificationRules: Bool { get }
    @unsure var hasInjectedContent: Bool { get }
    var hasRequestedOptionalAccessToAllHosts: Bool
    @objc(inspectable) var isInspectable: Bool { @objc(isInspectable) get set }
    var inspectionName: String?
    @unsure @objc(loaded) var isLoaded: Bool { @objc(isLoaded) get }
    @unsure var openTabs: Set<WKWebExtensionTab> { get }
    @unsure var openWindows: [WKWebExtensionWindow] { get }
    @unsure var optionsPageURL: URL? { get }
    @unsure var overrideNewTabPageURL: URL? { get }
    var uniqueIdentifier: String
    var unsupportedAPIs: Set<String>
    @unsure var webExtension: WKWebExtension { get }
    @unsure var webExtensionController: WKWebExtensionController? { get }
    @unsure var webViewConfiguration: WKWebViewConfiguration? { get }
    func setPermissionStatus(_: Any, forMatchPattern: Any)
    func setPermissionStatus(_: Any, forMatchPattern: Any, expirationDate: Any)
    func setPermissionStatus(_: Any, forPermission: Any)
    func setPermissionStatus(_: Any, forPermission: Any, expirationDate: Any)
    func setPermissionStatus(_: Any, forURL: Any)
    func setPermissionStatus(_: Any, forURL: Any, expirationDate: Any)
  }
  @available(iOS 18.4, macOS 15.4, *)
  class WKWebExtensionController: NSObject {
    @unsure var configuration: WKWebExtensionControllerConfiguration { get }
    var delegate: WKWebExtensionControllerDelegate?
    @unsure var extensionContexts: Set<WKWebExtensionContext> { get }
    @unsure var extensions: Set<WKWebExtension> { get }
  }
  @available(iOS 18.4, macOS 15.4, *)
  class WKWebExtensionControllerConfiguration: NSObject, NSCoding, NSSecureCoding {
    var defaultWebsiteDataStore: WKWebsiteDataStore!
    @unsure var identifier: UUID? { get }
    @unsure @objc(persistent) var isPersistent: Bool { @objc(isPersistent) get }
    var webViewConfiguration: WKWebViewConfiguration
  }
  protocol WKWebExtensionControllerDelegate {}
  @available(iOS 18.4, macOS 15.4, *)
  class WKWebExtensionDataRecord: NSObject {
    @unsure var containedDataTypes: Set<WKWebExtensionDataType> { get }
    @unsure var displayName: String { get }
    @unsure var errors: [Error] { get }
    @unsure var totalSizeInBytes: UInt { get }
    @unsure var uniqueIdentifier: String { get }
  }
  @objc struct WKWebExtensionDataType: RawRepresentable<String> {}
  @available(iOS 18.4, macOS 15.4, *)
  class WKWebExtensionMatchPattern: NSObject, NSCoding, NSSecureCoding {
    @unsure var host: String? { get }
    @unsure var matchesAllHosts: Bool { get }
    @unsure var matchesAllURLs: Bool { get }
    @unsure var path: String? { get }
    @unsure var scheme: String? { get }
    @unsure var string: String { get }
  }
  @available(iOS 18.4, macOS 15.4, *)
  class WKWebExtensionMessagePort: NSObject {
    @unsure var applicationIdentifier: String? { get }
    var disconnectHandler: (() -> Void)?
    @unsure @objc(disconnected) var isDisconnected: Bool { @objc(isDisconnected) get }
    var messageHandler: (() -> Void)?
  }
  @objc struct WKWebExtensionPermission: RawRepresentable<String> {}
  protocol WKWebExtensionTab {}
  @available(iOS 18.4, macOS 15.4, *)
  class WKWebExtensionTabConfiguration: NSObject {
    @unsure var index: UInt { get }
    @unsure var parentTab: WKWebExtensionTab? { get }
    @unsure var shouldAddToSelection: Bool { get }
    @unsure var shouldBeActive: Bool { get }
    @unsure var shouldBeMuted: Bool { get }
    @unsure var shouldBePinned: Bool { get }
    @unsure var shouldReaderModeBeActive: Bool { get }
    @unsure var url: URL? { get }
    @unsure var window: WKWebExtensionWindow? { get }
  }
  protocol WKWebExtensionWindow {}
  @available(iOS 18.4, macOS 15.4, *)
  class WKWebExtensionWindowConfiguration: NSObject {
    @unsure var frame: CGRect { get }
    @unsure var shouldBeFocused: Bool { get }
    @unsure var shouldBePrivate: Bool { get }
    @unsure var tabURLs: [URL] { get }
    @unsure var tabs: [WKWebExtensionTab] { get }
    @unsure var windowState: WKWebExtensionWindowState { get }
    @unsure var windowType: WKWebExtensionWindowType { get }
  }
  @objc enum WKWebExtensionWindowState: Int {}
  @objc enum WKWebExtensionWindowType: Int {}
  @available(iOS 8.0, macOS 10.10, *) @superclass(macOS, NSView)
  class WKWebView: UIView, NSTextFinderClient, NSUserInterfaceValidations {
    @objc(UIDelegate) var uiDelegate: WKUIDelegate?
    @objc(URL) var url: URL? { get }
    var allowsBackForwardNavigationGestures: Bool
    @available(macOS 10.11, *) var allowsLinkPreview: Bool
    @available(iOS, unavailable) @available(tvOS, unavailable) var allowsMagnification: Bool
    @available(iOS, unavailable) @available(tvOS, unavailable) var allowsMultipleSelection: Bool { get }
    var backForwardList: WKBackForwardList { get }
    @unsure @objc(blockedByScreenTime) var isBlockedByScreenTime: Bool { @objc(isBlockedByScreenTime) get }
    @available(tvOS, unavailable) @available(iOS 15.0, macOS 12.0, *) var cameraCaptureState: WKMediaCaptureState { get }
    var canGoBack: Bool { get }
    var canGoForward: Bool { get }
    @available(macOS 10.11, *) var certificateChain: [Any] { get }
    var configuration: WKWebViewConfiguration { get }
    @available(macOS 10.11, *) var customUserAgent: String?
    @available(iOS, unavailable) @available(tvOS, unavailable) @objc(editable) var isEditable: Bool { @objc(isEditable) get }
    var estimatedProgress: Double { get }
    @available(tvOS, unavailable) @available(macOS, unavailable) @available(iOS 16.0, *) var findInteraction: UIFindInteraction? { get }
    @available(tvOS, unavailable) @available(macOS, unavailable) @available(iOS 16.0, *) @objc(findInteractionEnabled) var isFindInteractionEnabled: Bool { @objc(isFindInteractionEnabled) get set }
    @available(iOS, unavailable) @available(tvOS, unavailable) var firstSelectedRange: NSRange { get }
    @available(tvOS, unavailable) @available(iOS 16.0, macOS 12.3, *) var fullscreenState: WKFullscreenState { get }
    @methods var goBack: WKNavigation? { get }
    @methods var goForward: WKNavigation? { get }
    var hasOnlySecureContent: Bool { get }
    @available(tvOS, unavailable) @available(iOS 16.4, macOS 13.3, *) @objc(inspectable) var isInspectable: Bool { @objc(isInspectable) get set }
    @available(tvOS, unavailable) @available(iOS 15.0, macOS 12.0, *) var interactionState: Any?
    @objc(loading) var isLoading: Bool { @objc(isLoading) get }
    @available(iOS, unavailable) @available(tvOS, unavailable) var magnification: CGFloat
    @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 13.0, *) var maximumViewportInset: NSEdgeInsets { get }
    @available(tvOS, unavailable) @available(macOS, unavailable) @available(iOS 16.0, *) var maximumViewportInset: UIEdgeInsets { get }
    @available(iOS 14.0, macOS 11.0, *) var mediaType: String?
    @available(tvOS, unavailable) @available(iOS 15.0, macOS 12.0, *) var microphoneCaptureState: WKMediaCaptureState { get }
    @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 13.0, *) var minimumViewportInset: NSEdgeInsets { get }
    @available(tvOS, unavailable) @available(macOS, unavailable) @available(iOS 16.0, *) var minimumViewportInset: UIEdgeInsets { get }
    var navigationDelegate: WKNavigationDelegate?
    @available(macOS 26.0, *) @available(iOS, unavailable) @available(tvOS, unavailable) var obscuredContentInsets: NSEdgeInsets
    @available(iOS 26.0, *) @available(macOS, unavailable) var obscuredContentInsets: UIEdgeInsets
    @available(iOS 14.0, macOS 11.0, *) var pageZoom: CGFloat
    @methods var reload: WKNavigation? { get }
    @methods var reloadFromOrigin: WKNavigation? { get }
    @available(macOS, unavailable) var scrollView: UIScrollView { get }
    @available(iOS, unavailable) @available(tvOS, unavailable) @objc(selectable) var isSelectable: Bool { @objc(isSelectable) get }
    @available(iOS, unavailable) @available(tvOS, unavailable) var selectedRanges: [NSValue]
    @available(macOS 10.12, *) var serverTrust: SecTrust? { get }
    @available(iOS, unavailable) @available(tvOS, unavailable) var string: String { get }
    @available(iOS, unavailable) @available(tvOS, unavailable) var stringLength: UInt { get }
    @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 12.0, *) var themeColor: NSColor? { get }
    @available(tvOS, unavailable) @available(macOS, unavailable) @available(iOS 15.0, *) var themeColor: UIColor? { get }
    var title: String? { get }
    @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 12.0, *) var underPageBackgroundColor: NSColor
    @available(tvOS, unavailable) @available(macOS, unavailable) @available(iOS 15.0, *) var underPageBackgroundColor: UIColor
    @available(iOS, unavailable) @available(tvOS, unavailable) var visibleCharacterRanges: [NSValue] { get }
    @available(iOS 18.2, macOS 15.0, *) @objc(writingToolsActive) var isWritingToolsActive: Bool { @objc(isWritingToolsActive) get }
    @IBAction func goBack(_ sender: Any?)
    @IBAction func goForward(_ sender: Any?)
    @IBAction func reload(_ sender: Any?)
    @IBAction func reloadFromOrigin(_ sender: Any?)
    func setAllMediaPlaybackSuspended(_: Any, completionHandler: Any)
    func setCameraCaptureState(_: Any, completionHandler: Any)
    func setMagnification(_: Any, centeredAtPoint: Any)
    func setMicrophoneCaptureState(_: Any, completionHandler: Any)
    func setMinimumViewportInset(_: Any, maximumViewportInset: Any)
    @IBAction func stopLoading(_ sender: Any?)
  }
  @available(iOS 8.0, macOS 10.10, *)
  class WKWebViewConfiguration: NSObject, NSCoding, NSSecureCoding {
    @available(iOS 9.0, macOS 10.11, *) var allowsAirPlayForMediaPlayback: Bool
    @available(macOS, unavailable) var allowsInlineMediaPlayback: Bool
    @available(iOS 17.0, macOS 14.0, *) var allowsInlinePredictions: Bool
    @available(macOS, unavailable) @available(iOS 9.0, *) var allowsPictureInPictureMediaPlayback: Bool
    @available(iOS 9.0, macOS 10.11, *) var applicationNameForUserAgent: String?
    @available(macOS, unavailable) @available(iOS 10.0, *) var dataDetectorTypes: WKDataDetectorTypes
    @available(iOS 13.0, macOS 10.15, *) var defaultWebpagePreferences: WKWebpagePreferences
    @available(macOS, unavailable) @available(iOS 10.0, *) var ignoresViewportScaleLimits: Bool
    @available(iOS 14.0, macOS 11.0, *) var limitsNavigationsToAppBoundDomains: Bool
    @available(macOS, unavailable) var mediaPlaybackAllowsAirPlay: Bool
    @available(macOS, unavailable) var mediaPlaybackRequiresUserAction: Bool
    @available(iOS 10.0, macOS 10.12, *) var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes
    var preferences: WKPreferences
    var processPool: WKProcessPool
    @available(macOS, unavailable) @available(iOS 9.0, *) var requiresUserActionForMediaPlayback: Bool
    @available(macOS, unavailable) var selectionGranularity: WKSelectionGranularity
    @available(iOS 26.0, macOS 26.0, *) var showsSystemScreenTimeBlockingView: Bool
    @available(iOS 18.2, macOS 15.0, *) var supportsAdaptiveImageGlyph: Bool
    var suppressesIncrementalRendering: Bool
    @available(tvOS, unavailable) @available(iOS 15.0, macOS 12.0, *) var upgradeKnownHostsToHTTPS: Bool
    var userContentController: WKUserContentController
    @available(iOS, unavailable) @available(macOS 14.0, *) var userInterfaceDirectionPolicy: WKUserInterfaceDirectionPolicy
    @available(iOS 18.4, macOS 15.4, *) var webExtensionController: WKWebExtensionController?
    @available(iOS 9.0, macOS 10.11, *) var websiteDataStore: WKWebsiteDataStore
    @available(iOS, unavailable) @available(tvOS, unavailable) @available(macOS 15.0, *) var writingToolsBehavior: NSWritingToolsBehavior
    @available(macOS, unavailable) @available(iOS 18.2, *) var writingToolsBehavior: UIWritingToolsBehavior
    func setURLSchemeHandler(_: Any, forURLScheme: Any)
  }
  @available(iOS 13.0, macOS 10.15, *)
  class WKWebpagePreferences: NSObject {
    @available(iOS 14.0, macOS 11.0, *) var allowsContentJavaScript: Bool
    @available(tvOS, unavailable) @available(iOS 16.0, macOS 13.0, *) @objc(lockdownModeEnabled) var isLockdownModeEnabled: Bool { @objc(isLockdownModeEnabled) get set }
    var preferredContentMode: WKWebpagePreferences.ContentMode
    @available(iOS 18.2, macOS 15.2, *) var preferredHTTPSNavigationPolicy: WKWebpagePreferencesUpgradeToHTTPSPolicy
    @available(iOS 26.4, macOS 26.4, *) var securityRestrictionMode: WKSecurityRestrictionMode
  }
  @objc(WKContentMode) enum WKWebpagePreferences.ContentMode: Int {}
  @objc enum WKWebpagePreferencesUpgradeToHTTPSPolicy: Int {}
  @available(iOS 9.0, macOS 10.11, *)
  class WKWebsiteDataRecord: NSObject {
    var dataTypes: Set<String> { get }
    var displayName: String { get }
  }
  @available(iOS 9.0, macOS 10.11, *)
  class WKWebsiteDataStore: NSObject, NSCoding, NSSecureCoding {
    @available(iOS 11.0, macOS 10.13, *) var httpCookieStore: WKHTTPCookieStore { get }
    @available(iOS 17.0, macOS 14.0, *) var identifier: UUID? { get }
    @objc(persistent) var isPersistent: Bool { @objc(isPersistent) get }
    @available(iOS 17.0, macOS 14.0, *) var proxyConfigurations: [Any]?
  }
  @available(iOS 8.0, macOS 10.10, *)
  class WKWindowFeatures: NSObject {
    var allowsResizing: NSNumber? { get }
    var height: NSNumber? { get }
    var menuBarVisibility: NSNumber? { get }
    var statusBarVisibility: NSNumber? { get }
    var toolbarsVisibility: NSNumber? { get }
    var width: NSNumber? { get }
    var x: NSNumber? { get }
    var y: NSNumber? { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class WebArchive: NSObject, NSCoding {
    var data: Data { get }
    var mainResource: WebResource? { get }
    var subframeArchives: [Any] { get }
    var subresources: [Any] { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class WebBackForwardList: NSObject {
    @methods var backItem: WebHistoryItem? { get }
    var backListCount: Int32 { get }
    var capacity: Int32
    @methods var currentItem: WebHistoryItem? { get }
    @methods var forwardItem: WebHistoryItem? { get }
    var forwardListCount: Int32 { get }
    @methods var pageCacheSize: UInt
  }
  @objc enum WebCacheModel: UInt {}
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class WebDataSource: NSObject {
    var data: Data { get }
    var initialRequest: URLRequest? { get }
    @objc(loading) var isLoading: Bool { @objc(isLoading) get }
    var mainResource: WebResource? { get }
    var pageTitle: String { get }
    var representation: WebDocumentRepresentation? { get }
    var request: NSMutableURLRequest? { get }
    var response: URLResponse? { get }
    var subresources: [Any] { get }
    var textEncodingName: String { get }
    var unreachableURL: URL? { get }
    var webArchive: WebArchive? { get }
    var webFrame: WebFrame? { get }
  }
  protocol WebDocumentRepresentation {}
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class WebDownload: NSURLDownload {}
  protocol WebDownloadDelegate {}
  protocol WebEditingDelegate {}
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class WebFrame: NSObject {
    @objc(DOMDocument) var domDocument: DOMDocument? { get }
    var childFrames: [Any] { get }
    var dataSource: WebDataSource? { get }
    var frameElement: DOMHTMLElement? { get }
    var frameView: WebFrameView? { get }
    var globalContext: JSGlobalContextRef { get }
    @available(macOS 10.10, *) var javaScriptContext: JSContext? { get }
    var name: String { get }
    var parentFrame: WebFrame? { get }
    var provisionalDataSource: WebDataSource? { get }
    var webView: WebView? { get }
    var windowObject: WebScriptObject? { get }
  }
  protocol WebFrameLoadDelegate {}
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class WebFrameView: NSView {
    var allowsScrolling: Bool
    var canPrintHeadersAndFooters: Bool { get }
    var documentView: NSView? { get }
    var documentViewShouldHandlePrint: Bool { get }
    var webFrame: WebFrame? { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class WebHistory: NSObject {
    var historyAgeInDaysLimit: Int32
    var historyItemLimit: Int32
    var orderedLastVisitedDays: [Any] { get }
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class WebHistoryItem: NSObject {
    @objc(URLString) var urlString: String { get }
    var alternateTitle: String
    var icon: NSImage? { get }
    var lastVisitedTimeInterval: TimeInterval { get }
    var originalURLString: String { get }
    var title: String { get }
  }
  protocol WebPolicyDelegate {}
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class WebPreferences: NSObject, NSCoding {
    var allowsAirPlayForMediaPlayback: Bool
    var allowsAnimatedImageLooping: Bool
    var allowsAnimatedImages: Bool
    var autosaves: Bool
    var cacheModel: WebCacheModel
    var cursiveFontFamily: String
    var defaultFixedFontSize: Int32
    var defaultFontSize: Int32
    var defaultTextEncodingName: String
    var fantasyFontFamily: String
    var fixedFontFamily: String
    var identifier: String { get }
    @objc(javaEnabled) var isJavaEnabled: Bool { @objc(isJavaEnabled) get set }
    var javaScriptCanOpenWindowsAutomatically: Bool
    @objc(javaScriptEnabled) var isJavaScriptEnabled: Bool { @objc(isJavaScriptEnabled) get set }
    var loadsImagesAutomatically: Bool
    var minimumFontSize: Int32
    var minimumLogicalFontSize: Int32
    var plugInsEnabled: Bool { @objc(arePlugInsEnabled) get set }
    var privateBrowsingEnabled: Bool
    var sansSerifFontFamily: String
    var serifFontFamily: String
    var shouldPrintBackgrounds: Bool
    var standardFontFamily: String
    var suppressesIncrementalRendering: Bool
    var tabsToLinks: Bool
    var userStyleSheetEnabled: Bool
    var userStyleSheetLocation: URL!
    var usesPageCache: Bool
  }
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class WebResource: NSObject, NSCoding {
    @objc(MIMEType) var mimeType: String { get }
    @objc(URL) var url: URL? { get }
    var data: Data { get }
    var frameName: String { get }
    var textEncodingName: String { get }
  }
  protocol WebResourceLoadDelegate {}
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class WebScriptObject: NSObject {
    @objc(JSObject) var jsObject: JSObjectRef { get }
    @available(macOS 10.10, *) @objc(JSValue) var jsValue: JSValue? { get }
    var stringRepresentation: String? { get }
    func setException(_: Any)
    func setWebScriptValueAtIndex(_: Any, value: Any)
  }
  protocol WebUIDelegate {}
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class WebUndefined: NSObject, NSCoding {}
  @available(iOS, unavailable) @available(tvOS, unavailable)
  class WebView: NSView, NSUserInterfaceValidations {
    @objc(UIDelegate) var uiDelegate: WebUIDelegate!
    var applicationNameForUserAgent: String
    var backForwardList: WebBackForwardList? { get }
    @methods var canGoBack: Bool { get }
    @methods var canGoForward: Bool { get }
    @methods var canMakeTextLarger: Bool { get }
    @methods var canMakeTextSmaller: Bool { get }
    @methods var canMakeTextStandardSize: Bool { get }
    @objc(continuousSpellCheckingEnabled) var isContinuousSpellCheckingEnabled: Bool { @objc(isContinuousSpellCheckingEnabled) get set }
    var customTextEncodingName: String
    var customUserAgent: String
    var downloadDelegate: WebDownloadDelegate!
    var drawsBackground: Bool
    @objc(editable) var isEditable: Bool { @objc(isEditable) get set }
    var editingDelegate: WebEditingDelegate!
    var estimatedProgress: Double { get }
    var frameLoadDelegate: WebFrameLoadDelegate!
    @methods var goBack: Bool { get }
    @methods var goForward: Bool { get }
    var groupName: String
    var hostWindow: NSWindow!
    @objc(loading) var isLoading: Bool { @objc(isLoading) get }
    var mainFrame: WebFrame? { get }
    var mainFrameDocument: DOMDocument? { get }
    var mainFrameIcon: NSImage? { get }
    var mainFrameTitle: String { get }
    var mainFrameURL: String
    var maintainsInactiveSelection: Bool { get }
    var mediaStyle: String
    var pasteboardTypesForSelection: [Any] { get }
    var policyDelegate: WebPolicyDelegate!
    var preferences: WebPreferences!
    var preferencesIdentifier: String
    var resourceLoadDelegate: WebResourceLoadDelegate!
    var selectedDOMRange: DOMRange? { get }
    var selectedFrame: WebFrame? { get }
    var selectionAffinity: NSSelectionAffinity { get }
    var shouldCloseWithWindow: Bool
    var shouldUpdateWhileOffscreen: Bool
    var smartInsertDeleteEnabled: Bool
    var spellCheckerDocumentTag: Int { get }
    var supportsTextEncoding: Bool { get }
    var textSizeMultiplier: Float
    var typingStyle: DOMCSSStyleDeclaration!
    var undoManager: UndoManager? { get }
    var windowScriptObject: WebScriptObject? { get }
    @IBAction func alignCenter(_ sender: Any?)
    @IBAction func alignJustified(_ sender: Any?)
    @IBAction func alignLeft(_ sender: Any?)
    @IBAction func alignRight(_ sender: Any?)
    @IBAction func changeAttributes(_ sender: Any?)
    @IBAction func changeColor(_ sender: Any?)
    @IBAction func changeDocumentBackgroundColor(_ sender: Any?)
    @IBAction func changeFont(_ sender: Any?)
    @IBAction func checkSpelling(_ sender: Any?)
    @IBAction func copy(_ sender: Any?)
    @IBAction func copyFont(_ sender: Any?)
    @IBAction func cut(_ sender: Any?)
    @IBAction func delete(_ sender: Any?)
    @IBAction func goBack(_ sender: Any?)
    @IBAction func goForward(_ sender: Any?)
    @IBAction func makeTextLarger(_ sender: Any?)
    @IBAction func makeTextSmaller(_ sender: Any?)
    @IBAction func makeTextStandardSize(_ sender: Any?)
    @IBAction func moveToBeginningOfSentence(_ sender: Any?)
    @IBAction func moveToBeginningOfSentenceAndModifySelection(_ sender: Any?)
    @IBAction func moveToEndOfSentence(_ sender: Any?)
    @IBAction func moveToEndOfSentenceAndModifySelection(_ sender: Any?)
    @IBAction func overWrite(_ sender: Any?)
    @IBAction func paste(_ sender: Any?)
    @IBAction func pasteAsPlainText(_ sender: Any?)
    @IBAction func pasteAsRichText(_ sender: Any?)
    @IBAction func pasteFont(_ sender: Any?)
    @IBAction func performFindPanelAction(_ sender: Any?)
    @IBAction func reload(_ sender: Any?)
    @IBAction func reloadFromOrigin(_ sender: Any?)
    @IBAction func selectSentence(_ sender: Any?)
    func setMaintainsBackForwardList(_: Any)
    func setSelectedDOMRange(_: Any, affinity: Any)
    @IBAction func showGuessPanel(_ sender: Any?)
    @IBAction func startSpeaking(_ sender: Any?)
    @IBAction func stopLoading(_ sender: Any?)
    @IBAction func stopSpeaking(_ sender: Any?)
    @IBAction func takeStringURLFrom(_ sender: Any?)
    @IBAction func toggleContinuousSpellChecking(_ sender: Any?)
    @IBAction func toggleSmartInsertDelete(_ sender: Any?)
  }
  """#
