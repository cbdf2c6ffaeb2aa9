#if SwiftSources
    import Findings
    import SignUpScreens
    import SwiftSyntax

    /// Finds the calls by which a type creates accounts, signs in, or changes passwords.
    final class AccountCalls: SyntaxVisitor {
        private var calls: [AccountCall] = []

        /// The calls in a type, in the order of its code.
        static func calls(in type: TypeDeclaration) -> [AccountCall] {
            let visitor = AccountCalls(viewMode: .sourceAccurate)
            for (_, node) in type.parts.flatMap(\.code) { visitor.walk(node) }
            return visitor.calls
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            // A call on `self` only leads to other code of the screen, such as that of a button.
            if let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
                base.trimmedDescription != "self", !base.is(SuperExprSyntax.self)
            {
                note(access.declName.baseName.name, node)
            }
            return .visitChildren
        }

        private func note(_ name: String, _ call: FunctionCallExprSyntax) {
            if let found = AccountCall(name) {
                calls.append(found)
            } else if let purpose = Self.ambiguous[name], isAboutPassword(call) {
                calls.append(AccountCall(name, for: purpose))
            }
        }

        // Names that mean an account only if a password is passed: `register` is a table view's too.
        private static let ambiguous: [String: ScreenPurpose] = ["register": .signUp, "authenticate": .signIn]

        private func isAboutPassword(_ call: FunctionCallExprSyntax) -> Bool {
            call.arguments.contains { $0.trimmedDescription.lowercased().contains("password") }
        }
    }
#endif
