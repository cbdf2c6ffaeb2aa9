import Findings
import Judging
import TextFormats
import UniversalLinks

extension PatternChecks {
    /// A path pattern has a segment of dots, as in a path relative to a folder.
    static let dotSegmentInPath = Check(
        "AD513", "dot-segment-in-path", .warning, since: "0.1.0", evidence: .documented,
        citations: [.uri, .components],
        explanation: """
            ## What it finds
            A segment `.` or `..` in a path pattern: `./dashboard/*`, `/shop/../buy`.

            ## Why it matters
            Browsers and other clients resolve such segments before they open a URL (RFC 3986, section 5.2.4), and a \
            link in a page is complete by the time that the system sees it. No link has them any more, so the pattern \
            matches none.

            ## How to fix it
            Write the path from the root of the site:

                ./dashboard/*     matches no link
                /dashboard/*      matches /dashboard/today
            """,
        of: \.pathPatterns
    ) { subject in
        guard let range = subject.dotSegment else { return nil }
        let right = subject.pattern.bytes.first == UInt8(ascii: ".") ? subject.withoutDots : nil
        return Observation(
            "the path pattern \(subject.pattern.text) has a segment of dots, and no link has one",
            at: subject.place(range), label: "matches no link",
            help: right.map { "write \($0)" } ?? "write the path from the root of the site")
    }
}

extension PatternSubject {
    /// The bytes of the first segment that is `.` or `..`.
    fileprivate var dotSegment: Range<Int>? {
        pattern.bytes.split(separator: UInt8(ascii: "/")).first(where: isDots).map { $0.startIndex..<$0.endIndex }
    }

    /// The pattern as a path from the root, if dots stand only at its start.
    fileprivate var withoutDots: String? {
        let segments = pattern.bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        let rest = segments.drop(while: isDots)
        guard !rest.isEmpty, !rest.contains(where: isDots) else {
            return nil
        }
        let path = "/" + rest.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "/")
        return form == .path && excludes ? "NOT " + path : path
    }

    private func isDots(_ segment: ArraySlice<UInt8>) -> Bool {
        (1...2).contains(segment.count) && segment.allSatisfy { $0 == UInt8(ascii: ".") }
    }
}
