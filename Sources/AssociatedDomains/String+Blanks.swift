extension String {
    /// Without spaces, tabs and line ends at both ends.
    package var trimmingBlanks: String {
        let bytes = utf8.drop(while: \.isBlank)
        guard let last = bytes.lastIndex(where: { !$0.isBlank }) else { return "" }
        return String(Substring(bytes[...last]))
    }
}

extension UInt8 {
    fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
