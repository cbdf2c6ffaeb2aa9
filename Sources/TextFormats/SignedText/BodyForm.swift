/// What the bytes of a supposed AASA file look like.
package enum BodyForm: Hashable, Sendable {
    /// Empty, or only white space.
    case empty
    /// An HTML page or another XML document.
    case html
    /// JSON, possibly malformed.
    case json
    /// A CMS signature with its content (DER, or S/MIME text with its headers).
    case signed
    /// Something that was never JSON; a description such as `a rich text document`.
    case other(String)

    /// Looks at the first bytes that are not white space.
    ///
    /// - Parameter isCut: whether more may follow, so that nothing but white space does not mean that it is empty.
    package init(_ bytes: [UInt8], isCut: Bool = false) {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let body = bytes[start...].drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
        guard let first = body.first else {
            self = isCut ? .json : .empty
            return
        }
        if first == UInt8(ascii: "<") {
            self = .html
        } else if SignedFile.isSigned(bytes) {
            self = .signed
        } else {
            self = Self.known(body).map(BodyForm.other) ?? .json
        }
    }

    private static func known(_ body: ArraySlice<UInt8>) -> String? {
        for (beginning, name) in beginnings where body.starts(with: beginning.utf8) { return name }
        if body.starts(with: [0x1F, 0x8B]) { return "a gzip file sent without its content encoding" }
        if body.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "a PNG image" }
        return nil
    }

    // Found in published files, or likely to be in a web root.
    private static let beginnings: [(String, String)] = [
        ("{\\rtf", "a rich text document"), ("---\n", "a page with front matter"),
        ("---\r\n", "a page with front matter"), ("%PDF", "a PDF document"), ("PK\u{3}\u{4}", "a zip archive"),
        ("#!", "a script"), ("curl ", "a shell command"), ("cat ", "a shell command"), ("echo ", "a shell command"),
        ("cd ", "a shell command"), ("git ", "a shell command"), ("../", "the target of a symbolic link"),
        ("vi ", "a shell command"), ("sudo ", "a shell command"),
        ("touch ", "a shell command"), ("mkdir ", "a shell command"), ("openssl ", "a shell command"),
        ("export ", "a script"), ("module.exports", "a script"), ("var ", "a script"), ("const ", "a script"),
        ("version https://git-lfs", "a Git LFS pointer"), ("```", "a Markdown code block"),
        ("bplist", "a binary property list"),
    ]
}
