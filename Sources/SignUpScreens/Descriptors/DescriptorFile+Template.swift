package import Findings
package import TextFormats

extension DescriptorFile {
    /// The descriptor in the code of a template, as an argument of the helper that writes a field:
    /// `f.password_field :password, passwordrules: "minlength: 8"`, `new { passwordrules = "minlength: 8" }`.
    package static func templateRules(in span: SourceSpan, of text: SourceText) -> LocatedText? {
        let bytes = text.bytes(in: span)
        // A title or a text area shows its elements as they are written.
        guard bytes.mentions("passwordrules".utf8), !bytes.contains(UInt8(ascii: "<")) else { return nil }
        var tokens = SourceTokens(text.bytes, .javaScript, from: span.start)
        var isNamed = false
        while let token = tokens.next(), token.span.start < span.end {
            switch token.kind {
            case .word: isNamed = text.string(in: token.span) == "passwordrules"
            case .text:
                let written = text.string(in: token.span)
                if isNamed { return LocatedText(literal: written, at: token.span.start) }
                isNamed = written == "passwordrules"
            case .mark, .stringStart, .stringEnd: break
            default: isNamed = false
            }
        }
        return nil
    }
}

extension Sequence<UInt8> {
    /// Whether the bytes of a word are among these. Their number is what is compared.
    fileprivate func mentions(_ word: some Collection<UInt8>) -> Bool {
        let word = Array(word)
        var matched = 0
        for byte in self {
            matched = byte == word[matched] ? matched + 1 : byte == word[0] ? 1 : 0
            if matched == word.count { return true }
        }
        return false
    }
}
