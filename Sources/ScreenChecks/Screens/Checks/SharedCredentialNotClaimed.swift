import AssociationModel
import Findings
import Judging
import SignUpScreens

extension SignUpScreenChecks {
    /// Code names a domain to the system that the app does not claim.
    static let sharedCredentialNotClaimed = Check(
        "AD956", "shared-credential-not-claimed", .error, since: "0.1.0", evidence: .documented,
        citations: [
            .passkeys, .passkeysSharedBetweenApps, .httpsCallback, .credentialDataManager, .secAddSharedWebCredential,
        ],
        explanation: """
            ## What it finds
            The code saves a password for a domain, asks for the saved ones of a domain, uses it as the relying party of a passkey, or waits for an https \
            callback on it, and no `webcredentials` entry of the app’s entitlements names that domain or is a wildcard \
            of a domain above it. Constants are followed; a domain that is computed, or that only some builds \
            contain (`#if DEBUG`), is not judged, and of an app’s code the first 500 such calls are. Entries with \
            `?mode=developer` count.

            ## Why it matters
            The system allows each of these only for a domain of the app, and refuses the call at run time: \
            `ASAuthorizationController` with “not associated with domain”, `ASWebAuthenticationSession` with the code \
            of a cancelled login, `SecAddSharedWebCredential`, `SecRequestSharedWebCredential` and \
            `ASCredentialDataManager` with an error. For \
            passkeys Apple documents that the request needs an associated domain with `webcredentials`, and an \
            engineer of Apple adds that the relying party has to match it. In a browser the relying party may be a \
            parent of the page’s domain. An app has no page: the relying party’s own domain has to be claimed, and to \
            serve the file.

            ## How to fix it
            Add `webcredentials:` with the domain to the app’s associated domains, and list the app under \
            `webcredentials` in the file of that domain; or correct the domain in the code.

            `SecAddSharedWebCredential` ends with iOS 26.2; from there on \
            `ASCredentialDataManager.save(password:for:title:anchor:)` replaces it, with the same condition.
            """,
        of: \.credentialDomains
    ) { subject in
        guard !subject.isClaimed, let first = subject.uses.first else { return nil }
        return Observation(
            "\(first.use.phrase(with: subject.domain)), but no webcredentials entry of the app claims it",
            at: first.place, label: "not a domain of the app", notes: subject.notes,
            help:
                "add \("webcredentials:" + subject.domain) to the app's associated domains, and list the app in the domain's file"
        )
    }
}

extension CredentialDomain.Use {
    /// What the code does with a domain, as a sentence.
    fileprivate func phrase(with domain: String) -> Message {
        switch self {
        case .sharedPassword, .passwordScope: "the code saves passwords for \(domain)"
        case .sharedPasswordRequest: "the code asks for saved passwords of \(domain)"
        case .relyingParty: "the code uses passkeys of \(domain)"
        case .httpsCallback: "the code waits for an https callback on \(domain)"
        }
    }
}

extension CredentialDomainSubject {
    fileprivate var notes: [Note] {
        var notes: [Note] = uses.first?.origin.map { [Note("the domain is written here", at: $0)] } ?? []
        notes += uses.dropFirst().map { Note($0.use.phrase(with: domain), at: $0.place) }
        notes += related.prefix(4).map(note)
        if uses.contains(where: { $0.use == .sharedPassword }) {
            notes.append(
                Note(
                    "SecAddSharedWebCredential is available up to iOS 26.2; ASCredentialDataManager.save(password:for:title:anchor:) replaces it"
                ))
        }
        return notes
    }

    private func note(on claim: Claim) -> Note {
        if claim.service != .webcredentials {
            return Note("this entry is for another service: \(claim.entitlement)", at: claim.place)
        }
        return uses.contains { $0.use == .relyingParty }
            ? Note("this entry claims another domain; a relying party has to match exactly", at: claim.place)
            : Note("this entry claims another domain: \(claim.entitlement)", at: claim.place)
    }
}
