import TextFormats

#if SwiftSources
    import Findings
    import SignUpScreens
    import SwiftSyntax

    /// Finds the calls of MSAL's native authentication in a file.
    final class NativeAuthenticationVisitor: FileVisitor {
        private(set) var applications: [NativeAuthentication.Application] = []
        private(set) var starts: [NativeAuthentication.Start] = []
        private(set) var submissions: [NativeAuthentication.Submission] = []
        private(set) var codeLengths: [NativeAuthentication.CodeLength] = []
        private(set) var usesCodeLength = false
        /// Whether a configuration gets a redirect URI.
        private(set) var givesRedirect = false
        // Whether a property of sign-up parameters is set after they were created.
        private var setsPassword = false
        private var setsAttributes = false

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            let labels = node.arguments.compactMap { $0.label?.name }
            switch node.calleeName {
            case "MSALNativeAuthPublicClientApplication", "MSALNativeAuthPublicClientApplicationConfig":
                if labels.contains("challengeTypes") {
                    applications.append(
                        .init(
                            challengeTypes: challengeTypes(node),
                            hasRedirectURI: isGiven("redirectUri", node) || labels.contains("configuration"),
                            at: file.place(of: node.calledExpression)))
                }
            case "MSALNativeAuthSignUpParameters": noteStart(node)
            case "MSALNativeAuthSignUpParametersV2": noteStart(node, .preview)
            case "signUp" where labels.contains("delegate") && labels.contains("username"): noteStart(node)
            case "submitCode", "submitPassword", "submitAttributes", "resendCode":
                // A function of the app with the name `resendCode` shows that it offers that.
                if let name = node.calleeName, labels.contains("delegate") || name == "resendCode" {
                    submissions.append(.init(name, at: file.place(of: node.calledExpression)))
                }
            default: break
            }
            return .visitChildren
        }

        override func visitPost(_ node: SourceFileSyntax) {
            for index in starts.indices {
                starts[index].givesPassword = starts[index].givesPassword || setsPassword
                starts[index].givesAttributes = starts[index].givesAttributes || setsAttributes
            }
        }

        private func noteStart(
            _ node: FunctionCallExprSyntax, _ generation: NativeAuthenticationProtocol.Generation = .current
        ) {
            starts.append(
                .init(
                    givesPassword: isGiven("password", node), givesAttributes: isGiven("attributes", node),
                    generation: generation, in: node.enclosingTypeName, at: file.place(of: node.calledExpression)))
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { visit(typeNamed: node.name.name) }
        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { visit(typeNamed: node.name.name) }
        override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { visit(typeNamed: node.name.name) }
        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            visit(typeNamed: node.extendedType.baseName)
        }

        private func visit(typeNamed name: String) -> SyntaxVisitorContinueKind {
            TestDouble.isNamed(name) ? .skipChildren : .visitChildren
        }

        override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
            let elements = Array(node.elements)
            if elements.count > 2, elements[1].is(AssignmentExprSyntax.self),
                let access = elements[0].as(MemberAccessExprSyntax.self)
            {
                noteSetting(access, to: elements[2])
            }
            for index in elements.indices.dropFirst().dropLast() {
                guard let operation = elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text,
                    ["==", "!=", "<", "<=", ">", ">="].contains(operation)
                else { continue }
                noteComparison(elements[index - 1], with: elements[index + 1])
                noteComparison(elements[index + 1], with: elements[index - 1])
            }
            return .visitChildren
        }

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            for binding in node.bindings {
                let name = binding.pattern.written.lowercased()
                guard name.contains("codelength") || name.contains("otplength") || name.contains("codedigits"),
                    let literal = binding.initializer?.value.as(IntegerLiteralExprSyntax.self)
                else { continue }
                note(literal)
            }
            return .visitChildren
        }

        // A delegate method's parameter is named `codeLength` too; only its use counts.
        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            if node.baseName.name == "codeLength" { usesCodeLength = true }
            return .visitChildren
        }

        private func noteSetting(_ access: MemberAccessExprSyntax, to value: ExprSyntax) {
            if value.is(NilLiteralExprSyntax.self) { return }
            let base = access.base?.written.lowercased() ?? ""
            switch access.declName.baseName.name {
            case "redirectUri": givesRedirect = true
            case "password" where base.contains("param"): setsPassword = true
            case "attributes" where base.contains("param"): setsAttributes = true
            default: break
            }
        }

        private func noteComparison(_ left: ExprSyntax, with right: ExprSyntax) {
            guard let literal = right.as(IntegerLiteralExprSyntax.self) else { return }
            let text = left.written.lowercased()
            guard text.hasSuffix("count"), text.contains("code") || text.contains("otp"), !text.contains("postal"),
                !text.contains("zip"), !text.contains("country")
            else { return }
            note(literal)
        }

        private func note(_ literal: IntegerLiteralExprSyntax) {
            guard let number = Int(literal.literal.text), (4...12).contains(number) else { return }
            codeLengths.append(.init(number, at: file.place(of: literal)))
        }

        private func isGiven(_ label: String, _ call: FunctionCallExprSyntax) -> Bool {
            call.arguments.contains { $0.label?.name == label && !$0.expression.is(NilLiteralExprSyntax.self) }
        }

        private func challengeTypes(_ call: FunctionCallExprSyntax) -> Stated<[String]> {
            guard let argument = call.arguments.first(where: { $0.label?.name == "challengeTypes" })?.expression else {
                return .absent
            }
            let place = file.place(of: argument)
            let elements = argument.as(ArrayExprSyntax.self)?.elements.map(\.expression) ?? [argument]
            let names = elements.compactMap { $0.as(MemberAccessExprSyntax.self)?.declName.baseName.name }
            let isWritten = names.count == elements.count && names.allSatisfy { ["OOB", "password"].contains($0) }
            return isWritten ? .value(names, at: place) : .unclear(at: place)
        }
    }

    /// Finds where types state that they conform to MSAL's protocols.
    final class ConformanceVisitor: FileVisitor {
        /// The conformances of each type, in the order of the file.
        private(set) var conformances: [String: [(name: String, place: Place)]] = [:]

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
            note(node.name.name, node.inheritanceClause)
        }
        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            note(node.extendedType.baseName, node.inheritanceClause)
        }

        private func note(_ name: String, _ clause: InheritanceClauseSyntax?) -> SyntaxVisitorContinueKind {
            for type in clause?.inheritedTypes ?? [] where NativeAuthenticationProtocol.named(type.type.baseName) != nil
            {
                conformances[name, default: []].append((type.type.baseName, file.place(of: type.type)))
            }
            return .visitChildren
        }
    }

    /// Finds which properties of an error are read.
    final class ErrorVisitor: SyntaxVisitor {
        private let name: String
        private(set) var properties: Set<String> = []
        /// The functions, called by a bare name or on `self`, that receive the error itself.
        private(set) var receivers: Set<String> = []
        /// Whether anything else receives the error.
        private(set) var isHandedOn = false

        init(_ name: String) {
            self.name = name
            super.init(viewMode: .sourceAccurate)
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            guard node.baseName.name == name else { return .visitChildren }
            if let access = node.parent?.as(MemberAccessExprSyntax.self) {
                if access.base?.id == node.id { properties.insert(access.declName.baseName.name) }
                return .visitChildren
            }
            // In an interpolation or a print call, no property of the error is read.
            if node.parent?.parent?.parent?.is(ExpressionSegmentSyntax.self) == true { return .visitChildren }
            guard let call = node.parent?.parent?.parent?.as(FunctionCallExprSyntax.self),
                node.parent?.is(LabeledExprSyntax.self) == true
            else {
                isHandedOn = true
                return .visitChildren
            }
            if ["print", "debugPrint", "NSLog"].contains(call.calleeName ?? "") { return .visitChildren }
            let access = call.calledExpression.as(MemberAccessExprSyntax.self)
            if let callee = call.calleeName,
                access == nil || ["self", "self?"].contains(access?.base?.written ?? "")
            {
                receivers.insert(callee)
            } else {
                isHandedOn = true
            }
            return .visitChildren
        }
    }
#endif
