import AssociationModel
import TextFormats

#if SwiftSources
    import Findings
    import SignUpScreens
    import SwiftSyntax

    /// Collects how the files use MSAL's native authentication for signing up.
    struct NativeAuthenticationReader {
        let index: SourceIndex
        private let files: [SwiftFile]

        init(_ index: SourceIndex) {
            self.index = index
            files = index.appFiles
        }

        /// How native authentication is used; nil if it is not.
        func use() -> NativeAuthentication? {
            var use = NativeAuthentication()
            var givesRedirect = false
            // A quick look, so that an app without MSAL costs only one pass over its bytes.
            for file in files where Self.words.contains(where: file.text.mentions) {
                index.beginning(file.text)
                let visitor = NativeAuthenticationVisitor(file)
                visitor.walk(file.tree)
                use.applications += visitor.applications
                use.starts += visitor.starts
                use.submissions += visitor.submissions
                use.codeLengths += visitor.codeLengths
                use.usesCodeLength = use.usesCodeLength || visitor.usesCodeLength
                givesRedirect = givesRedirect || visitor.givesRedirect
            }
            if givesRedirect {
                for index in use.applications.indices { use.applications[index].hasRedirectURI = true }
            }
            let conformances = self.conformances
            use.delegates = index.typeNames.compactMap { delegate($0, conformances[$0] ?? []) }
            return use.isUsed ? use : nil
        }

        /// The words without one of which no file uses it; a file that imports it has one.
        static let words = ["MSAL", "NativeAuth", "submitCode", "resendCode"].map(ByteSearch.init)

        private typealias Conformances = [(name: String, place: Place)]

        private func delegate(_ name: String, _ protocols: Conformances) -> NativeAuthenticationDelegate? {
            guard !protocols.isEmpty, let type = index.types[name] else { return nil }
            let chain = index.chain(of: name)
            let methods = chain.flatMap(\.functionList).compactMap { function -> NativeAuthenticationDelegate.Method? in
                let declaration = function.declaration
                // A method with its own selector, or a private one, does not implement the protocol.
                guard declaration.name.name.hasPrefix("on"), !declaration.attributes.hasSelector,
                    !declaration.modifiers.contains(where: {
                        ["private", "fileprivate", "static"].contains($0.name.text)
                    })
                else { return nil }
                return .init(
                    declaration.fullName, errorUse: errorUse(of: function, in: chain),
                    readsNewState: (function.code?.body).map { $0.mentions("newState") } ?? false,
                    at: function.file.place(of: declaration.name))
            }
            let base = chain.last?.inherited.first ?? ""
            let isUnread =
                chain.last?.keyword == "class" && !base.isEmpty
                && NativeAuthenticationProtocol.named(base) == nil && !["UI", "NS"].contains { base.hasPrefix($0) }
            return NativeAuthenticationDelegate(
                typeName: type.name, protocols: protocols, methods: methods,
                hasUnreadCode: isUnread || type.declaration == nil)
        }

        // Of all types at once, in the files that have parts of them: a file is walked once, not once for each type.
        private var conformances: [String: Conformances] {
            var result: [String: Conformances] = [:]
            let word = ByteSearch("Delegate")
            for file in files where file.text.mentions(word) {
                index.beginning(file.text)
                let visitor = ConformanceVisitor(file)
                visitor.walk(file.tree)
                for (name, found) in visitor.conformances where !TestDouble.isNamed(name) {
                    let key = index.key(of: name, in: file)
                    guard let type = index.types[key] else { continue }
                    if type.parts.contains(where: { $0.file.text.origin == file.text.origin }) {
                        result[key, default: []] += found
                    }
                }
            }
            return result
        }

        // Which properties of the parameter `error` are read, also in functions of the same type that receive it.
        private func errorUse(
            of function: TypeDeclaration.Function, in chain: [TypeDeclaration], depth: Int = 0
        ) -> NativeAuthenticationDelegate.ErrorUse? {
            let parameter = function.declaration.signature.parameterClause.parameters.first {
                $0.firstName.name == "error" || ($0.secondName?.name == "error")
                    || $0.type.baseName.hasSuffix("Error")
            }
            guard let parameter, let body = function.code?.body else { return nil }
            let visitor = ErrorVisitor((parameter.secondName ?? parameter.firstName).name)
            visitor.walk(body)
            var properties = visitor.properties
            var isHandedOn = visitor.isHandedOn
            for name in visitor.receivers.sorted() {
                let candidates = chain.flatMap { $0.functions[name] ?? [] } + (index.functions[name] ?? [])
                if let next = candidates.first, depth < 4, let use = errorUse(of: next, in: chain, depth: depth + 1) {
                    properties.formUnion(use.properties)
                    isHandedOn = isHandedOn || use.isHandedOn
                } else {
                    isHandedOn = true
                }
            }
            return .init(properties: properties, isHandedOn: isHandedOn)
        }
    }

    extension FunctionDeclSyntax {
        /// The name with its labels: `onSignUpCompleted(newState:)`.
        fileprivate var fullName: String {
            name.name + "(" + signature.parameterClause.parameters.map { $0.firstName.name + ":" }.joined() + ")"
        }
    }

    extension AttributeListSyntax {
        fileprivate var hasSelector: Bool {
            contains { element in
                guard let attribute = element.as(AttributeSyntax.self) else { return false }
                return attribute.attributeName.written == "objc" && attribute.arguments != nil
            }
        }
    }
#endif
