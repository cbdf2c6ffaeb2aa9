import Findings
import TextFormats

// Statements about fetching the file.
extension StatementReader {
    /// `Request for '…' for task AASA-… { domain: …, … } denied because the CDN told us to stop with HTTP status 404:
    /// SWCERR… -- {…}`, all on one line.
    mutating func readRefusal(_ hit: PhraseScanner.Hit) {
        var domain = taskDomain(before: hit.range.lowerBound)
        if domain == nil, let url = text.last("cdn-apple.com/a/v1/", in: text.before(hit.range.lowerBound)) {
            domain = text.string(text.name(at: url.upperBound))
        }
        var status: Int?
        var reason: Range<Int>?
        if let word = text.first("status ", in: text.after(hit.range.upperBound)) {
            status = text.number(at: word.upperBound)
            if let colon = text.first(": ", in: word.upperBound..<(word.upperBound + 8)) {
                reason = text.after(colon.upperBound)
            }
        }
        let parts = reason.map { self.reason(in: $0) }
        let refusal = CDNRefusal(
            domain: domain, status: status, reason: parts?.text, details: parts?.details)
        add(.cdnRefused(refusal), hit.range.lowerBound..<(parts?.end ?? hit.range.upperBound))
    }

    // MARK: Facts in lines of `curl -v` or in prose

    mutating func readRefusalCode(_ hit: PhraseScanner.Hit) {
        let from = hit.range.upperBound
        guard from < text.bytes.count, text.bytes[from].isASCIIDigit else { return }
        let parts = reason(in: hit.range.lowerBound..<text.after(from).upperBound)
        add(.reason(parts.text), hit.range.lowerBound..<parts.end)
        if let details = parts.details { remarks.append(.fact(.details(details), SourceSpan(from, parts.end))) }
    }

    mutating func readRefusalReason(_ hit: PhraseScanner.Hit) {
        let value = text.trimmed(text.after(hit.range.upperBound))
        let parts = reason(in: value)
        if !parts.text.isEmpty { add(.reason(parts.text), value.lowerBound..<parts.end) }
    }

    mutating func readRefusalDetails(_ hit: PhraseScanner.Hit) {
        guard let start = text.bytes[text.after(hit.range.upperBound)].firstIndex(of: UInt8(ascii: "{")),
            let last = text.bytes[text.after(start)].lastIndex(of: UInt8(ascii: "}"))
        else { return }
        add(.details(text.string(start..<(last + 1))), hit.range.lowerBound..<(last + 1))
    }

    mutating func readRefusalOrigin(_ hit: PhraseScanner.Hit) {
        let url = text.name(at: hit.range.upperBound)
        if let host = ConsoleText.host(of: text.string(url)) { add(.origin(host), url) }
    }

    mutating func readAskedHost(_ hit: PhraseScanner.Hit) {
        let host = text.name(at: hit.range.upperBound)
        if !host.isEmpty { add(.asked(text.string(host)), host) }
    }

    /// A reason, up to anything that cannot belong to it, and the details after `--`.
    private func reason(in range: Range<Int>) -> (text: String, details: String?, end: Int) {
        let range = range.clamped(to: text.bytes.indices)
        let stop = text.bytes[range].firstIndex { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "\"") }
        let dashes = text.first(" -- ", in: range)
        let end = min(stop ?? range.upperBound, dashes?.lowerBound ?? range.upperBound)
        let words = text.trimmed(range.lowerBound..<end)
        guard let dashes, dashes.lowerBound == end else { return (text.string(words), nil, words.upperBound) }
        let rest = dashes.upperBound..<range.upperBound
        let last = text.bytes[rest].lastIndex(of: UInt8(ascii: "}")).map { $0 + 1 } ?? rest.upperBound
        let details = text.trimmed(rest.lowerBound..<last)
        return (text.string(words), text.string(details), details.upperBound)
    }

    // MARK: Errors of the device

    mutating func readDownloadError(_ hit: PhraseScanner.Hit, in errorDomain: String) {
        let domain = taskDomain(before: hit.range.upperBound)
        readCode(hit) { .downloadError(DownloadError(errorDomain: errorDomain, code: $0, domain: domain)) }
    }

    /// Other programs report errors in JSON with the same words.
    mutating func readJSONError(_ hit: PhraseScanner.Hit) {
        guard isFromService else { return }
        let domain = taskDomain(before: hit.range.upperBound)
        readCode(hit) { code in
            code == 3_840
                ? .downloadError(DownloadError(errorDomain: "NSCocoaErrorDomain", code: code, domain: domain)) : nil
        }
    }

    // MARK: Lines logged by iOS 9 and 10

    mutating func readRedirect(_ hit: PhraseScanner.Hit) {
        guard let arrow = text.first("-> ", in: text.after(hit.range.upperBound)) else { return }
        let target = text.name(at: arrow.upperBound)
        guard text.has("http", at: target.lowerBound) else { return }
        let source = text.first("https://", in: hit.range.upperBound..<arrow.lowerBound).map {
            text.string(text.name(at: $0.lowerBound))
        }
        add(.redirectDenied(source: source, target: text.string(target)), hit.range.lowerBound..<target.upperBound)
    }

    mutating func readRejectedURL(_ hit: PhraseScanner.Hit) {
        guard let word = text.last("### Rejecting URL ", in: text.before(hit.range.lowerBound)) else { return }
        let url = text.name(at: word.upperBound)
        guard text.first("apple-app-site-association", in: url) != nil else { return }
        add(.certificateRejected(url: text.string(url)), word.lowerBound..<hit.range.upperBound)
    }

    /// `could not find .well-known/apple-app-site-association/index.html in your content namespace`, from a Worker.
    mutating func readContentNamespace(_ hit: PhraseScanner.Hit) {
        let file: StaticString = "apple-app-site-association"
        guard text.has(file, at: hit.range.lowerBound - file.utf8CodeUnitCount) else { return }
        add(.fixed("logged-worker-lacks-file"), hit.range)
    }
}
