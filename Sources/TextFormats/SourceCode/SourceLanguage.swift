/// How a language tells its comments and strings from its code.
package struct SourceLanguage: Sendable {
    /// How a computed part of a string is written.
    enum Interpolation: Sendable {
        /// `\(…)`
        case parenthesis
        /// `${…}`
        case brace

        var opener: UInt8 { self == .parenthesis ? UInt8(ascii: "(") : .leftBrace }
        var closer: UInt8 { self == .parenthesis ? UInt8(ascii: ")") : .rightBrace }
    }

    /// A kind of string, by its quotation marks.
    struct Quote: Sendable {
        let mark: UInt8
        /// How many marks open and close it.
        var count = 1
        /// Whether it goes on in the next line: as it is, or only after a backslash.
        var hasLines = false
        var joinsLines = false
        var hasEscapes = true
        var interpolation: Interpolation?
    }

    /// The longest marks first.
    var quotes: [Quote] = []
    var hasComments = true
    var nestsComments = false
    /// Whether `#` before and after a string change its escapes.
    var hasHashes = false
    /// Whether elements with tags stand among the code.
    var hasMarkup = false

    package static let swift = SourceLanguage(
        quotes: [
            Quote(mark: .quote, count: 3, hasLines: true, interpolation: .parenthesis),
            Quote(mark: .quote, interpolation: .parenthesis),
        ],
        nestsComments: true, hasHashes: true)
    package static let objectiveC = SourceLanguage(
        quotes: [Quote(mark: .quote, joinsLines: true), Quote(mark: .apostrophe, joinsLines: true)])
    package static let cSharp = SourceLanguage(
        quotes: [
            Quote(mark: .quote, count: 3, hasLines: true, hasEscapes: false), Quote(mark: .quote),
            Quote(mark: .apostrophe),
        ])
    package static let kotlin = SourceLanguage(
        quotes: [
            Quote(mark: .quote, count: 3, hasLines: true, hasEscapes: false, interpolation: .brace),
            Quote(mark: .quote, interpolation: .brace), Quote(mark: .apostrophe),
        ],
        nestsComments: true)
    package static let javaScript = SourceLanguage(
        quotes: [
            Quote(mark: UInt8(ascii: "`"), hasLines: true, interpolation: .brace),
            Quote(mark: .quote, joinsLines: true), Quote(mark: .apostrophe, joinsLines: true),
        ])
    /// JavaScript and TypeScript with elements among the code. <https://facebook.github.io/jsx/>
    package static let jsx = SourceLanguage(quotes: javaScript.quotes, hasMarkup: true)
    /// <https://dart.dev/language/built-in-types#strings>
    package static let dart = SourceLanguage(
        quotes: [
            Quote(mark: .apostrophe, count: 3, hasLines: true, interpolation: .brace),
            Quote(mark: .quote, count: 3, hasLines: true, interpolation: .brace),
            Quote(mark: .apostrophe, interpolation: .brace), Quote(mark: .quote, interpolation: .brace),
        ],
        nestsComments: true)
    /// Without comments and strings: what stands in them is read as code.
    package static let unquoted = SourceLanguage(hasComments: false)
}
