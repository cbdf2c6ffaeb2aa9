import Findings
import TextFormats

// App Store Connect and the App Clip card.
extension StatementReader {
    /// The keys beside a code in the answer of App Store Connect.
    private static let context: [StaticString] = ["isValid", "lastUpdatedDate", "AppClip"]

    /// One of the codes of App Store Connect. A code that others use too has to stand in an answer of App Store Connect, or
    /// alone in its line.
    mutating func readDomainCode(_ code: AppClipDomainCode, _ hit: PhraseScanner.Hit) {
        let range = hit.range
        guard text.string(range) == code.rawValue, !isWord(at: range.lowerBound - 1), !isWord(at: range.upperBound)
        else { return }
        let around = text.before(range.lowerBound).lowerBound..<text.after(range.upperBound).upperBound
        guard !code.isGeneric || isAlone(range) || Self.context.contains(where: { text.first($0, in: around) != nil })
        else { return }
        add(.appClipDomain(code, domain: domain(beside: range)), range)
    }

    /// `"errorCode" : "TIMEOUT"`; the word alone is too common to look for.
    mutating func readErrorCode(_ hit: PhraseScanner.Hit) {
        let word = AppClipDomainCode.timeout.rawValue
        guard let found = text.first("TIMEOUT", in: text.after(hit.range.upperBound).prefix(12)),
            text.string(found) == word
        else { return }
        readDomainCode(.timeout, PhraseScanner.Hit(phrase: hit.phrase, range: found))
    }

    /// `ASDErrorDomain Error 507`, `CPSErrorDomainError 2`, `(… error 2.)`, `… Code=2`, as the card or a log shows it.
    mutating func readCardError(_ hit: PhraseScanner.Hit, code: Int) {
        let after = text.after(hit.range.upperBound).prefix(14)
        guard let digit = text.bytes[after].firstIndex(where: \.isASCIIDigit), text.number(at: digit) == code,
            text.bytes[hit.range.upperBound..<digit].allSatisfy({ $0.isASCIILetter || Array(" -:=".utf8).contains($0) })
        else { return }
        add(.fixed("logged-app-clip-unavailable"), hit.range.lowerBound..<(digit + String(code).utf8.count))
    }

    /// Whether the line has nothing but a code and perhaps its key.
    private func isAlone(_ range: Range<Int>) -> Bool {
        let rest = text.string(0..<range.lowerBound) + text.string(range.upperBound..<text.bytes.count)
        let word = String(decoding: rest.utf8.filter(\.isASCIILetter), as: UTF8.self)
        return rest.utf8.count < 40 && (word.isEmpty || word == "errorCode")
    }

    /// The member `domain` of the object that has a code.
    private func domain(beside range: Range<Int>) -> String? {
        let open = text.last("{", in: text.before(range.lowerBound))?.upperBound
        let close = text.first("}", in: text.after(range.upperBound))?.lowerBound
        guard let open, let close, let key = text.first("\"domain\"", in: open..<close),
            let colon = text.first(":", in: key.upperBound..<(key.upperBound + 4))
        else { return nil }
        return text.quoted(at: colon.upperBound).map { text.string($0.content) }
    }

    private func isWord(at offset: Int) -> Bool {
        guard text.bytes.indices.contains(offset) else { return false }
        return text.bytes[offset].isASCIIAlphanumeric || text.bytes[offset] == UInt8(ascii: "_")
    }
}
