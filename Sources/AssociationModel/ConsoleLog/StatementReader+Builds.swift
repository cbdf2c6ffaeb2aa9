import Findings
import TextFormats

// What Xcode, the App Store, the dynamic linker and MSAL say about an app.
extension StatementReader {
    /// How far the list of capabilities in a sentence of Xcode may reach.
    private static let sentence = 512

    mutating func readUnregistered(_ hit: PhraseScanner.Hit) {
        guard let key = association(in: text.before(hit.range.lowerBound).suffix(128)) else { return }
        let name = text.quoted(at: hit.range.upperBound).map { text.string($0.content) }
        refuse(.profile(name: name), target: nil, key.lowerBound..<hit.range.upperBound)
    }

    mutating func readMissingEntitlement(_ hit: PhraseScanner.Hit) {
        guard let key = association(in: text.before(hit.range.lowerBound).suffix(64)),
            key.upperBound == hit.range.lowerBound
        else { return }
        refuse(.profile(name: nil), target: target(after: hit.range), key.lowerBound..<hit.range.upperBound)
    }

    mutating func readUnsatisfied(_ hit: PhraseScanner.Hit) {
        guard let key = association(in: rest(of: hit.range.upperBound)) else { return }
        let place = hit.range.lowerBound - 2
        let app = text.has(": ", at: place) ? text.string(text.name(before: place)) : ""
        refuse(.launch, target: app.isEmpty ? nil : app, hit.range.lowerBound..<key.upperBound)
    }

    /// `Library not loaded: …/AuthenticationServices.framework/…`, from the dynamic linker.
    mutating func readLibrary(_ hit: PhraseScanner.Hit) {
        let path = text.after(hit.range.upperBound).prefix(256)
        guard let framework = text.first("/AuthenticationServices.framework", in: path) else { return }
        add(.fixed("logged-framework-not-loaded"), hit.range.lowerBound..<framework.upperBound)
    }

    mutating func readDelegateMethod(_ hit: PhraseScanner.Hit) {
        let method = text.name(at: hit.range.upperBound)
        // MSAL's source has “%@” there.
        guard !method.isEmpty, !text.has("%", at: method.lowerBound),
            text.has(" that has not been implemented", at: method.upperBound)
        else { return }
        add(.delegateMethodMissing(text.string(method)), hit.range.lowerBound..<method.upperBound)
    }

    // MARK: Xcode

    /// `Provisioning profile "…" doesn't support the Associated Domains capability. (in target '…' from project '…')`,
    /// and the sentences in which the profile is missing.
    mutating func readProfile(_ hit: PhraseScanner.Hit) {
        let name = text.quoted(at: hit.range.upperBound)
        if let verb = negation(at: text.spaceEnd(at: name?.end ?? hit.range.upperBound)) {
            guard let said = association(in: rest(of: verb)) else { return }
            let profile = name.map { text.string($0.content) }
            let isOther = text.has("match ", at: verb)
            refuse(
                isOther ? .otherValue(profile: profile) : .profile(name: profile), target: target(after: said),
                hit.range.lowerBound..<said.upperBound)
        } else if text.has("s allowed the specified entitlements", at: hit.range.upperBound) {
            let list = rest(of: hit.range.upperBound)
            guard let said = association(in: list) else { return }
            refuse(.noProfile, target: target(after: said), hit.range.lowerBound..<said.upperBound)
        } else if text.has(" with the ", at: hit.range.upperBound),
            let verb = text.last(" requires a ", in: text.before(hit.range.lowerBound).suffix(12)),
            let said = association(in: rest(of: hit.range.upperBound))
        {
            let product = text.quoted(before: verb.lowerBound)
            refuse(
                .noProfile, target: product.map { text.string($0.content) },
                (product?.start ?? verb.lowerBound)..<said.upperBound)
        }
    }

