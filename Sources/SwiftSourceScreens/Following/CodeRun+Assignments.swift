import AssociationModel

#if SwiftSources
    import Findings
    import SignUpScreens
    import SwiftSyntax

    extension CodeRun {
        /// Follows an assignment, `target = value`.
        ///
        /// - Parameter source: the expressions of the value, which give the setting its place.
        mutating func assign(
            _ value: Value, to target: ExprSyntax, from source: ArraySlice<ExprSyntax>, since count: Int,
            in frame: inout Frame
        ) {
            guard let first = source.first, let last = source.last else { return }
            let written = Place.text(
                frame.file.text,
                SourceSpan(frame.file.span(of: first).start, frame.file.span(of: last).end))
            // A setter that hands its value on is not what says so.
            let isHandedOn = source.count == 1 && first.as(DeclReferenceExprSyntax.self)?.baseName.name == "newValue"
            let place = isHandedOn ? frame.newValuePlace ?? written : written
            switch target.as(ExprSyntaxEnum.self) {
            case .declReferenceExpr(let reference):
                let name = reference.baseName.name
                if frame.locals[name] != nil {
                    frame.locals[name] = frame.isConditional && value.fields.isEmpty ? .unclear : value
                } else {
                    assign(value, toMember: name, of: frame.this, at: place, written: target, since: count, in: &frame)
                }
            case .memberAccessExpr(let access):
                let name = access.declName.baseName.name
                guard let base = access.base else { return }
                if source.count == 1, Self.isOpposite(first), toggle(target, at: place, in: &frame) { return }
                let owner = evaluate(base, in: &frame)
                if owner.isUnclear, FieldRecord.properties.contains(name) {
                    guard let field = implied(base, in: frame) else { return }
                    set(name, of: field, to: value, at: place, in: frame)
                } else {
                    assign(value, toMember: name, of: owner, at: place, written: target, since: count, in: &frame)
                }
            case .optionalChainingExpr(let inner):
                assign(value, to: inner.expression, from: source, since: count, in: &frame)
            case .forceUnwrapExpr(let inner):
                assign(value, to: inner.expression, from: source, since: count, in: &frame)
            case .tryExpr(let inner): assign(value, to: inner.expression, from: source, since: count, in: &frame)
            default: return
            }
        }

        // `!field.isSecureTextEntry`
        private static func isOpposite(_ value: ExprSyntax) -> Bool {
            value.as(PrefixOperatorExprSyntax.self)?.expression.written.hasSuffix(".isSecureTextEntry")
                ?? false
        }

        /// Follows `field.isSecureTextEntry.toggle()`; false if the target is something else.
        mutating func toggle(_ target: ExprSyntax, at place: Place, in frame: inout Frame) -> Bool {
            let name = "isSecureTextEntry"
            guard let access = target.as(MemberAccessExprSyntax.self), access.declName.baseName.name == name,
                let base = access.base, case .field(let index) = evaluate(base, in: &frame)
            else { return false }
            // What an Interface Builder file has set is not known here.
            let before = fields[index].isSet(name) ? fields[index].outcome(of: name).value?.boolean : nil
            let start = fields[index].isOutlet ? before : before ?? false
            let value = phase == .setUp ? start.map { Value.boolean(!$0) } ?? .unclear : .unclear
            fields[index].write(value, to: name, at: place, isConditional: frame.isConditional, phase: phase)
            if phase == .event { fields[index].toggled = place }
            return true
        }

        private mutating func assign(
            _ value: Value, toMember name: String, of owner: Value, at place: Place, written target: ExprSyntax,
            since count: Int, in frame: inout Frame
        ) {
            adopt(value, as: name, at: frame.file.place(of: target), since: count, by: objectIndex(of: owner))
            replace(name, of: owner, by: value)
            set(name, of: owner, to: value, at: place, in: frame)
        }

        // A field that is declared without a value and created later replaces the record of the declaration.
        private mutating func replace(_ name: String, of owner: Value, by value: Value) {
            guard let object = objectIndex(of: owner), case .field(let old)? = objects[object].members[name],
                case .field(let new) = value, old != new
            else { return }
            fields[new].name = name
            fields[new].owner = object
            if phase == .setUp {
                objects[object].members[name] = value
                fields[old].owner = nil
                fields[old].isReplaced = true
            }
        }

        // A field of a base class that was not read, recognised by the name with which the code refers to it.
        private mutating func implied(_ base: ExprSyntax, in frame: Frame) -> Value? {
            guard let object = objectIndex(of: frame.this), hasUnreadBase(objects[object].typeName) else { return nil }
            var base = base
            if let inner = base.as(OptionalChainingExprSyntax.self) { base = inner.expression }
            if let inner = base.as(ForceUnwrapExprSyntax.self) { base = inner.expression }
            if let access = base.as(MemberAccessExprSyntax.self), access.base?.written == "self" {
                base = ExprSyntax(DeclReferenceExprSyntax(baseName: access.declName.baseName))
            }
            guard let reference = base.as(DeclReferenceExprSyntax.self) else { return nil }
            let name = reference.baseName.name
            guard !name.hasPrefix("$"), frame.locals[name] == nil, objects[object].members[name] == nil,
                property(name, of: objects[object].typeName) == nil, index.globals[name] == nil,
                ["field", "password", "email", "username", "code"].contains(where: { name.lowercased().contains($0) })
            else { return nil }
            let place = frame.file.place(of: base)
            let field = makeField(.textField, at: place, owner: object)
            if case .field(let index) = field {
                fields[index].name = name
                fields[index].touched = place
            }
            objects[object].members[name] = field
            return field
        }

        /// Whether a class is derived from one that is neither in the files nor the system's.
        func hasUnreadBase(_ typeName: String) -> Bool {
            guard index.types[typeName]?.declaration != nil else { return true }
            let base = index.base(of: typeName)
            if base.isEmpty { return false }
            return !["UI", "NS", "Any"].contains { base.hasPrefix($0) } && !base.hasSuffix("Delegate")
                && !base.hasSuffix("Protocol") && base != "ObservableObject"
        }
    }
#endif
