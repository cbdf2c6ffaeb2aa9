import AssociationModel
import Findings
import Judging
import SignUpScreens

/// The use of native authentication in an app's code.
struct NativeAuthenticationSubject: Scoped {
    let use: NativeAuthentication
    let delegates: [NativeAuthenticationDelegateSubject]
    /// The bundle identifier of the only app that is checked with the code; nil if none or several are.
    let bundleIdentifier: String?
    let scope = Scope()

    init(_ use: NativeAuthentication, bundleIdentifier: String?) {
        self.use = use
        self.bundleIdentifier = bundleIdentifier
        delegates = use.delegates.map { NativeAuthenticationDelegateSubject($0, in: use) }
    }

    /// Whether the code sends a password anywhere.
    var usesPassword: Bool {
        use.starts.contains(where: \.givesPassword) || submits("submitPassword")
    }

    /// Whether the code calls a function of MSAL's states.
    func submits(_ name: String) -> Bool { use.submissions.contains { $0.name == name } }

    /// The calls that start a sign-up in the preview.
    var previewStarts: [NativeAuthentication.Start] { use.starts.filter { $0.generation == .preview } }

    /// Whether the preview's delegates were read completely, so that a step that none of them handles is missing.
    private var showsPreview: Bool {
        let previewed = delegates.filter(\.isOfPreview)
        return !previewed.isEmpty && !previewed.contains(where: \.delegate.hasUnreadCode)
    }

    /// Returns an observation for each step that a delegate does not handle, with notes on the other delegates that don't
    /// handle it either.
    func unhandled(
        _ isMeant: (NativeAuthenticationProtocol.Method, NativeAuthenticationDelegateSubject.Conformance) -> Bool
    ) -> [Observation] {
        let missing = delegates.flatMap { delegate in
            delegate.conformances.flatMap { conformance in
                delegate.missing(conformance).filter { isMeant($0, conformance) }.map {
                    (delegate: delegate, conformance: conformance, method: $0)
                }
            }
        }
        return missing.grouped(by: \.method.name).map { _, lacking in
            let (delegate, conformance, method) = lacking[0]
            return lacking.dropFirst().reduce(delegate.lacks(method, conformance)) { observation, other in
                observation.noting(other.delegate.alsoLacks(other.method, other.conformance))
            }
        }
    }

    /// Returns an observation for each of these steps that no delegate of the preview handles, if a sign-up uses it.
    func unhandledInPreview(_ steps: [NativeAuthenticationProtocol.Step]) -> [Observation] {
        guard let start = previewStarts.first, showsPreview else { return [] }
        return steps.compactMap { step in
            guard let contract = NativeAuthenticationProtocol.previewed(step),
                !delegates.contains(where: { $0.conforms(to: contract.name) })
            else { return nil }
            return Observation(
                "no delegate handles \(step.phrase): none conforms to \(contract.name)", at: start.place,
                label: "MSAL ends this flow with an error",
                help: "conform the delegate to \(plain: contract.name)")
        }
    }
}

extension NativeAuthenticationProtocol.Step {
    /// The step, as a phrase that follows “has no method for”.
    var phrase: Message {
        switch self {
        case .code: "the code that was sent"
        case .password: "a password that the server asks for"
        case .attributes: "attributes that the server asks for"
        case .invalidAttributes: "attributes that the server rejects"
        case .completed: "the end of the sign-up"
        case .signedIn: "the end of the sign-in after the sign-up"
        case .furtherFactor: "another factor that the server asks for"
        }
    }
}

extension Subjects {
    /// The use of native authentication, if the code was read and uses it.
    var nativeAuthentication: [NativeAuthenticationSubject] {
        once {
            [screenParts.nativeAuthentication].compactMap(\.self).map {
                NativeAuthenticationSubject($0, bundleIdentifier: onlyBundleIdentifier)
            }
        }
    }

    private var onlyBundleIdentifier: String? {
        let lists = parts.claims.lists.filter {
            $0.build?.container == nil && ($0.target?.target.kind ?? .application) == .application
        }
        let targets = lists.compactMap { $0.target?.configuration.builtBundleIdentifier }.filter(\.isResolved)
        let identifiers = Set(
            targets.map(\.value) + (lists.compactMap(\.app) + parts.claims.apps).map(\.bundleIdentifier))
        return identifiers.count == 1 ? identifiers.first : nil
    }
    var nativeAuthenticationDelegates: [NativeAuthenticationDelegateSubject] {
        nativeAuthentication.flatMap(\.delegates)
    }
}
