import AssociationModel

/// Texts that stand in templates for what an author should fill in.
enum Placeholder {
    /// Whether a text holds one: brackets, a variable, a word such as `TEAMID`, or one of the samples of Apple's
    /// documentation and of well-known tutorials in place of a prefix.
    static func isIn(_ text: String) -> Bool {
        if text.utf8.contains(where: brackets.contains) { return true }
        let head = String(decoding: text.utf8.prefix { $0 != UInt8(ascii: ".") }, as: UTF8.self)
        if samples.contains(head) { return true }
        let upper = head.utf8.filter(\.isASCIILetter).map { $0.isASCIILower ? $0 & 0xDF : $0 }
        return words.contains { upper.contains($0.utf8) }
    }

    private static let brackets = Set("<>[]{}$%".utf8)
    private static let words = [
        "TEAMID", "TEAMDEVELOPERID", "APPID", "PREFIX", "YOURTEAM", "FAKETEAM", "BUNDLEID", "XXXXXX",
    ]
    private static let samples: Set<String> = [
        "TEAM", "ABCDE12345", "ABCD123456", "ABCD1234", "ABCDEFGHIJ", "ABC123DEF4", "A1B2C3D4E5", "1234567890",
        "0123456789", "123456789", "0000000000",
    ]
}
