#if SwiftSources
    import SignUpScreens
    import SwiftSyntax
    import TextFormats

    /// Finds the calls that name a domain to the system.
    final class CredentialCallVisitor: SyntaxVisitor {
        /// A call, with the argument that names the domain.
        struct Call {
            let use: CredentialDomain.Use
            let argument: ExprSyntax
            /// Whether the argument is a `URL`, not a text.
            var isURL = false
        }

        private(set) var calls: [Call] = []

        /// The words without one of which no file has such a call.
        static let words = [
            "SecAddSharedWebCredential", "SecRequestSharedWebCredential", "relyingPartyIdentifier",
            "ASAutoFillURLScope", ".https(",
            "callbackWithHTTPSHost",
        ].map(ByteSearch.init)

        init() { super.init(viewMode: .sourceAccurate) }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if let call = Self.call(node) { calls.append(call) }
            return .visitChildren
        }

        private static func call(_ node: FunctionCallExprSyntax) -> Call? {
            switch node.calleeName {
            case "SecAddSharedWebCredential":
                return node.arguments.first.map { Call(use: .sharedPassword, argument: $0.expression) }
            // Without a domain it asks for the passwords of all domains of the app.
            case "SecRequestSharedWebCredential":
                return node.arguments.first.map { Call(use: .sharedPasswordRequest, argument: $0.expression) }
            case "ASAuthorizationPlatformPublicKeyCredentialProvider",
                "createPlatformPublicKeyCredentialRegistrationRequest":
                return node.argument("relyingPartyIdentifier").map { Call(use: .relyingParty, argument: $0) }
            case "ASAutoFillURLScope":
                if let host = node.argument("host") { return Call(use: .passwordScope, argument: host) }
                return node.argument("url").map { Call(use: .passwordScope, argument: $0, isURL: true) }
            case "https" where isCallback(node):
                return node.argument("host").map { Call(use: .httpsCallback, argument: $0) }
            default: return nil
            }
        }

        // `.https(host:path:)` alone may be a case of any enumeration; after `callback:` it is not.
        private static func isCallback(_ node: FunctionCallExprSyntax) -> Bool {
            guard node.argument("path") != nil, let access = node.calledExpression.as(MemberAccessExprSyntax.self)
            else { return false }
            if let base = access.base { return base.written == "ASWebAuthenticationSession.Callback" }
            return node.parent?.as(LabeledExprSyntax.self)?.label?.name == "callback"
        }
    }

    extension FunctionCallExprSyntax {
        fileprivate func argument(_ label: String) -> ExprSyntax? {
            arguments.first { $0.label?.name == label }?.expression
        }
    }
#endif
