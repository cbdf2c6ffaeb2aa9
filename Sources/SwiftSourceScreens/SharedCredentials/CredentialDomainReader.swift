import TextFormats

#if SwiftSources
    import AssociationModel
    import Findings
    import SignUpScreens
    import SwiftSyntax

    /// Finds the domains that code names for passwords, passkeys and callbacks.
    ///
    /// Constants are followed. A domain that is computed, or that depends on a condition of the build, is left out.
    struct CredentialDomainReader {
        private(set) var domains: [CredentialDomain] = []
        /// The names that arguments refer to and that no file declares.
        private(set) var unknownNames: Set<String> = []
        private var constants: ConstantTexts

        /// How many calls are followed at most; no app has nearly as many.
        static let mostCalls = 500

        init(_ index: SourceIndex) {
            constants = ConstantTexts(index)
            var calls = 0
            for file in index.appFiles where CredentialCallVisitor.words.contains(where: file.text.mentions) {
                index.beginning(file.text)
                let visitor = CredentialCallVisitor()
                visitor.walk(file.tree)
                for call in visitor.calls where calls < Self.mostCalls {
                    calls += 1
                    add(call, of: file)
                }
            }
            unknownNames = constants.unknownNames
        }

        private mutating func add(_ call: CredentialCallVisitor.Call, of file: SwiftFile) {
            guard !BuildCondition.governs(call.argument),
                let (text, source) = constants.text(of: call.argument, in: file, isURL: call.isURL),
                let home = constants.index.files.first(where: { $0.text.origin == source.origin }),
                !BuildCondition.governs(text.span, of: home)
            else { return }
            let place = file.place(of: call.argument)
            let isHere = source.origin == file.text.origin && file.span(of: call.argument).contains(text.span)
            domains.append(
                CredentialDomain(
                    text.string, for: call.use, at: place, from: isHere ? nil : .text(source, text.span)))
        }
    }

    extension SourceSpan {
        fileprivate func contains(_ other: SourceSpan) -> Bool { start <= other.start && other.end <= end }
    }
#endif
