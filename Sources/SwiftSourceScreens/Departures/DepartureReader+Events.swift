#if SwiftSources
    import Findings
    import SignUpScreens
    import SwiftSyntax

    extension DepartureReader {
        /// What a call does by itself, or through code outside the screen.
        func events(of call: FunctionCallExprSyntax) -> [Way.Event] {
            let place = file.place(of: call)
            if let kind = NavigationStep.kind(of: call) {
                if kind == .dismissal, closesAnother(call) { return [] }
                return [event(kind, NavigationStep.segue(of: call) ?? call.calleeName, at: place)]
            }
            if let flag = NavigationStep.flag(toggledBy: call) {
                return [event(setting: flag, closes: true, opens: true, at: place)].compactMap(\.self)
            }
            if ownFunction(called: call) != nil { return [] }
            let targets = navigation.targets(of: call, from: types.first?.key)
            let name = call.calledExpression.written.filter { $0 != "?" && $0 != "!" && !$0.isWhitespace }
            if targets.isUnread || isOutgoing(call) { return [event(.handover, name, at: place)] }
            var kinds: Set<Departure.Kind> = []
            return targets.methods.flatMap { navigation.events(of: $0.function, in: $0.owner) }.compactMap { found in
                if let state = found.state, !mayBeRemoved(by: state) { return nil }
                guard kinds.insert(found.kind).inserted else { return nil }
                return event(found.kind, found.state ?? name, origin: found.place, at: place)
            }
        }

        // In a method that another view controller calls on its delegate, that one is dismissed, such as a picker.
        private func closesAnother(_ call: FunctionCallExprSyntax) -> Bool {
            guard call.calleeName == "dismiss" else { return false }
            let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base?.written
            let function = call.ancestors.first { $0.is(FunctionDeclSyntax.self) }?.as(FunctionDeclSyntax.self)
            return function?.signature.parameterClause.parameters.contains { parameter in
                let type = parameter.type.baseName
                return type.hasSuffix("Controller") && type != "UIViewController" && type != "ASAuthorizationController"
                    && !types.contains { $0.name == type }
                    && (base == nil || base == "self" || base == (parameter.secondName ?? parameter.firstName).name)
            } ?? false
        }

        /// What an assignment does.
        func event(of sequence: SequenceExprSyntax) -> Way.Event? {
            guard let (target, value) = sequence.assignment else { return nil }
            let place = file.place(of: sequence)
            if let kind = NavigationStep.kind(ofSetting: target, to: value) { return event(kind, at: place) }
            let path = NavigationStep.path(of: target)
            if isClearing(path, target, to: value) { return event(.clearing, at: place) }
            let closes = value.written == "false"
            let isNil = value.is(NilLiteralExprSyntax.self)
            return event(setting: path, closes: closes, opens: !closes && !isNil, at: place)
        }

        /// What a new value of a property does. One that is toggled closes the screen that it shows, and else opens another.
        private func event(setting path: [String], closes: Bool, opens: Bool, at place: Place) -> Way.Event? {
            guard let last = path.last else { return nil }
            let own = types.lazy.compactMap { $0.properties[last] }.first
            let isOwn = path.count == 1 || path == ["self", last]
            if let kind = presentations[last] {
                if isOwn, opens { return event(kind, at: place) }
                // What it closes is what it shows itself.
                if closes { return nil }
            }
            if closes, (isOwn && own?.declaration.attributes.contains("Binding") == true) || last == "isPresented" {
                return event(.dismissal, at: place)
            }
            let isLocal =
                isOwn
                && (own.map { $0.declaration.attributes.isEmpty || $0.declaration.attributes.contains("State") }
                    ?? false)
            return isLocal || !mayBeRemoved(by: last) ? nil : event(.stateSwitch, last, at: place)
        }

        private func mayBeRemoved(by state: String) -> Bool {
            navigation.switches.mayRemove(screen, by: state, within: viewsAround)
        }

        /// The function of the screen that a call on `self` reaches.
        func ownFunction(called call: FunctionCallExprSyntax) -> TypeDeclaration.Function? {
            guard let name = call.calleeName else { return nil }
            if let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
                !["self", "self?", "self!"].contains(base.written)
            {
                return nil
            }
            return types.lazy.compactMap { $0.functions[name]?.first }.first
        }

        /// The title of a button whose action stands in the call; nil if it makes none.
        func buttonTitle(of call: FunctionCallExprSyntax) -> String? {
            guard let name = call.calleeName, ["Button", "UIAction", "UIBarButtonItem", "UIAlertAction"].contains(name)
            else { return nil }
            let isCancel = call.arguments.contains {
                let value = $0.expression.written
                return ["role", "style", "systemItem"].contains($0.label?.text)
                    && (value == ".cancel" || value == ".close")
            }
            if isCancel { return "cancel" }
            return call.arguments.first { $0.label == nil || $0.label?.text == "title" }
                .flatMap { navigation.index.text(of: $0.expression, in: file) }
        }

        private func event(
            _ kind: Departure.Kind, _ detail: String? = nil, origin: Place? = nil, at place: Place
        ) -> Way.Event {
            Way.Event(kind: kind, callers: callers, detail: detail, origin: origin, place: place)
        }

        // `onSignUp?(account)`: a closure that somebody else has set.
        private func isOutgoing(_ call: FunctionCallExprSyntax) -> Bool {
            let base = call.callee.as(MemberAccessExprSyntax.self)?.base?.written
            guard base == nil || base == "self", let name = call.calleeName,
                let property = types.lazy.compactMap({ $0.properties[name] }).first
            else { return false }
            return property.binding.initializer == nil
                && property.binding.typeAnnotation?.written.contains("->") == true
        }

        private func isClearing(_ path: [String], _ target: ExprSyntax, to value: ExprSyntax) -> Bool {
            let isEmpty =
                value.is(NilLiteralExprSyntax.self) || value.written == "String()"
                || value.as(StringLiteralExprSyntax.self).map { $0.segments.written.isEmpty } ?? false
            guard isEmpty, let last = path.last else { return false }
            if last == "text", path.count > 1 {
                // `textFields[0]`
                let owner = String(path[path.count - 2].prefix { $0 != "[" })
                return fieldNames.contains(owner) || (path[path.count - 2] != owner && isListOfFields(owner))
                    || isOverFields(target, owner)
            }
            return fieldNames.contains(last)
        }

        // `[emailField, passwordField].forEach { $0.text = "" }`, `for field in fields { field.text = nil }`
        private func isOverFields(_ node: ExprSyntax, _ name: String) -> Bool {
            for next in node.ancestors {
                if name == "$0", let call = next.as(FunctionCallExprSyntax.self) {
                    return call.calledExpression.as(MemberAccessExprSyntax.self)?.base.map(areFields) ?? false
                }
                if let loop = next.as(ForStmtSyntax.self), loop.pattern.written == name {
                    return areFields(loop.sequence)
                }
            }
            return false
        }

        private func areFields(_ list: ExprSyntax) -> Bool {
            if let array = list.as(ArrayExprSyntax.self) {
                return array.elements.contains {
                    NavigationStep.path(of: $0.expression).last.map(fieldNames.contains) ?? false
                }
            }
            let path = NavigationStep.path(of: list)
            return path.count == 1 || path.first == "self" ? path.last.map(isListOfFields) ?? false : false
        }

        // A property of the screen with several fields, such as an outlet collection.
        private func isListOfFields(_ name: String) -> Bool {
            guard let property = types.lazy.compactMap({ $0.properties[name] }).first else { return false }
            if let array = property.binding.initializer?.value.as(ArrayExprSyntax.self) {
                return areFields(ExprSyntax(array))
            }
            let type = property.binding.typeAnnotation?.type.written.filter { !"?!() ".contains($0) } ?? ""
            return type.hasPrefix("[") && type.hasSuffix("Field]")
        }
    }
#endif
