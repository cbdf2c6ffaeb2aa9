import Findings

// The messages of SecAddSharedWebCredential, taken from the source code that Apple has published.
extension StatementReader {
    mutating func readSharedCredential(_ hit: PhraseScanner.Hit) {
        switch hit.phrase {
        case .autoFillOff: add(.sharedCredential(.autoFillOff), hit.range)
        case .notClaimed:
            let domain = text.name(before: hit.range.lowerBound)
            guard !domain.isEmpty else { return }
            add(
                .sharedCredential(.notClaimed(domain: text.string(domain))),
                domain.lowerBound..<hit.range.upperBound)
        case .notApproved:
            let place = hit.range.lowerBound
            // Both names are quoted; without quotation marks the words could come from anywhere, unless the status is
            // beside them.
            let isQuoted = text.has("\" ", at: place - 2)
            guard isQuoted || isOfSharedCredentials(hit, status: "-25293"), place > 0 else { return }
            let domain = text.name(before: place - 1)
            let name = isQuoted ? quoted(at: hit.range.upperBound) : text.name(at: hit.range.upperBound)
            guard let app = name, !app.isEmpty, !domain.isEmpty else { return }
            add(
                .sharedCredential(.notApproved(domain: text.string(domain), app: text.string(app))),
                domain.lowerBound..<app.upperBound)
        case .userDenied:
            guard let domain = quoted(at: hit.range.upperBound), text.has("\" by \"", at: domain.upperBound),
                let app = quoted(at: domain.upperBound + 4)
            else { return }
            add(
                .sharedCredential(.userDenied(domain: text.string(domain), app: text.string(app))),
                hit.range.lowerBound..<app.upperBound)
        case .noAccount, .noDomain:
            guard isOfSharedCredentials(hit, status: "-50") else { return }
            let words = hit.range.lowerBound..<hit.range.upperBound
            add(.sharedCredential(.argumentMissing(text.string(words))), words)
        default:
            guard isOfSharedCredentials(hit, status: "-25299") else { return }
            add(.sharedCredential(.neverSaved), hit.range)
        }
    }

    private func quoted(at offset: Int) -> Range<Int>? {
        guard text.has(" \"", at: offset) else { return nil }
        let name = text.name(at: offset + 2)
        return name.isEmpty || !text.has("\"", at: name.upperBound) ? nil : name
    }

    // The words are common; the name of the function or the status beside them shows where they come from.
    private func isOfSharedCredentials(_ hit: PhraseScanner.Hit, status: StaticString) -> Bool {
        let around = text.before(hit.range.lowerBound).lowerBound..<text.after(hit.range.upperBound).upperBound
        return text.first("SharedWebCredential", in: around) != nil || text.first(status, in: around) != nil
    }
}
