import Findings
import Judging
import SignUpScreens

extension NativeAuthenticationChecks {
    static let nativeAuthCodeLengthFixed = Check(
        "AD966", "native-auth-code-length-fixed", .warning, since: "0.1.0", evidence: .documentedByMicrosoft,
        citations: [.nativeAuthReference, .msal],
        explanation: """
            ## What it finds
            An app that signs up with native authentication compares a code’s length with a number, or has a constant \
            for it, and no code uses the `codeLength` that MSAL passes to \
            `onSignUpCodeRequired(newState:sentTo:channelTargetType:codeLength:)`.

            ## Why it matters
            The server decides how long the code is, and says so with each one: the documented example has eight \
            digits, while many screens have room for six. A field that takes fewer digits cannot be filled in, and a \
            code from AutoFill is cut off.

            ## How to fix it
            Store `codeLength` with the state and compare with that. If the number has nothing to do with the code \
            that is sent, there is nothing to fix.
            """,
        in: \.nativeAuthentication
    ) { subject in
        guard !subject.use.usesCodeLength else { return [] }
        return subject.use.codeLengths.map { length in
            Observation(
                "the length of the code is hard-coded as \(length.number)", at: length.place,
                label: "decided by the server", help: "use the codeLength that onSignUpCodeRequired receives")
        }
    }
}
