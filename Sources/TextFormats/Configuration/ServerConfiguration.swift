package import Findings

/// What a configuration file of a web server says, as far as its syntax is right.
package struct ServerConfiguration: Sendable {
    /// Whose syntax a file has.
    package enum Syntax: Sendable {
        case nginx
        case apache
        case caddy
    }

    package let directives: [ServerDirective]
    /// The first mistake; what follows it was not read.
    package let problem: ConfigurationProblem?

    /// The maximum nesting depth of blocks.
    package static let depthLimit = Bound.serverBlocks.most

    init(directives: [ServerDirective], problem: ConfigurationProblem?) {
        self.directives = directives
        self.problem = problem
    }

    /// Reads a file, or a part of one that another includes. Time and memory are linear.
    package init(_ text: SourceText, in syntax: Syntax) {
        let builder = ServerDirectiveBuilder(text)
        var reader: any ServerConfigurationReader =
            switch syntax {
            case .nginx: NginxReader(bytes: text.bytes, builder: builder)
            case .apache: ApacheReader(bytes: text.bytes, builder: builder)
            case .caddy: CaddyfileReader(bytes: text.bytes, builder: builder)
            }
        let problem = reader.readAll()
        self = reader.builder.finish(problem)
    }
}

/// A reader of one syntax: it goes through the bytes once, and gives the directives to a builder.
protocol ServerConfigurationReader {
    var bytes: [UInt8] { get }
    /// Where the next byte is.
    var offset: Int { get set }
    var builder: ServerDirectiveBuilder { get set }

    /// Reads everything, up to the first mistake.
    mutating func readAll() -> ConfigurationProblem?
}

extension ServerConfigurationReader {
    /// A mistake at the words that opened the innermost block; nil if none is open.
    func blockLeftOpen(_ message: Message, help: Message? = nil) -> ConfigurationProblem? {
        guard builder.depth > 0 else { return nil }
        let span = builder.innermost.first?.span ?? SourceSpan(max(offset - 1, 0), offset)
        return ConfigurationProblem(message, at: span, help: help)
    }

    /// To the end of the line.
    mutating func skipToLineEnd() {
        while offset < bytes.count, bytes[offset] != .lineFeed { offset += 1 }
    }

    /// The word that was read from a place up to here.
    func word(_ text: [UInt8], from start: Int) -> LocatedString {
        LocatedString(String(decoding: text, as: UTF8.self), at: SourceSpan(start, offset))
    }
}
