import AssociationModel
package import Findings
import TextFormats
package import UniversalLinks

/// The words for why a rule does not take a URL, and for what would let it.
package struct LinkFailureWording {
    /// Something that would let the rule hold.
    package struct Hint: Sendable {
        /// A word for programs; it never changes.
        package let name: String
        /// What would have to be so; it goes on from *it would match if*.
        package let sentence: Message

        init(_ name: String, _ sentence: Message) {
            self.name = name
            self.sentence = sentence
        }
    }

    private let failure: LinkFailure
    private let source: SourceText
    /// The text that the pattern saw, without the slash that a path is given at its end.
    package let text: String

    /// Prepares the words for a failure.
    ///
    /// - Parameters:
    ///   - source: the text of the file that has the rule.
    ///   - path: the path of the URL, as it is written.
    package init(_ failure: LinkFailure, in source: SourceText, path: ArraySlice<UInt8>) {
        self.failure = failure
        self.source = source
        let isLonger = failure.part == .path && failure.text.utf8.count > 1 && path.last != UInt8(ascii: "/")
        text = isLonger && failure.text.utf8.last == UInt8(ascii: "/") ? String(failure.text.dropLast()) : failure.text
    }

    /// What is wrong, in one sentence.
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
                "the query item \(name) is missing and counts as empty, and the pattern is \(failure.constraint.pattern.text)\(origin)"
        }
        if text.isEmpty { return "\(part) is missing, and the pattern is \(failure.constraint.pattern.text)\(origin)" }
        return "\(part) \(text) \(divergence)\(origin)"
    }

    /// Where text and pattern part.
    private var divergence: Message {
        let bytes = Array(text.utf8)
        let rest = String(decoding: bytes[min(failure.reach, bytes.count)...], as: UTF8.self)
        let pattern = source.string(in: SourceSpan(failure.span.start, failure.constraint.pattern.span.end))
        return switch (rest.isEmpty, pattern.isEmpty) {
        case (true, _): "ends where the pattern goes on with \(pattern)"
        case (false, true): "goes on with \(rest) where the pattern ends"
        case (false, false): "goes on with \(rest) where the pattern has \(pattern)"
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

    /// What would let the rule take the URL; of changes of which one is enough, not their combination.
    package var hints: [Hint] {
        let remedies = failure.remedies
        let isSimple = remedies.contains(.ignoringCase) || remedies.contains(.decoding)
        return remedies.filter { $0 != .ignoringCaseAndDecoding || !isSimple }.map(hint)
    }

    private func hint(_ remedy: LinkFailure.Remedy) -> Hint {
        switch remedy {
        case .ignoringCase:
            Hint(
                "ignore-case", "the URL were written in the pattern's case, or the rule had “caseSensitive”: false")
        case .decoding:
            Hint(
                "decode", "the pattern were percent-encoded as the URL is, or the rule had “percentEncoded”: false")
        case .ignoringCaseAndDecoding:
            Hint(
                "ignore-case-and-decode", "the rule had “caseSensitive”: false and “percentEncoded”: false")
        case .anyQuery: Hint("any-query", queryHint)
        case .anyFragment:
            Hint("any-fragment", "the fragment were another, or the rule wanted nothing of it (no “#”)")
        }
    }

    private var queryHint: Message {
        if case .item(let name, let isPresent) = failure.part {
            return isPresent
                ? "the query item \(name) matched \(failure.constraint.pattern.text) each time it occurs"
                : "the query had an item \(name) that matches \(failure.constraint.pattern.text)"
        }
        return "the query were another, or the rule wanted nothing of it (no “?”)"
    }
}

extension LinkFailure.Part {
    /// The word for programs.
    package var name: String {
        switch self {
        case .path: "path"
        case .fragment: "fragment"
        case .query: "query"
        case .item: "item"
        }
    }

    /// The name of the query item, if it is one.
    package var item: String? { if case .item(let name, _) = self { name } else { nil } }
}
