extension String {
    /// The text as one word of a command for a POSIX shell, quoted where it needs to be.
    package var shellWord: String {
        let isPlain = !isEmpty && !hasPrefix("~") && utf8.allSatisfy(Self.isPlain)
        return isPlain
            ? self : "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
    }

    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"):
            true
        default: "%+,-./:=@_~".utf8.contains(byte)
        }
    }
}