    /// `Personal development teams, including "…", do not support the Push Notifications and Associated Domains
    /// capabilities.`
    mutating func readTeam(_ hit: PhraseScanner.Hit) {
        var place = hit.range.upperBound
        if text.has("s", at: place) { place += 1 }
        var name: String?
        if text.has(", ", at: place) {
            let start = text.has("including ", at: place + 2) ? place + 12 : place + 2
            guard let team = text.quoted(at: start) else { return }
            name = text.string(team.content)
            place = team.end + (text.has(",", at: team.end) ? 1 : 0)
        }
        guard let verb = negation(at: text.spaceEnd(at: place)), let said = association(in: rest(of: verb)) else {
            return
        }
        let isPersonal = text.has("personal ", at: hit.range.lowerBound - 9)
        refuse(
            .team(name: name, isPersonal: isPersonal), target: nil,
            (hit.range.lowerBound - (isPersonal ? 9 : 0))..<said.upperBound)
    }

    private mutating func refuse(_ origin: CapabilityRefusal.Origin, target: String?, _ range: Range<Int>) {
        add(.capabilityUnsupported(CapabilityRefusal(origin: origin, target: target)), range)
    }

    /// The end of `doesn't `, `does not ` or `do not ` at an offset, if one of the verbs that Xcode uses follows.
    private func negation(at offset: Int) -> Int? {
        let words: [StaticString] = ["doesn't ", "doesn’t ", "does not ", "do not "]
        guard let word = words.first(where: { text.has($0, at: offset) }) else { return nil }
        let end = offset + word.utf8CodeUnitCount
        let verbs: [StaticString] = ["support ", "include ", "contain ", "match "]
        return verbs.contains { text.has($0, at: end) } ? end : nil
    }

    /// What follows in the same sentence.
    private func rest(of offset: Int) -> Range<Int> {
        let range = text.after(offset).prefix(Self.sentence)
        return range.lowerBound..<(text.first(". ", in: range)?.lowerBound ?? range.upperBound)
    }

    private func association(in range: Range<Int>) -> Range<Int>? {
        if let name = text.first("Associated Domains", in: range) { return name }
        guard let key = text.first("com.apple.developer.associated-domains", in: range),
            !text.has(".mdm", at: key.upperBound)
        else { return nil }
        return key
    }

    private func target(after said: Range<Int>) -> String? {
        let range = text.after(said.upperBound).prefix(Self.sentence)
        return text.first("(in target ", in: range).flatMap { text.quoted(at: $0.upperBound) }.map {
            text.string($0.content)
        }
    }

    /// `Synced capabilities: Enabled: Push Notifications | Disabled: Sign In with Apple, Associated Domains`.
    mutating func readSynced(_ hit: PhraseScanner.Hit) {
        let list = text.after(hit.range.upperBound).prefix(Self.sentence)
        guard let word = text.first("Disabled: ", in: list) else { return }
        let disabled = word.upperBound..<list.upperBound
        let isFirst = text.has("Associated Domains", at: disabled.lowerBound)
        // There is also “MDM Managed Associated Domains”.
        let name = isFirst ? disabled.prefix(18) : text.first(", Associated Domains", in: disabled)
        guard let name else { return }
        add(.fixed("logged-capability-disabled"), hit.range.lowerBound..<name.upperBound)
    }

    // MARK: The App Store

    mutating func readRejection(_ hit: PhraseScanner.Hit) {
        let after = text.after(hit.range.upperBound)
        guard let key = text.first("com.apple.developer.associated-domains", in: after) else { return }
        let between = hit.range.upperBound..<key.lowerBound
        let rest = text.after(key.upperBound).prefix(Self.sentence)
        let path = text.first(" in ", in: rest.prefix(16)).flatMap { text.quoted(at: $0.upperBound) }
        let reason: EntitlementRejection.Reason
        if text.first("in the provisioning profile", in: between) != nil {
            reason = .notInProfile
        } else if let word = text.last(" for key ", in: between), let value = text.quoted(before: word.lowerBound) {
            reason = .value(text.string(value.content))
        } else {
            return
        }
        add(
            .entitlementRejected(
                EntitlementRejection(reason: reason, executable: path.map { text.string($0.content) })),
            hit.range.lowerBound..<key.upperBound)
    }
}
