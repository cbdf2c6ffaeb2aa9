import AssociationModel
import Findings
import Judging
import TextFormats
import UniversalLinks

extension PatternChecks {
    /// A pattern contains percent-encoding with lower-case digits.
    static let percentEncodingLowerCase = Check(
        "AD561", "percent-encoding-lower-case", .warning, since: "0.1.0", evidence: .documented,
        citations: [.components, .recordedRuns, .uri],
        explanation: """
            ## What it finds
            Percent-encoding with lower-case digits in a pattern: `/caf%c3%a9`. Nothing is reported where \
            `percentEncoded` or `caseSensitive` is false.

            ## Why it matters
            Percent-encoding is compared byte for byte. In recorded runs of Apple’s tool the pattern `/caf%C3%A9` does \
            not match the URL `/caf%c3%a9`, nor the other way round. The code that encodes URLs on Apple’s systems and \
            in browsers writes capital letters, as RFC 3986 recommends. A lower-case pattern misses those URLs.

            ## How to fix it
            Write the digits in capital letters:

                {"/": "/caf%c3%a9"}     misses /caf%C3%A9
                {"/": "/caf%C3%A9"}
            """,
        of: \.linkPatterns
    ) { subject in
        guard subject.isPercentEncoded, subject.isCaseSensitive,
            let problem = subject.firstProblem(.percentEncodingLowerCase)
        else { return nil }
        return Observation(
            "\(subject.pattern.text) has lower-case percent-encoding, but URLs use upper case",
            at: subject.place(problem), label: "compared byte for byte",
            notes: subject.others(.percentEncodingLowerCase), help: "write \(subject.pattern.withUpperCaseEscapes)",
            repair: subject.writing(subject.pattern.withUpperCaseEscapes))
    }
}

extension LinkPattern {
    fileprivate var withUpperCaseEscapes: String {
        var result = bytes
        var place = 0
        while place < bytes.count {
            let end = min(place + 3, bytes.count)
            let digits = bytes[min(place + 1, end)..<end]
            if bytes[place] == UInt8(ascii: "%"), digits.count == 2, digits.allSatisfy(\.isASCIIHexDigit) {
                for digit in digits.indices where bytes[digit].isASCIILower { result[digit] &= 0xDF }
                place = end
            } else {
                place += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }
}
