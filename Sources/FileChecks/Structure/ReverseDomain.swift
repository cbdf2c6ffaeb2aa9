import AssociationModel
import TextFormats

/// Distinguishes a bundle identifier without a prefix from one after a wrong prefix.
enum ReverseDomain {
    static func isBundleIdentifierAlone(
        _ bytes: [UInt8], prefix: ArraySlice<UInt8>, rest: ArraySlice<UInt8>
    ) -> Bool {
        guard AppIdentifier.isBundleIdentifier(rest) else { return false }
        if prefix.isEmpty { return true }
        guard prefix.allSatisfy(\.isASCIILetter) else { return false }
        if isTopLevel(prefix) { return true }
        // `Sberbank.onlineiphone` is a bundle identifier; in `MyTeam.com.example` the bundle identifier comes second.
        let second = rest.prefix { $0 != UInt8(ascii: ".") }
        return !isTopLevel(second) && prefix.contains(where: \.isASCIILower)
    }

    private static func isTopLevel(_ label: ArraySlice<UInt8>) -> Bool {
        let word = String(decoding: label.map(\.asciiLowercased), as: UTF8.self)
        return (label.count == 2 && label.allSatisfy(\.isASCIILetter))
            || ["com", "net", "org", "app", "dev", "edu", "gov", "info", "xyz", "mobi", "biz"].contains(word)
    }
}
