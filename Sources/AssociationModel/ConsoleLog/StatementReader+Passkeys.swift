import Findings
import TextFormats

// What browsers, Android and a library say about passkeys.
extension StatementReader {
    mutating func readInvalid(_ hit: PhraseScanner.Hit) {
        guard let name = text.quoted(before: hit.range.lowerBound),
            let word = text.last("RP ID ", in: text.before(name.start).suffix(8))
        else { return }
        refuse(text.string(name.content), file: nil, word.lowerBound..<hit.range.upperBound)
    }

    /// Chromium's second sentence on a line of its own, as wrapped by whoever pasted it.
    mutating func readRelatedOrigins(_ hit: PhraseScanner.Hit) {
        let start = text.before(hit.range.lowerBound).suffix(64).lowerBound
        let around = start..<text.after(hit.range.upperBound).prefix(128).upperBound
        guard text.first("claimed RP ID", in: around) ?? text.first("attempt to fetch the ", in: around) != nil,
            let problem = problem(in: around)
        else { return }
        let first = min(problem.range.lowerBound, hit.range.lowerBound)
        refuse(nil, file: problem.kind, first..<max(problem.range.upperBound, hit.range.upperBound))
    }

    /// `The relying party ID is not a registrable domain suffix of, nor equal to the current domain. Subsequently, …`.
    mutating func readUnrelated(_ hit: PhraseScanner.Hit) {
        let name = text.quoted(before: hit.range.lowerBound)
        let end = name?.start ?? hit.range.lowerBound
        let before = text.before(end).suffix(24)
        guard let subject = text.last("relying party ID", in: before) ?? text.last("RP ID", in: before) else { return }
        let after = text.after(hit.range.upperBound).prefix(512)
        let problem = problem(in: after)
        let page = text.first("equal to ", in: after.prefix(24)).flatMap { text.quoted(at: $0.upperBound) }
        refuse(
            name.map { text.string($0.content) }, origin: page.map { text.string($0.content) }, file: problem?.kind,
            subject.lowerBound..<(problem?.range.upperBound ?? page?.end ?? hit.range.upperBound))
    }

    private mutating func refuse(
        _ identifier: String?, origin: String? = nil, file: RelyingPartyRefusal.FileProblem?, _ range: Range<Int>
    ) {
        add(.relyingPartyRefused(RelyingPartyRefusal(identifier: identifier, origin: origin, file: file)), range)
    }

    /// What Chromium says about the file, the most telling first.
    private func problem(in range: Range<Int>) -> (kind: RelyingPartyRefusal.FileProblem, range: Range<Int>)? {
        let texts: [(RelyingPartyRefusal.FileProblem, StaticString)] = [
            (.tooManyLabels, "limit on the number of eTLD+1 labels was reached"),
            (.originNotListed, "no listed origin matched"), (.wrongMediaType, "wrong content-type"),
            (.notJSON, "JSON parse error"), (.notFetched, "attempt to fetch the .well-known/webauthn"),
        ]
        for (kind, words) in texts {
            if let found = text.first(words, in: range) { return (kind, found) }
        }
        return nil
    }

    mutating func readAndroidException(_ hit: PhraseScanner.Hit) {
        guard !text.has("import ", at: hit.range.lowerBound - 7) else { return }
        let name = text.after(hit.range.upperBound).prefix(96)
        let isSecurity = (text.first("SecurityError", in: name) ?? text.first("SECURITY_ERROR", in: name)) != nil
        add(.android(isSecurity ? .security : .other), hit.range)
    }
}
