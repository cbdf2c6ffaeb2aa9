import AssociationModel
import Findings
import Judging
import TextFormats
import UniversalLinks

extension PatternChecks {
    /// A pattern that is compared with the decoded URL contains percent-encoding.
    static let percentEncodingUndecoded = Check(
        "AD562", "percent-encoding-undecoded", .warning, since: "0.1.0", evidence: .recorded,
        citations: [.components, .recordedRuns],
        explanation: """
            ## What it finds
            Percent-encoding in a pattern of a component with `"percentEncoded": false`: `/caf%C3%A9`.

            ## Why it matters
            `percentEncoded` says what is compared: with `false`, the URL is decoded first, the pattern never. In \
            recorded runs of Apple’s tool `/a%20b` with `"percentEncoded": false` does not match the URL `/a%20b`, \
            which is `/a b` by then. Only a URL that encodes the percent sign itself would match.

            ## How to fix it
            Write the character, or leave `percentEncoded` out:

                {"/": "/a%20b", "percentEncoded": false}     never matches
                {"/": "/a b", "percentEncoded": false}       matches /a%20b
                {"/": "/a%20b"}                              matches it too
            """,
        of: \.linkPatterns
    ) { subject in
        guard !subject.isPercentEncoded, let place = subject.pattern.firstEscape else { return nil }
        let decoded = subject.pattern.decoded
        let leaving: Message = "remove \(plain: "\"percentEncoded\": false")"
        return Observation(
            "\(subject.pattern.text) is compared with the decoded URL, which has no percent-encoding",
            at: subject.place(place..<place + 3), label: "never matches",
            help: decoded.map { "write \($0), or \(leaving)" } ?? leaving,
            repair: decoded.flatMap(subject.writing))
    }
}

extension LinkPattern {
    /// The first percent sign with two hexadecimal digits after it.
    fileprivate var firstEscape: Int? {
        for case .literal(let range) in pieces {
            if let place = range.first(where: { isEscape(at: $0, before: range.upperBound) }) { return place }
        }
        return nil
    }

    private func isEscape(at place: Int, before end: Int) -> Bool {
        bytes[place] == UInt8(ascii: "%") && place + 2 < end
            && bytes[(place + 1)...(place + 2)].allSatisfy(\.isASCIIHexDigit)
    }

    /// The pattern with its escapes decoded; nil if that yields no readable text, or a wildcard.
    fileprivate var decoded: String? {
        var result: [UInt8] = []
        var place = 0
        while place < bytes.count {
            guard isEscape(at: place, before: bytes.count),
                let byte = UInt8(String(decoding: bytes[(place + 1)...(place + 2)], as: UTF8.self), radix: 16)
            else {
                result.append(bytes[place])
                place += 1
                continue
            }
            guard byte >= 0x20, byte != 0x7F, !"*?$%".utf8.contains(byte) else { return nil }
            result.append(byte)
            place += 3
        }
        return String(validating: result, as: UTF8.self)
    }
}
