#if SwiftSources
    import Findings
    import SignUpScreens
    import SwiftSyntax

    /// Finds the calls by which a type creates accounts, signs in, or changes passwords with what its fields hold.
    final class AccountCalls: BindingVisitor {
        private var calls: [(call: AccountCall, place: Place)] = []
        private var file: SwiftFile?
        /// The names of the screen's fields.
        private let fields: Set<String>

        /// How many more words may be read to see what a call takes; then it counts.
        private var budget = 20_000
        private static let mostNames = 16

        private init(_ fields: Set<String>) {
            self.fields = fields
            super.init(viewMode: .sourceAccurate)
        }

        /// The calls in a type, in the order of its code.
        ///
        /// - Parameter fields: the names of the screen's fields.
        static func calls(in type: TypeDeclaration, taking fields: Set<String>) -> [(call: AccountCall, place: Place)] {
            let visitor = AccountCalls(fields)
            for (file, node) in type.parts.flatMap(\.code) {
                visitor.file = file
                visitor.bindings = [:]
                visitor.walk(node)
            }
            return visitor.calls
        }

        private func add(_ found: AccountCall, at call: FunctionCallExprSyntax) {
            if let file { calls.append((found, file.place(of: call.calledExpression))) }
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            // A call on `self` only leads to other code of the screen, such as that of a button.
            if let access = node.calledExpression.as(MemberAccessExprSyntax.self), let base = access.base,
                base.written != "self", !base.is(SuperExprSyntax.self)
            {
                note(access.declName.baseName.name, node)
            }
            return .visitChildren
        }

        private func note(_ name: String, _ call: FunctionCallExprSyntax) {
            if let found = AccountCall(name) {
                // Without arguments, what it is called on has them.
                let arguments = call.arguments.filter { !$0.expression.is(ClosureExprSyntax.self) }
                if arguments.isEmpty || arguments.contains(where: carries) { add(found, at: call) }
            } else if let purpose = Self.ambiguous[name],
                call.arguments.contains(where: { $0.written.lowercased().contains("password") })
            {
                add(AccountCall(name, for: purpose), at: call)
            }
        }

        // Names that mean an account only if a password is passed: `register` is a table view's too.
        private static let ambiguous: [String: ScreenPurpose] = ["register": .signUp, "authenticate": .signIn]

        // Words of what carries the name or the password of a screen; `createAccount(type: .feedbin)` has none of them.
        private static let carriers: Set<String> = [
            "password", "passwd", "pass", "pwd", "secret", "username", "user", "name", "email", "mail", "login",
            "phone",
            "credential", "credentials", "form", "fields", "values", "input", "request", "parameters", "params",
            "payload",
            "body", "data", "model", "dto", "with",
        ]

        private func carries(_ argument: LabeledExprSyntax) -> Bool {
            var seen: Set<String> = []
            return isCarrier(argument.label?.name ?? "") || carries(argument.expression, &seen)
        }

        private func isCarrier(_ name: String) -> Bool {
            fields.contains(name) || !Self.carriers.isDisjoint(with: Words(name).tokens)
        }

        // A name that is written anywhere in the expression, or in what a constant of it was set to.
        private func carries(_ expression: ExprSyntax, _ seen: inout Set<String>) -> Bool {
            for token in expression.tokens(viewMode: .sourceAccurate) {
                budget -= 1
                if budget < 0 { return true }
                guard case .identifier(let name) = token.tokenKind, seen.insert(name).inserted else { continue }
                if isCarrier(name) { return true }
                if seen.count < Self.mostNames, let value = bindings[name], carries(value, &seen) { return true }
            }
            return false
        }
    }

    extension Screen {
        /// Adds the calls about accounts in types, each once.
        ///
        /// - Parameter fields: the names of the screen's fields.
        mutating func addCalls(in types: [TypeDeclaration], taking fields: Set<String>) {
            var known: Set<AccountCall> = []
            for (call, place) in types.flatMap({ AccountCalls.calls(in: $0, taking: fields) })
            where known.insert(call).inserted {
                add(call, at: place)
            }
        }
    }
#endif
