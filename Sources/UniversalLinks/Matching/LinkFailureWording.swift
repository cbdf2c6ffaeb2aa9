package import Findings
import TextFormats

/// Explains why a rule does not match a URL, and what would make it match.
package struct LinkFailureWording {
    private let failure: LinkFailure
    private let source: SourceText
    /// The text that the pattern was compared with, without the slash that is added to the end of a path.
    package let text: String

    /// Creates the explanation of a failure.
    ///
    /// - Parameters:
    ///   - source: the text of the file that contains the rule.
    ///   - path: the path of the URL, as written.
    package init(_ failure: LinkFailure, in source: SourceText, path: ArraySlice<UInt8>) {
        self.failure = failure
        self.source = source
        let isLonger = failure.part == .path && failure.text.utf8.count > 1 && path.last != UInt8(ascii: "/")
        text = isLonger && failure.text.utf8.last == UInt8(ascii: "/") ? String(failure.text.dropLast()) : failure.text
    }

    /// Why the constraint fails, in one sentence.
    package var sentence: Message {
        switch failure.reason {
        case .patternUnusable:
            return
                "the pattern “\(plain: failure.constraint.pattern.text)” has a variable that is undefined or broken\(origin)"
        case .undecodable: return "\(part) \(text) cannot be percent-decoded"
        case .differs: break
        }
        if case .item(let name, false) = failure.part {
            return
                "the query item \(name) is missing and counts as empty, but the pattern is \(failure.constraint.pattern.text)\(origin)"
        }
        if text.isEmpty { return "\(part) is missing, but the pattern is \(failure.constraint.pattern.text)\(origin)" }
        return "\(part) \(text) \(divergence)\(origin)"
    }

    /// Where the text and the pattern diverge.
    private var divergence: Message {
        let bytes = Array(text.utf8)
        let rest = String(decoding: bytes[min(failure.reach, bytes.count)...], as: UTF8.self)
        let pattern = source.string(in: SourceSpan(failure.span.start, failure.constraint.pattern.span.end))
        return switch (rest.isEmpty, pattern.isEmpty) {
        case (true, _): "ends where the pattern continues with \(pattern)"
        case (false, true): "continues with \(rest) where the pattern ends"
        case (false, false): "continues with \(rest) where the pattern has \(pattern)"
        }
    }

    private var part: Message {
        switch failure.part {
        case .path: "the path"
        case .fragment: "the fragment"
        case .query: "the query"
        case .item(let name, _): "the query item \(name) with the value"
        }
    }

    private var origin: Message {
        switch failure.constraint.level {
        case .rule: ""
        case .entry: " (from the “defaults” of the entry)"
        case .file: " (from the “defaults” of the file)"
        }
    }

    /// The changes that would make the rule match the URL, each as a clause that continues “it would match if”. Where one
    /// change is enough, combinations with it are left out.
    package var hints: [LinkReport.Reason] {
        let fixes = failure.fixes
        let isSimple = fixes.contains(.ignoringCase) || fixes.contains(.decoding)
        return fixes.filter { $0 != .ignoringCaseAndDecoding || !isSimple }.map(hint)
    }

    private func hint(_ fix: LinkFailure.Fix) -> LinkReport.Reason {
        switch fix {
        case .ignoringCase:
            LinkReport.Reason(
                "ignore-case", "the URL used the pattern's letter case, or the rule had “caseSensitive”: false")
        case .decoding:
            LinkReport.Reason(
                "decode", "the pattern were percent-encoded like the URL, or the rule had “percentEncoded”: false")
        case .ignoringCaseAndDecoding:
            LinkReport.Reason(
                "ignore-case-and-decode", "the rule had “caseSensitive”: false and “percentEncoded”: false")
        case .anyQuery: LinkReport.Reason("any-query", queryHint)
        case .anyFragment:
            LinkReport.Reason("any-fragment", "the fragment were different, or the rule did not constrain it (no “#”)")
        }
    }

    private var queryHint: Message {
        if case .item(let name, let isPresent) = failure.part {
            return isPresent
                ? "every query item \(name) matched \(failure.constraint.pattern.text)"
                : "the query had an item \(name) that matches \(failure.constraint.pattern.text)"
        }
        return "the query were different, or the rule did not constrain it (no “?”)"
    }
}

extension LinkFailure.Part {
    /// A stable identifier for programs.
    package var name: String {
        switch self {
        case .path: "path"
        case .fragment: "fragment"
        case .query: "query"
        case .item: "item"
        }
    }

    /// The name of the query item; nil for other parts.
    package var item: String? { if case .item(let name, _) = self { name } else { nil } }
}
