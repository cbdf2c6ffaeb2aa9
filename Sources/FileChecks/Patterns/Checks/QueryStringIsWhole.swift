import AssociationModel
import Findings
import Judging
import TextFormats
import UniversalLinks

extension PatternChecks {
    /// A query pattern is compared with the whole query.
    static let queryStringIsWhole = Check(
        "AD532", "query-string-is-whole", .note, since: "0.1.0", evidence: .recorded,
        citations: [.components, .recordedRuns],
        explanation: """
            ## What it finds
            A query pattern that is a string and names one item: `"?": "id=*"`.

            ## Why it matters
            A string is compared with the whole query. As soon as anything comes before the item, or after it where \
            the pattern does not end with `*`, the component does not match. In recorded runs `"?": "a=1"` matches \
            `/x?a=1` and not `/x?a=1&b=2`. Links that pass through mail or advertising often gain items such as \
            `utm_source`.

            ## How to fix it
            Match the item by name. Other items are then ignored, and the order does not matter:

                "?": "id=42"            the whole query
                "?": {"id": "42"}       this item, among any others
            """,
        of: \.queryPatterns
    ) { subject in
        let bytes = subject.pattern.bytes
        guard let equals = bytes.firstIndex(of: UInt8(ascii: "=")), equals > 0, !bytes.contains(UInt8(ascii: "&")),
            bytes[..<equals].allSatisfy({ $0.isASCIIAlphanumeric || "_-.[]".utf8.contains($0) })
        else { return nil }
        let name = String(decoding: bytes[..<equals], as: UTF8.self)
        let value = String(decoding: bytes[(equals + 1)...], as: UTF8.self)
        return Observation(
            "\(subject.pattern.text) is compared with the whole query, not with one item", at: subject.place,
            label: "no match if other items come before or after it",
            help: "write \(plain: "{\"\(name)\": \"\(value == "*" ? "?*" : value)\"}") to ignore other items")
    }
}
