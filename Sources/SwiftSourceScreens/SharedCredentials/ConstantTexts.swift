import TextFormats

#if SwiftSources
    import AssociationModel
    import Findings
    import SwiftSyntax

    /// Follows arguments to the literals that they stand for: constants of functions, of types, and of files.
    ///
    /// Parameters, variables and anything computed have no certain value, and nothing is guessed.
    struct ConstantTexts {
        let index: SourceIndex
        /// The names that were referred to and that no file declares.
        private(set) var unknownNames: Set<String> = []
        // One for all, so that its limits hold for all arguments together.
        private var run: CodeRun

        init(_ index: SourceIndex) {
            self.index = index
            run = CodeRun(index, budget: 200_000)
        }

        /// The text of an expression, and the file that it is in; nil if it cannot be followed.
        ///
        /// - Parameters:
        ///   - isURL: whether the expression is a `URL`, whose text is that of `URL(string:)`.
        ///   - steps: how many more references are followed.
        mutating func text(of expression: ExprSyntax, in file: SwiftFile, isURL: Bool, steps: Int = 8)
            -> (LocatedText, SourceText)?
        {
            let expression = expression.core
            guard steps > 0 else { return nil }
            if isURL, let call = expression.as(FunctionCallExprSyntax.self) {
                guard call.calleeName == "URL", let first = call.arguments.first, first.label?.name == "string" else {
                    return nil
                }
                return text(of: first.expression, in: file, isURL: false, steps: steps - 1)
            }
            if let name = expression.referredName {
                switch LexicalScope.declaration(of: name, at: expression, in: file, index) {
                case .value(let value, let home): return text(of: value, in: home, isURL: isURL, steps: steps - 1)
                case .unclear: return nil
                case .unknown:
                    unknownNames.insert(name)
                    return nil
                }
            }
            let access = expression.as(MemberAccessExprSyntax.self)
            if let (value, home) = access.flatMap({ index.constant($0, in: file) }) {
                return text(of: value, in: home, isURL: isURL, steps: steps - 1)
            }
            var frame = Frame(
                this: expression.enclosingTypeName.map { .type(index.key(of: $0, in: file)) } ?? .unclear, file: file)
            if !isURL, case .string(let text, let source) = run.evaluate(expression, in: &frame) {
                return (text, source)
            }
            if let name = access?.base?.lastName, index.types[index.key(of: name, in: file)] == nil,
                !["Self", "self"].contains(name)
            {
                unknownNames.insert(name)
            }
            return nil
        }
    }

    extension SourceIndex {
        /// The initial value of `Type.name`, if that is a constant.
        fileprivate func constant(_ access: MemberAccessExprSyntax, in file: SwiftFile) -> (ExprSyntax, SwiftFile)? {
            guard let type = access.base?.lastName, let owner = type == "Self" ? access.enclosingTypeName : type,
                let property = types[key(of: owner, in: file)]?.properties[access.declName.baseName.name],
                property.isConstant,
                let value = property.binding.initializer?.value
            else { return nil }
            return (value, property.file)
        }
    }

    extension ExprSyntax {
        /// The expression without parentheses, casts, marks and `try`.
        fileprivate var core: ExprSyntax {
            if let inner = self.as(TupleExprSyntax.self), inner.elements.count == 1, let only = inner.elements.first {
                return only.expression.core
            }
            if let inner = self.as(ForceUnwrapExprSyntax.self) { return inner.expression.core }
            if let inner = self.as(TryExprSyntax.self) { return inner.expression.core }
            if let cast = self.as(SequenceExprSyntax.self), cast.elements.count == 3,
                let first = cast.elements.first,
                cast.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
            {
                return first.core
            }
            return self
        }

        /// The name of `name` and `self.name`; nil for any other expression.
        fileprivate var referredName: String? {
            if let reference = self.as(DeclReferenceExprSyntax.self) { return reference.baseName.name }
            guard let access = self.as(MemberAccessExprSyntax.self), access.base?.lastName == "self" else { return nil }
            return access.declName.baseName.name
        }
    }
#endif
