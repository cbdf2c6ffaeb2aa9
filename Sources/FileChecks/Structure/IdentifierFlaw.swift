import AssociationModel
import TextFormats

/// What is wrong with a string that should be an app identifier: the most telling flaw, if it has several.
package enum IdentifierFlaw: Hashable, Sendable {
    /// Template text that was never replaced: `<TEAM_ID>.com.example.app`, `ABCD1234.com.example.app`.
    case placeholder
    /// A bundle identifier without its prefix: `com.example.app`.
    case noPrefix
    /// A plus sign in place of the full stop; `repaired` is the identifier with a full stop.
    case plusSeparator(repaired: String)
    /// White space or an invisible character; `repaired` is the text without it, if that is an app identifier.
    case whitespace(repaired: String?)
    /// An asterisk, as if identifiers had wildcards.
    case wildcard
    /// Anything else that is not a prefix, a full stop and a bundle identifier.
    case malformed(Defect)
    /// Well formed, but with the prefix of an example.
    case sample
    /// Digits in place of the prefix, like an App Store number: not ten of them, or those by which a page names an app.
    case storeID(digits: Int, page: String?)
    /// Well formed, with a prefix of ten digits.
    case tenDigits
    /// Well formed, but with lower-case letters in the prefix.
    case lowerCasePrefix
    /// An underscore in the bundle identifier, but well formed otherwise.
    case underscore

    /// What keeps a string from being an app identifier.
    package enum Defect: Hashable, Sendable {
        case empty
        /// There is no full stop, and therefore no bundle identifier.
        case noBundleIdentifier
        /// Another character in place of the full stop; `repaired` is the identifier with a full stop.
        case separator(repaired: String)
        /// The prefix does not have ten characters; `repaired` is the identifier if an extra `ID` at the end is the reason.
        case prefixLength(prefix: String, repaired: String?)
        /// The prefix contains other characters than letters and digits.
        case prefixCharacters(prefix: String)
        /// The text after the prefix is not a bundle identifier.
        case bundleIdentifier(String)
    }

    /// Whether no app can have this identifier, so that it matches none.
    package var isDead: Bool {
        switch self {
        case .placeholder, .noPrefix, .plusSeparator, .whitespace, .wildcard, .malformed, .storeID: true
        case .sample, .tenDigits, .lowerCasePrefix, .underscore: false
        }
    }

    /// Examines a string; nil if nothing is wrong with it. `storeNumbers` are those that pages of the site name.
    package init?(_ text: String, storeNumbers: [String: String] = [:]) {
        if let identifier = AppIdentifier(text) {
            guard let flaw = Self.flaw(of: identifier) else { return nil }
            let page = storeNumbers[identifier.prefix]
            self = page == nil ? flaw : .storeID(digits: 10, page: page)
        } else {
            self = Self.flaw(of: text)
        }
    }

    private static func flaw(of identifier: AppIdentifier) -> IdentifierFlaw? {
        if Placeholder.isPlaceholder(prefix: identifier.prefix) || Placeholder.isPublished(prefix: identifier.prefix) {
            return .sample
        }
        if identifier.prefix.utf8.allSatisfy(\.isASCIIDigit) { return .tenDigits }
        if identifier.prefix.utf8.contains(where: \.isASCIILower) { return .lowerCasePrefix }
        return identifier.bundleIdentifier.utf8.contains(UInt8(ascii: "_")) ? .underscore : nil
    }

    private static func flaw(of text: String) -> IdentifierFlaw {
        let bytes = Array(text.utf8)
        let dot = bytes.firstIndex(of: UInt8(ascii: "."))
        let prefix = bytes[..<(dot ?? bytes.count)]
        let rest = dot.map { bytes[($0 + 1)...] } ?? []
        if Placeholder.isIn(text) { return .placeholder }
        if ReverseDomain.isBundleIdentifierAlone(bytes, prefix: prefix, rest: rest) { return .noPrefix }
        if let repaired = repaired(bytes, separators: [UInt8(ascii: "+")]) { return .plusSeparator(repaired: repaired) }
        if text.unicodeScalars.contains(where: \.isInvisible) {
            var visible = String.UnicodeScalarView()
            visible.append(contentsOf: text.unicodeScalars.filter { !$0.isInvisible })
            return .whitespace(repaired: AppIdentifier(String(visible))?.raw)
        }
        if bytes.contains(UInt8(ascii: "*")) { return .wildcard }
        let isNumber = !prefix.isEmpty && prefix.count != 10 && prefix.allSatisfy(\.isASCIIDigit)
        if isNumber, AppIdentifier.isBundleIdentifier(rest) { return .storeID(digits: prefix.count, page: nil) }
        return .malformed(defect(of: bytes, prefix: prefix, rest: rest, hasDot: dot != nil))
    }

    private static func defect(
        of bytes: [UInt8], prefix: ArraySlice<UInt8>, rest: ArraySlice<UInt8>, hasDot: Bool
    ) -> Defect {
        if bytes.isEmpty { return .empty }
        let separators = Array(":/-_,|#@".utf8)
        if let repaired = repaired(bytes, separators: separators) { return .separator(repaired: repaired) }
        guard hasDot else { return .noBundleIdentifier }
        let text = String(decoding: prefix, as: UTF8.self)
        guard prefix.allSatisfy(\.isASCIIAlphanumeric) else { return .prefixCharacters(prefix: text) }
        guard prefix.count == 10 else {
            let isGlued = prefix.count == 12 && prefix.suffix(2).elementsEqual("ID".utf8)
            let glued = String(decoding: prefix.prefix(10), as: UTF8.self) + "." + String(decoding: rest, as: UTF8.self)
            return .prefixLength(prefix: text, repaired: isGlued ? AppIdentifier(glued)?.raw : nil)
        }
        return .bundleIdentifier(String(decoding: rest, as: UTF8.self))
    }

    /// The identifier with a full stop in place of the one of `separators` that follows its first ten characters; nil if
    /// that makes no app identifier.
    private static func repaired(_ bytes: [UInt8], separators: [UInt8]) -> String? {
        guard bytes.count > 11, separators.contains(bytes[10]) else { return nil }
        let rest = bytes[11...]
        let text = String(decoding: bytes[..<10], as: UTF8.self) + "." + String(decoding: rest, as: UTF8.self)
        return AppIdentifier(text)?.raw
    }
}
