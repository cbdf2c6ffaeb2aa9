import Findings
import TextFormats

/// Reads the statements in one message, based on the phrases found in it.
struct StatementReader {
    /// Something a message says: a complete statement, or a fact that is combined with those of other lines.
    enum Remark {
        case statement(ConsoleStatement, SourceSpan)
        case fact(CDNTranscript.Fact, SourceSpan)

        var span: SourceSpan {
            switch self {
            case .statement(_, let span), .fact(_, let span): span
            }
        }
    }

    let text: ConsoleText
    /// Whether the context shows that the message comes from the device's associated domains service.
    let isFromService: Bool
    var remarks: [Remark] = []
    /// What was read to make each statement: the phrase that led to it, and its words.
    private(set) var extents: [ConsoleStatement: SourceSpan] = [:]
    private var phrase = 0..<0
    // The end of the text that has been read.
    private var end = 0

    init(_ bytes: [UInt8], isFromService: Bool = false) {
        text = ConsoleText(bytes: bytes)
        self.isFromService = isFromService
    }

    /// Returns the statements and facts in the message.
    mutating func read(_ hits: [PhraseScanner.Hit]) -> [Remark] {
        if let hit = hits.first(where: { $0.phrase.role == .leading }) { read(hit) }
        for hit in hits where hit.phrase.role == .ordinary && hit.range.lowerBound >= end { read(hit) }
        keepWhatSaysMost()
        return remarks
    }

    private mutating func read(_ hit: PhraseScanner.Hit) {
        phrase = hit.range
        hit.phrase.read(&self, hit)
    }

    mutating func add(_ statement: ConsoleStatement, _ range: Range<Int>) {
        remarks.append(.statement(statement, SourceSpan(range.lowerBound, range.upperBound)))
        extents[statement] = SourceSpan(
            min(phrase.lowerBound, range.lowerBound), max(phrase.upperBound, range.upperBound))
        end = range.upperBound
    }

    mutating func add(_ fact: CDNTranscript.Fact, _ range: Range<Int>) {
        remarks.append(.fact(fact, SourceSpan(range.lowerBound, range.upperBound)))
        end = range.upperBound
    }

    mutating func readStrongPasswords(_ hit: PhraseScanner.Hit) {
        let from = hit.range.upperBound
        guard let cause = text.first(" due to error: ", in: text.after(from)) else {
            // The line was cut off.
            let name = text.name(at: from)
            if AppIdentifier.isBundleIdentifier(text.bytes[name]),
                text.trimmed(name.upperBound..<text.bytes.count).isEmpty
            {
                self.add(.strongPasswordsNotShown(bundle: text.string(name), error: .other("")), name)
            }
            return
        }
        let name = text.trimmed(from..<cause.lowerBound)
        let bundle = text.string(name)
        let words = text.trimmed(cause.upperBound..<text.bytes.count)
        func add(_ error: StrongPasswordError, _ range: Range<Int>) {
            self.add(.strongPasswordsNotShown(bundle: bundle, error: error), range)
        }
        if text.first("%{", in: name) != nil || text.first("%@", in: name) != nil {
            add(.pattern, name)
            end = words.upperBound
        } else if let (error, range) = reason(in: words) {
            add(error, range)
        } else {
            let shown = words.prefix(ConsoleText.reach)
            add(.other(text.string(shown)), shown)
            // The reason may be a sentence that is known by itself.
            end = cause.upperBound
        }
    }

    /// The reason that words have at their beginning, or that they are the beginning of.
    private func reason(in words: Range<Int>) -> (StrongPasswordError, Range<Int>)? {
        let known: [(StrongPasswordError, StaticString)] = [
            (.keychainDisabled, "iCloud Keychain is disabled"), (.cannotSave, "Cannot save passwords for this app"),
        ]
        for (error, reason) in known {
            if let range = text.first(reason, in: words.prefix(128)) { return (error, range) }
            let isCutOff =
                8...reason.utf8CodeUnitCount ~= words.count
                && words.upperBound == text.trimmed(0..<text.bytes.count).upperBound
            if isCutOff, "\(reason)".asciiLowercased.hasPrefix(text.string(words).asciiLowercased) {
                return (error, words)
            }
        }
        return nil
    }

