import AssociationModel
import Findings
import Judging
import TextFormats
import UniversalLinks

extension PatternChecks {
    /// A pattern contains a character outside ASCII.
    static let rawNonASCII = Check(
        "AD565", "raw-non-ascii", .warning, since: "0.1.0", evidence: .documented,
        citations: [.components, .recordedRuns],
        explanation: """
            ## What it finds
            A character outside ASCII in a pattern whose component does not set `"percentEncoded": false`: `/café`.

            ## Why it matters
            Unless the file says otherwise, the system compares the URL as it is, and a URL contains such characters \
            percent-encoded. In recorded runs of Apple’s tool `/café` does not match `/caf%C3%A9`.

            ## How to fix it
            Write the pattern as the URL has it, or have the URL decoded first (iOS 14 and later):

                {"/": "/café"}                              does not match
                {"/": "/caf%C3%A9"}                         matches /caf%C3%A9
                {"/": "/café", "percentEncoded": false}     matches it too
            """,
        of: \.linkPatterns
    ) { subject in
        guard subject.isPercentEncoded, let problem = subject.firstProblem(.rawNonASCII) else { return nil }
        return Observation(
            "\(subject.pattern.text) is compared with the percent-encoded URL, which is pure ASCII",
            at: subject.place(problem), label: "not ASCII", notes: subject.others(.rawNonASCII),
            help: "write \(subject.pattern.encoded)",
            repair: subject.writing(subject.pattern.encoded))
    }
}

extension LinkPattern {
    fileprivate var encoded: String {
        let digits = Array("0123456789ABCDEF".utf8)
        let result = bytes.flatMap { byte in
            byte < 0x80 ? [byte] : [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
        }
        return String(decoding: result, as: UTF8.self)
    }
}
