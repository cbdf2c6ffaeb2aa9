import Findings

// The messages of SecAddSharedWebCredential, taken from the source code that Apple has published.
extension StatementReader {
    mutating func readNotApproved(_ hit: PhraseScanner.Hit) {
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
    }

    mutating func readUserDenied(_ hit: PhraseScanner.Hit) {
        guard let domain = quoted(at: hit.range.upperBound), text.has("\" by \"", at: domain.upperBound),
            let app = quoted(at: domain.upperBound + 4)
        else { return }
        add(
            .sharedCredential(.userDenied(domain: text.string(domain), app: text.string(app))),
            hit.range.lowerBound..<app.upperBound)
    }

    mutating func readMissingArgument(_ hit: PhraseScanner.Hit) {
        guard isOfSharedCredentials(hit, status: "-50") else { return }
        add(.sharedCredential(.argumentMissing(text.string(hit.range))), hit.range)
    }

    mutating func readNeverSaved(_ hit: PhraseScanner.Hit) {
        guard isOfSharedCredentials(hit, status: "-25299") else { return }
        add(.fixed("logged-password-never-saved"), hit.range)
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
