package import AssociationModel
package import Findings
import TextFormats

/// A text in an AASA file that is nearly the app identifier that the file lacks.
package struct NearMiss: Hashable, Sendable {
    /// In which way a text misses, the most telling kind first.
    package enum Kind: Int, Hashable, Sendable, CaseIterable {
        /// The exact identifier, meant for the service but not read there: a misspelt key, a wrong nesting.
        case misplaced
        /// The exact identifier, but for another service, or where nothing is read.
        case otherService
        /// White space or invisible characters in or around the identifier.
        case whitespace
        /// Differs only in the case of letters.
        case letterCase
        /// Something other than a full stop, or nothing, between prefix and bundle identifier.
        case separator
        /// Characters that look alike: O and 0, l and 1 and I, Latin and Cyrillic letters.
        case lookAlike
        /// A few letters missing, extra, wrong or swapped.
        case spelling
        /// The bundle identifier without its prefix.
        case noPrefix
        /// A placeholder in place of the prefix.
        case placeholder
        /// A pattern with `*` that would match the app if patterns were read there.
        case wildcard
        /// The same bundle identifier under another prefix: another team, or a prefix that is not the team's.
        case otherPrefix
        /// The same prefix, and a bundle identifier with something added or removed at its end, such as `.dev`.
        case variant
        /// A placeholder without any trace of this app.
        case unfilled
        /// The same prefix and another bundle identifier.
        case otherBundle

        /// Whether the text is this app's identifier, written wrongly, so that the fix is to replace it.
        package var isSlip: Bool { (Kind.whitespace.rawValue...Kind.wildcard.rawValue).contains(rawValue) }
    }

    package let identifier: WrittenIdentifier
    package let kind: Kind
    /// The one piece in which the text differs from the app identifier.
    let difference: Difference

    /// The bytes of the file that differ, or the whole text if the difference is not one piece of it.
    package var span: SourceSpan {
        switch kind {
        case .whitespace, .letterCase, .separator, .lookAlike, .spelling:
            difference.found.isEmpty
                ? identifier.span : identifier.span(at: difference.offset, count: difference.found.utf8.count)
        default: identifier.span
        }
    }

    /// Classifies one text; nil if it is not near the app identifier at all.
    package init?(_ identifier: WrittenIdentifier, to app: AppIdentifier, for service: Service) {
        guard let kind = Kind(Candidate(identifier, service), app) else { return nil }
        self.identifier = identifier
        self.kind = kind
        difference = Difference(of: identifier.text, from: app.raw)
    }
}

/// A text with what the classification needs to know about it.
private struct Candidate {
    let text: String
    let visible: String
    let isMeant: Bool
    let isReadForIt: Bool
    let isRead: Bool

    init(_ identifier: WrittenIdentifier, _ service: Service) {
        text = identifier.text
        visible = Self.withoutInvisibles(identifier.text)
        isMeant = identifier.isMeant(for: service)
        isReadForIt = identifier.service == service
        isRead = identifier.service != nil
    }

    private static func withoutInvisibles(_ text: String) -> String {
        // Most are printable ASCII, and cost no look into the tables of Unicode.
        guard text.utf8.contains(where: { !(0x21...0x7E).contains($0) }) else { return text }
        let kept = text.unicodeScalars.filter { scalar in
            !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
                && scalar.properties.generalCategory != .control
        }
        return String(String.UnicodeScalarView(kept))
    }
}

