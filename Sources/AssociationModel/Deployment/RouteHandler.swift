package import Findings
package import TextFormats

/// A route in code that answers at one of the locations of the file.
package struct RouteHandler: Sendable {
    /// What it answers.
    package enum Answer: Sendable {
        /// The same every time.
        case literal(Literal)
        /// A file of the repository.
        case file
        /// Something that only running it tells; the place is what computes it.
        case computed
    }

    /// An answer that the code says literally.
    package struct Literal: Sendable {
        package let status: Int
        /// Nil where the code does not tell it.
        package let mediaType: String?
        package let body: WrittenText

        package init(status: Int, mediaType: String?, body: WrittenText) {
            (self.status, self.mediaType, self.body) = (status, mediaType, body)
        }

        /// Whether another one is the same answer; its media type may be given elsewhere.
        package func isSame(as other: Literal?) -> Bool { status == other?.status && body.bytes == other?.body.bytes }
    }

    package let text: SourceText
    /// What answers, or computes the answer.
    package let span: SourceSpan
    package let location: Location.Kind
    package let answer: Answer

    package init(_ location: Location.Kind, in text: SourceText, at span: SourceSpan, _ answer: Answer) {
        (self.location, self.text, self.span, self.answer) = (location, text, span, answer)
    }

    package var place: Place { .text(text, span) }
    /// The path of the file, as given.
    package var path: String { place.file ?? "" }
    /// The line of the place.
    package var line: Int { text.position(of: span.start).line }

    package var literal: Literal? { if case .literal(let literal) = answer { literal } else { nil } }

    /// The same, of which it is not known whether it is asked.
    package var uncertain: RouteHandler { RouteHandler(location, in: text, at: span, .computed) }

    /// The outcome of a request for its location.
    package var outcome: Exchange.Outcome {
        guard let literal else { return .notSeen(.computed(path: path, line: line)) }
        let fields = literal.mediaType.map { [HeaderField("Content-Type", $0)] }
        return .response(Response(status: literal.status, headers: fields, body: literal.body.bytes))
    }

    /// Where the bytes of the body stand in the code; nil where it is not literal.
    package var image: SourceImage? { literal.map { SourceImage(in: text, span, $0.body.runs) } }
}
