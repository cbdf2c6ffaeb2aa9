import AssociationModel
import Findings
import Judging
import SignUpScreens

extension NativeAuthenticationChecks {
    static let nativeAuthChallengeTypeMissing = Check(
        "AD970", "native-auth-challenge-type-missing", .error, since: "0.1.0", evidence: .documentedByMicrosoft,
        citations: [.nativeAuthReference, .msal],
        explanation: """
            ## What it finds
            An app that sends a password, when the sign-up starts or with `submitPassword`, but whose challenge types \
            are written out without `.password`.

            ## Why it matters
            The challenge types tell the server what the app can ask a person for. If a sign-up needs a type that is \
            not among them, the server answers with a redirect to the browser: each sign-up with a password ends in \
            `isBrowserRequired`.

            ## How to fix it
            Pass both: `challengeTypes: [.OOB, .password]`. Keep `.OOB`, since the e-mail address is verified with a \
            code in any case.
            """,
        of: \.nativeAuthentication
    ) { subject in
        let known = subject.use.applications.map(\.challengeTypes.value)
        guard subject.usesPassword, !known.isEmpty, known.allSatisfy({ $0.map { !$0.contains("password") } ?? false })
        else {
            return nil
        }
        let places = subject.use.applications.compactMap(\.challengeTypes.place)
        guard let first = places.first else { return nil }
        return Observation(
            "a password is sent, but the challenge types do not include it", at: first,
            label: ".password is missing",
            notes: places.dropFirst().map { Note("nor do the ones that are passed here", at: $0) }
                + subject.use.starts.filter(\.givesPassword).map { Note("a password is sent here", at: $0.place) },
            help: "write [.OOB, .password]")
    }
}