extension NearMiss.Kind {
    // Tries the kinds roughly in the order of the cases, so that the more telling one wins.
    fileprivate init?(_ candidate: Candidate, _ app: AppIdentifier) {
        let text = candidate.visible
        let limit = app.bundleIdentifier.utf8.count < 10 ? 1 : 2
        let isExact = text.utf8.elementsEqual(app.raw.utf8)
        let lower = text.asciiLowercased
        if isExact, text.utf8.count == candidate.text.utf8.count {
            self = candidate.isMeant && !candidate.isRead ? .misplaced : .otherService
        } else if isExact {
            self = .whitespace
        } else if lower.utf8.elementsEqual(app.raw.asciiLowercased.utf8) {
            self = .letterCase
        } else if Self.hasOtherSeparator(text, app) {
            self = .separator
        } else if LookAlike.skeleton(text) == LookAlike.skeleton(app.raw) {
            self = .lookAlike
        } else if lower.utf8.elementsEqual(app.bundleIdentifier.asciiLowercased.utf8) {
            self = .noPrefix
        } else if let kind = Self.ofPrefix(text, app) {
            self = kind
        } else if candidate.isRead || text.utf8.contains(UInt8(ascii: ".")), Self.isPattern(text, of: app) {
            self = .wildcard
        } else if Self.isNear(lower, app.raw.asciiLowercased, limit) {
            self = .spelling
        } else if let kind = Self.ofBundle(text, app) {
            self = kind
        } else if candidate.isReadForIt, Placeholder.isIn(text) {
            self = .unfilled
        } else {
            return nil
        }
    }

    private static func hasOtherSeparator(_ text: String, _ app: AppIdentifier) -> Bool {
        let between = text.utf8.count - app.raw.utf8.count + 1
        guard (0...3).contains(between), text.hasPrefix(app.prefix), text.hasSuffix(app.bundleIdentifier) else {
            return false
        }
        return text.utf8.dropFirst(app.prefix.utf8.count).prefix(between).allSatisfy { !$0.isASCIIAlphanumeric }
    }

    // Classifies the text before a bundle identifier that is right.
    private static func ofPrefix(_ text: String, _ app: AppIdentifier) -> NearMiss.Kind? {
        guard text.utf8.count > app.bundleIdentifier.utf8.count, text.hasSuffix(app.bundleIdentifier) else {
            return nil
        }
        let rest = text.utf8.dropLast(app.bundleIdentifier.utf8.count)
        let endsInDot = rest.last == UInt8(ascii: ".")
        let head = String(decoding: endsInDot ? rest.dropLast() : rest, as: UTF8.self)
        if Placeholder.isIn(head) { return .placeholder }
        guard endsInDot, !head.utf8.contains(UInt8(ascii: ".")), !head.utf8.contains(UInt8(ascii: "*")) else {
            return nil
        }
        return isNear(head.asciiLowercased, app.prefix.asciiLowercased, 2) ? .spelling : .otherPrefix
    }

    private static func isPattern(_ text: String, of app: AppIdentifier) -> Bool {
        let parts = text.split(separator: "*", omittingEmptySubsequences: false)
        guard parts.count == 2, text.utf8.count <= app.raw.utf8.count + 1 else { return false }
        return app.raw.hasPrefix(parts[0]) && app.raw.hasSuffix(parts[1])
    }

    private static func isNear(_ text: String, _ wanted: String, _ limit: Int) -> Bool {
        SpellingDistance.between(Array(text.utf8), Array(wanted.utf8), limit: limit) != nil
    }

    private static func ofBundle(_ text: String, _ app: AppIdentifier) -> NearMiss.Kind? {
        guard let other = AppIdentifier(text), other.prefix == app.prefix else { return nil }
        let (left, right) = (other.bundleIdentifier.asciiLowercased, app.bundleIdentifier.asciiLowercased)
        return left.hasPrefix(right) || right.hasPrefix(left) ? .variant : .otherBundle
    }
}

extension WrittenIdentifier {
    /// Whether the text was meant for a service: it is under the service's key, or under one that is nearly that key.
    package func isMeant(for service: Service) -> Bool {
        let name = Array(service.rawValue.utf8)
        return path.contains { key in
            let plain = key.utf8.filter(\.isASCIILetter).map(\.asciiLowercased)
            return SpellingDistance.between(plain, name, limit: 2) != nil
        }
    }
}
