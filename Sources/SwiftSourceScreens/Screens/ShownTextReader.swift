import TextFormats

#if SwiftSources
    import AssociationModel
    import Findings
    import SignUpScreens
    import SwiftSyntax

    /// Finds the texts that a screen shows: titles, labels, buttons.
    final class ShownTextReader: FileVisitor {
        private let index: SourceIndex
        private(set) var texts: [(text: String, place: Place)] = []

        init(_ file: SwiftFile, in index: SourceIndex) {
            self.index = index
            super.init(file)
        }

        /// The texts of types, each once, in order.
        static func texts(of types: [TypeDeclaration], in index: SourceIndex) -> [(text: String, place: Place)] {
            var known: Set<String> = []
            return types.flatMap(\.parts).flatMap(\.code).flatMap { file, node in
                let reader = ShownTextReader(file, in: index)
                reader.walk(node)
                return reader.texts.filter { known.insert($0.text).inserted }
            }
        }

        private static let titled: Set<String> = [
            "Text", "Button", "Label", "Section", "NavigationLink", "Toggle", "setTitle", "navigationTitle",
            "navigationBarTitle", "UIBarButtonItem", "UIAction", "setText", "accessibilityLabel",
        ]

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if let name = node.calleeName, Self.titled.contains(name), let first = node.arguments.first,
                first.label == nil || ["title", "verbatim", "_"].contains(first.label?.text ?? "")
            {
                add(first.expression)
            }
            return .visitChildren
        }

        override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
            if let (target, value) = node.assignment, let name = target.written.split(separator: ".").last,
                name == "title" || name == "text" || name == "headerTitle"
            {
                add(value)
            }
            return .visitChildren
        }

        private func add(_ expression: ExprSyntax) {
            if let text = index.text(of: expression, in: file), !text.isEmpty {
                texts.append((text, file.place(of: expression)))
            }
        }
    }

    extension Screen {
        /// Adds the texts that types show.
        mutating func addTexts(of types: [TypeDeclaration], in index: SourceIndex) {
            for (text, place) in ShownTextReader.texts(of: types, in: index) { add(text: text, at: place) }
        }
    }
#endif
