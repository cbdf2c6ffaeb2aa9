package import AssociationModel
package import Findings
import TextFormats
import UniversalLinks

/// A text in an AASA file that is nearly the app identifier that is missing there.
package struct NearMiss: Hashable, Sendable {
    /// In which way it misses, the most telling first.
    package enum Kind: Int, Hashable, Sendable, CaseIterable, Comparable {
        /// The very identifier, where it was meant for the service and is not read: a misspelt key, a wrong nesting.
        case misplaced
        /// The very identifier, for another service, or where nothing is read.
        case otherService
        /// White space or characters that cannot be seen, around it or in it.
        case whitespace
        /// Capital letters alone make the difference.
        case letterCase
        /// Something else than a full stop, or nothing, between prefix and bundle identifier.
        case separator
        /// Characters that look alike: O and 0, l and 1 and I, Latin and Cyrillic letters.
        case lookAlike
        /// A few letters missing, too many, wrong or transposed.
        case spelling
        /// The bundle identifier alone.
        case noPrefix
        /// A placeholder in place of the prefix.
        case placeholder
        /// A pattern with `*` that would take the app, if patterns were read there.
        case wildcard
        /// The same bundle identifier under another prefix: another team, or a prefix that is not the team's.
        case otherPrefix
        /// The same prefix, and the bundle identifier with something added or taken away, such as `.dev`.
        case variant
        /// A placeholder that says nothing of this app.
        case unfilled
        /// The same prefix and another bundle identifier.
        case otherBundle

        /// Orders by how telling they are.
        package static func < (left: Kind, right: Kind) -> Bool { left.rawValue < right.rawValue }

        /// Whether the text is this app's identifier, written wrongly, so that it is to be replaced where it stands.
        package var isSlip: Bool { (Kind.whitespace...Kind.wildcard).contains(self) }
    }

    /// The text and its place.
    package let identifier: WrittenIdentifier
    /// In which way it misses.
    package let kind: Kind
    /// The one piece in which it differs from what is wanted.
    let difference: Difference

    /// The bytes that make the difference, or the whole text where no piece of it does.
    package var span: SourceSpan {
        switch kind {
        case .whitespace, .letterCase, .separator, .lookAlike, .spelling:
            difference.found.isEmpty
                ? identifier.span : identifier.span(at: difference.offset, count: difference.found.utf8.count)
        default: identifier.span
        }
    }

    /// Looks at one text; nil where it is not near at all.
    package init?(_ identifier: WrittenIdentifier, to app: AppIdentifier, for service: Service) {
        guard let kind = Kind(Candidate(identifier, service), app) else { return nil }
        self.identifier = identifier
        self.kind = kind
        difference = Difference(of: identifier.text, from: app.raw)
    }
}

/// A text as the classification looks at it.
private struct Candidate {
    let text: String
    let visible: String
    let isMeant: Bool
    let isReadForIt: Bool
    let isRead: Bool

    init(_ identifier: WrittenIdentifier, _ service: Service) {
        text = identifier.text
        visible = identifier.text.withoutInvisibles
        isMeant = identifier.isMeant(for: service)
        isReadForIt = identifier.service == service
        isRead = identifier.service != nil
    }
}

extension NearMiss.Kind {
    // The order is that of the cases: what tells more is asked first.
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

    // The bundle identifier is right; what stands before it?
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
    /// Whether the place was meant for a service: it stands under its key, or under one that is nearly its key.
    package func isMeant(for service: Service) -> Bool {
        let name = Array(service.rawValue.utf8)
        return path.contains { key in
            let plain = key.utf8.filter(\.isASCIILetter).map(\.asciiLowercased)
            return SpellingDistance.between(plain, name, limit: 2) != nil
        }
    }
}

extension String {
    fileprivate var withoutInvisibles: String {
        let kept = unicodeScalars.filter { scalar in
            !scalar.properties.isWhitespace && !scalar.properties.isDefaultIgnorableCodePoint
                && scalar.properties.generalCategory != .control
        }
        return String(String.UnicodeScalarView(kept))
    }
}
