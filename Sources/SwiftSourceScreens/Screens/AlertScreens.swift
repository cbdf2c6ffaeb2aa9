import AssociationModel

#if SwiftSources
    import Findings
    import SignUpScreens
    import SwiftSyntax

    /// The alerts with text fields that a class shows, each as a screen of its own.
    enum AlertScreens {
        static func screens(of type: TypeDeclaration, _ run: inout CodeRun) -> [FoundScreen] {
            var found: [FoundScreen] = []
            for function in type.functionList {
                let visitor = AlertVisitor(viewMode: .sourceAccurate)
                guard let code = function.code else { continue }
                visitor.walk(code.body)
                guard !visitor.fields.isEmpty else { continue }
                let fields = visitor.fields.map { Self.field($0, in: code.file, &run) }
                let name = function.declaration.name.name
                var screen = Screen(
                    name: "", className: "\(type.name).\(name)", fields: fields,
                    at: code.file.place(of: visitor.fields[0].calledExpression))
                for shown in visitor.texts {
                    guard let text = run.index.text(of: shown, in: code.file) else { continue }
                    screen.add(text: text, at: code.file.place(of: shown))
                }
                screen.name = screen.texts.first ?? name
                // The system removes an alert with its fields when a button is tapped.
                screen.departures = [Departure(.dismissal, in: name, at: screen.place)]
                // What a button of the alert does comes after.
                screen.departures += visitor.clearings.map {
                    Departure(.clearing, in: name, detail: "textFields", at: code.file.place(of: $0))
                }
                found.append(FoundScreen(screen: screen, key: nil, parts: []))
            }
            return found
        }

        private static func field(
            _ call: FunctionCallExprSyntax, in file: SwiftFile, _ run: inout CodeRun
        ) -> InputField {
            let place = file.place(of: call.calledExpression)
            guard case .field(let index) = run.makeField(.textField, at: place, owner: nil) else {
                return InputField(at: place)
            }
            let closure =
                call.trailingClosure
                ?? call.arguments.lazy.compactMap { $0.expression.as(ClosureExprSyntax.self) }.first
            if let closure {
                let phase = run.phase
                run.phase = .setUp
                _ = run.invoke(closure, in: Frame(file: file), with: [Argument(label: nil, value: .field(index))])
                run.phase = phase
            }
            return run.fields[index].field
        }
    }

    /// Finds the text fields that are added to alerts, and the alerts' texts.
    private final class AlertVisitor: SyntaxVisitor {
        private(set) var fields: [FunctionCallExprSyntax] = []
        private(set) var texts: [ExprSyntax] = []
        /// `alert.textFields?[0].text = nil`
        private(set) var clearings: [SequenceExprSyntax] = []

        override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
            guard let (target, value) = node.assignment else { return .visitChildren }
            let path = NavigationStep.path(of: target)
            if path.last == "text", path.dropLast().last?.hasPrefix("textFields[") == true,
                ["nil", "\"\""].contains(value.written)
            {
                clearings.append(node)
            }
            return .visitChildren
        }

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            switch node.calleeName {
            case "addTextField": fields.append(node)
            case "UIAlertController", "UIAlertAction":
                texts += node.arguments.filter { ["title", "message"].contains($0.label?.text) }.map(\.expression)
            default: break
            }
            return .visitChildren
        }
    }
#endif
