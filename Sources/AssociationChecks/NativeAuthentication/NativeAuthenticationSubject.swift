import Findings
import SignUpScreens

/// The use of native authentication in an app's code.
struct NativeAuthenticationSubject: Scoped {
    let use: NativeAuthentication
    let scope = Scope()

    /// Whether the code sends a password anywhere.
    var usesPassword: Bool {
        use.starts.contains(where: \.givesPassword) || use.submissions.contains { $0.name == "submitPassword" }
    }
}

extension Subjects {
    /// The use of native authentication, if the code was read and uses it.
    var nativeAuthentication: [NativeAuthenticationSubject] {
        once {
            [question.nativeAuthentication].compactMap { use in use.map { NativeAuthenticationSubject(use: $0) } }
        }
    }
    var nativeAuthenticationDelegates: [NativeAuthenticationDelegateSubject] {
        once {
            guard let use = question.nativeAuthentication else { return [] }
            return use.delegates.map { NativeAuthenticationDelegateSubject($0, in: use) }
        }
    }
}
