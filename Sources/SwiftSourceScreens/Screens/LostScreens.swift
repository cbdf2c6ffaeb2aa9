#if SwiftSources
    import AssociationModel
    import Findings
    import SignUpScreens
    import SwiftSyntax
    import TextFormats

    /// Finds the types that ask for a password and are on no screen that was found, so that none is skipped.
    ///
    /// Of such a screen nothing is known but that it is there, and where code asks for the password.
    struct LostScreens {
        private let index: SourceIndex
        /// The names of the files that have one of the words.
        private let tellingFiles: Set<String>

        init(_ index: SourceIndex) {
            self.index = index
            // Once for each file: one may have thousands of types.
            let words = ["SecureField", "isSecureTextEntry", "assword"].map(ByteSearch.init)
            let telling = index.files.filter { file in words.contains(where: file.text.mentions) }
            tellingFiles = Set(telling.map(\.text.name))
        }

        /// The screens, with those that are lost.
        ///
        /// - Parameter parts: what was found to be a part of a screen.
        func added(to whole: [FoundScreen], beside parts: [FoundScreen]) -> [FoundScreen] {
            var result = whole
            var covered: Set<String> = []
            var own: [String: Int] = [:]
            for (number, found) in whole.enumerated() {
                if let key = found.key { own[key] = number }
                if found.screen.fields.contains(where: \.mayBePassword) {
                    covered.formUnion(found.parts.union([found.key].compactMap(\.self)))
                }
            }
            let known = Dictionary(parts.compactMap { part in part.key.map { ($0, part) } }) { first, _ in first }
            for key in index.typeNames where !covered.contains(key) {
                guard let type = index.types[key], mayShow(type) else { continue }
                let fields = traces(in: type)
                guard !fields.isEmpty else { continue }
                if let number = own[key] {
                    result[number].screen.fields += fields
                    result[number].screen.hasUnreadCode = true
                } else if let part = known[key], part.screen.fields.contains(where: \.mayBePassword) {
                    result.append(part)
                    covered.formUnion(part.parts)
                } else {
                    var screen = Screen(
                        name: type.name, className: type.name, fields: fields, hasUnreadCode: true, isPart: true,
                        at: type.namePlace)
                    screen.addTexts(of: [type], in: index)
                    result.append(FoundScreen(screen: screen, key: key, parts: []))
                }
            }
            return result
        }

        /// Whether a type shows something: a view that is no preview, or a class of UIKit that is no field itself.
        private func mayShow(_ type: TypeDeclaration) -> Bool {
            guard type.declaration != nil, !index.isTestDouble(type), type.parts.contains(where: isTelling) else {
                return false
            }
            if type.keyword == "class" {
                return index.mayBeScreen(type.key) && !index.type(type.key, isKindOf: FieldTypes.roots)
            }
            let isView = type.inherited.contains("View") || type.properties["body"] != nil || type.viewBody != nil
            return isView
                && !type.inherited.contains { ["PreviewProvider", "ViewModifier", "App", "Scene"].contains($0) }
        }

        private func isTelling(_ part: TypeDeclaration.Part) -> Bool {
            tellingFiles.contains(part.file.text.name)
        }

        private func traces(in type: TypeDeclaration) -> [InputField] {
            var fields: [InputField] = []
            for (file, node) in type.parts.filter(isTelling).flatMap(\.code) {
                let visitor = PasswordTraces(file)
                visitor.walk(node)
                fields += visitor.fields
            }
            var names: Set<String> = []
            return fields.filter { field in field.name.map { names.insert($0).inserted } ?? true }
        }
    }

    /// Finds where code makes a field that hides its text, binds one to a password, or makes one hide it.
    private final class PasswordTraces: FileVisitor {
        private(set) var fields: [InputField] = []

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            guard let name = node.calleeName else { return .visitChildren }
            // What is shown elsewhere is on no screen that this one is made of, and alerts are screens of their own.
            if name == "addTextField" || ViewNames.elsewhere.contains(name) { return .skipChildren }
            if ViewModifiers.elsewhere.contains(name) {
                walk(node.calledExpression)
                return .skipChildren
            }
            guard name.first?.isUppercase == true else { return .visitChildren }
            let bindings = node.arguments.map(\.expression.written).filter { $0.hasPrefix("$") }
            let password = bindings.first { $0.lowercased().contains("password") }
            if name == "SecureField" || password != nil {
                add(
                    (password ?? bindings.first)?.split { "$.".contains($0) }.last.map(String.init),
                    at: Syntax(node.calledExpression))
            }
            return .visitChildren
        }

        override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
            guard let (target, value) = node.assignment, value.written == "true" else { return .visitChildren }
            let path = NavigationStep.path(of: target)
            if path.last == "isSecureTextEntry", path.count > 1 { add(path[path.count - 2], at: Syntax(target)) }
            return .visitChildren
        }

        private func add(_ name: String?, at node: Syntax) {
            fields.append(.unreached(name, at: file.place(of: node)))
        }
    }

    extension InputField {
        /// Whether it hides its text, or its name or content type says that it takes a password.
        fileprivate var mayBePassword: Bool {
            hidesText != false || [.password, .newPassword].contains(contentType.value)
                || [name, label].contains { $0?.lowercased().contains("password") ?? false }
        }
    }
#endif
