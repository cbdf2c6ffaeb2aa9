import AssociationModel
import Findings
import Judging
import TextFormats
import UniversalLinks

extension PatternChecks {
    /// A pattern contains a space.
    static let rawSpace = Check(
        "AD566", "raw-space", .warning, since: "0.1.0", evidence: .recorded,
        citations: [.components, .recordedRuns, .uri],
        explanation: """
            ## What it finds
            A space in a pattern whose component does not set `"percentEncoded": false`: `/my shop/*`.

            ## Why it matters
            Unless the file says otherwise, the system compares the URL as it is, and a URL contains no spaces: they are \
            written `%20`. In recorded runs of Apple’s tool `/a b` does not match `/a%20b`. The pattern matches \
            nothing. A space at an end is most often a slip.

            ## How to fix it
            Write the pattern as the URL has it, or have the URL decoded first (iOS 14 and later):

                {"/": "/my shop/*"}                              matches nothing
                {"/": "/my%20shop/*"}
                {"/": "/my shop/*", "percentEncoded": false}
            """,
        of: \.linkPatterns
    ) { subject in
        guard subject.isPercentEncoded, subject.pathMistake == nil, let space = subject.pattern.firstSpace else {
            return nil
        }
        let bytes = subject.pattern.bytes
        let isAtEnd = bytes.first == UInt8(ascii: " ") || bytes.last == UInt8(ascii: " ")
        let right = isAtEnd ? subject.pattern.withoutOuterSpaces : subject.pattern.withEscapedSpaces
        return Observation(
            "\(subject.pattern.text) contains a space, which no URL does", at: subject.place(space..<space + 1),
            label: "never matches", help: "write \(right)", repair: subject.writing(right))
    }
}

extension LinkPattern {
    /// The first space outside the names of variables.
    fileprivate var firstSpace: Int? {
        for case .literal(let range) in pieces {
            if let space = bytes[range].firstIndex(of: UInt8(ascii: " ")) { return space }
        }
        return nil
    }

    fileprivate var withEscapedSpaces: String { escaping(bytes[...]) }

    fileprivate var withoutOuterSpaces: String {
        let isSpace: (UInt8) -> Bool = { $0 == UInt8(ascii: " ") }
        let start = bytes.drop(while: isSpace)
        return escaping(start.prefix((start.lastIndex { !isSpace($0) } ?? start.startIndex - 1) + 1 - start.startIndex))
    }

    private func escaping(_ text: ArraySlice<UInt8>) -> String {
        String(
            decoding: text.flatMap { $0 == UInt8(ascii: " ") ? Array("%20".utf8) : [$0] }, as: UTF8.self)
    }
}