    /// The reason without the sentence before it, or with the end of that.
    mutating func readReasonAlone(_ hit: PhraseScanner.Hit, _ error: StrongPasswordError) {
        let before = text.before(hit.range.lowerBound)
        let cause = text.last("due to error: ", in: before.suffix(20))
        // Others say that iCloud Keychain is off, too.
        let isAlone = text.trimmed(before).isEmpty && text.bytes.count - hit.range.upperBound <= 2
        guard error == .cannotSave || cause != nil || isAlone else { return }
        let bundle = text.last("bundleid: ", in: before).map { text.string(text.name(at: $0.upperBound)) }
        add(.strongPasswordsNotShown(bundle: bundle, error: error), hit.range)
    }

    mutating func readNotAssociated(_ hit: PhraseScanner.Hit) {
        let app = text.name(before: hit.range.lowerBound)
        let domain = text.name(at: hit.range.upperBound)
        guard !app.isEmpty, !domain.isEmpty else { return }
        let start = text.last("identifier ", in: text.before(app.lowerBound))
        // Where the beginning of the sentence is missing, the app tells.
        guard start.map({ app.lowerBound - $0.upperBound <= 2 }) ?? (AppIdentifier(text.string(app)) != nil) else {
            return
        }
        let callback = text.first("using https callbacks requires", in: domain.upperBound..<(domain.upperBound + 40))
        let statement = ConsoleStatement.notAssociated(
            app: text.string(app), domain: text.string(domain), forCallback: callback != nil)
        add(statement, app.lowerBound..<domain.upperBound)
        // The words that make it one about a callback may be on the next line.
        if let callback { extents[statement] = SourceSpan(app.lowerBound, callback.upperBound) }
    }

    mutating func readNotVerified(_ hit: PhraseScanner.Hit) {
        let app = text.name(at: hit.range.upperBound)
        guard let with = text.first(" with domain ", in: app.upperBound..<(app.upperBound + 16)) else { return }
        let domain = text.name(at: with.upperBound)
        guard !domain.isEmpty else { return }
        add(
            .notVerified(app: text.string(app), domain: text.string(domain)),
            hit.range.lowerBound..<domain.upperBound)
    }

    /// Reads the code in `…Domain Code=7 "…"` or `(…Domain error 7.)`.
    mutating func readCode(_ hit: PhraseScanner.Hit, _ statement: (Int) -> ConsoleStatement?) {
        let from = hit.range.upperBound
        let word: StaticString = text.has(" Code=", at: from) ? " Code=" : " error "
        guard text.has(word, at: from), let code = text.number(at: from + word.utf8CodeUnitCount),
            let statement = statement(code)
        else { return }
        add(statement, hit.range.lowerBound..<(from + word.utf8CodeUnitCount + String(code).utf8.count))
    }

    /// The domain of the task a line is about: `{ domain: example.com, bytes: 0, route: cdn }`.
    func taskDomain(before offset: Int) -> String? {
        guard let key = text.last("{ domain: ", in: text.before(offset)) else { return nil }
        let name = text.name(at: key.upperBound)
        return name.isEmpty ? nil : text.string(name)
    }

    /// Drops an error that the same line reports again together with its reason.
    private mutating func keepWhatSaysMost() {
        let statements = Set(
            remarks.compactMap { if case .statement(let statement, _) = $0 { statement } else { nil } })
        guard statements.count > 1 else { return }
        let hasReason = statements.contains(where: \.isReason)
        let namesRelyingParty = statements.contains(.android(.relyingPartyUnverified))
        let isAndroidSecurity = namesRelyingParty || statements.contains(.android(.security))
        remarks = remarks.filter { remark in
            switch remark {
            case .fact: true
            case .statement(let statement, _) where statement.isNumber: !hasReason
            case .statement(.android(.security), _): !namesRelyingParty
            case .statement(.android(.other), _): !isAndroidSecurity
            case .statement(.notAssociated(let app, let domain, forCallback: false), _):
                !statements.contains(.notAssociated(app: app, domain: domain, forCallback: true))
            case .statement: true
            }
        }
    }
}

extension ConsoleStatement {
    /// Whether it is only the number of an error, which a reason beside it explains.
    var isNumber: Bool {
        switch self {
        case .authorizationError, .sessionError, .passkeyLibraryFailed: true
        default: false
        }
    }

    /// Whether it is a sentence, and neither the number nor the end of one.
    var standsAlone: Bool {
        if case .strongPasswordsNotShown(bundle: nil, _) = self { false } else { !isNumber }
    }

    /// Whether the statement is a reason why a passkey request or a web session failed.
    fileprivate var isReason: Bool {
        switch self {
        case .notAssociated, .notVerified, .noApplicationIdentifier: true
        default: false
        }
    }
}
