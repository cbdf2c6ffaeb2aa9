import Findings
import SignUpScreens

extension Check {
    /// The length of the code is written down, and the server's is not looked at.
    static let nativeAuthCodeLengthFixed = Check(
        "AD966", "native-auth-code-length-fixed", .warning, since: "0.1.0", evidence: .documentedByMicrosoft,
        citations: [.nativeAuthReference, .msal],
        explanation: """
            ## What it finds
            A comparison of a code’s length with a number in an app that signs up by native authentication, or a \
            constant of such a name, where no code uses the `codeLength` that MSAL hands to \
            `onSignUpCodeRequired(newState:sentTo:channelTargetType:codeLength:)`.

            ## Why it matters
            The server decides how long the code is, and says so with each one: the documented example is eight \
            digits, where many screens have room for six. A field that takes fewer cannot be filled in, and AutoFill’s \
            code is cut.

            ## How to fix it
            Keep `codeLength` with the state and compare with that. If the number has nothing to do with the code that \
            is sent, there is nothing to do.
            """,
        of: \.nativeAuthentication
    ) { subject in
        guard !subject.use.usesCodeLength else { return [] }
        return subject.use.codeLengths.map { length in
            Observation(
                "the length of the code is written down as \(length.number)", at: length.place,
                label: "the server decides it", help: "use the codeLength that onSignUpCodeRequired is given")
        }
    }
}
