import AssociationModel
import TextFormats

#if SwiftSources
    import Findings
    import SignUpScreens
    import SwiftSyntax

    extension CodeRun {
        /// The property of this name in a type or in what it is derived from.
        func property(_ name: String, of typeName: String) -> TypeDeclaration.Property? {
            index.chain(of: typeName).lazy.compactMap { $0.properties[name] }.first
        }

        /// The value of a property of an instance; nil if it has none of that name.
        mutating func member(_ name: String, of instance: Value) -> Value? {
            guard let object = objectIndex(of: instance) else { return nil }
            if let value = objects[object].members[name] { return value }
            guard let property = property(name, of: objects[object].typeName), !property.isStatic else { return nil }
            let count = fields.count
            let value = initial(property, of: instance, object: object)
            adopt(value, as: name, at: property.file.place(of: property.binding.pattern), since: count, by: object)
            if property.getter == nil || !value.fields.isEmpty { objects[object].members[name] = value }
            return value
        }

        private mutating func initial(_ property: TypeDeclaration.Property, of instance: Value, object: Int) -> Value {
            var frame = Frame(this: instance, file: property.file)
            if let getter = property.getter { return run(getter, in: &frame, opening: property.binding.id) }
            let place = property.file.place(of: property.binding.pattern)
            if let initializer = property.binding.initializer {
                guard open.count < Self.deepest, !open.contains(property.binding.id) else { return .unclear }
                open.append(property.binding.id)
                defer { open.removeLast() }
                let value = evaluate(initializer.value, in: &frame, expecting: property.typeName)
                if !value.isUnclear {
                    let isKnown = property.isConstant || isObject(value) || isParameter(property, of: object)
                    return isKnown ? value : .unclear
                }
                guard let type = index.key(ofTypeOf: property),
                    let field = makeField(of: type, at: place, owner: object)
                else { return .unclear }
                if case .field(let index) = field { fields[index].touched = place }
                return field
            }
            guard let type = index.key(ofTypeOf: property), let field = makeField(of: type, at: place, owner: object)
            else {
                return .unclear
            }
            for index in field.fields {
                fields[index].isOutlet = property.isOutlet
                // It is created elsewhere, by code that may set more.
                if !property.isOutlet { fields[index].touched = place }
            }
            return field
        }

        // The initial value of a variable says nothing about later values, except for the parameters of a structure, which
        // never change.
        private func isParameter(_ property: TypeDeclaration.Property, of object: Int) -> Bool {
            property.declaration.attributes.isEmpty && index.types[objects[object].typeName]?.keyword == "struct"
        }

        private func isObject(_ value: Value) -> Bool {
            switch value {
            case .field, .object, .array, .set: true
            default: false
            }
        }

        /// Makes a field if the type is one that takes text; nil otherwise.
        mutating func makeField(of typeName: String, at place: Place, owner: Int?) -> Value? {
            if FieldTypes.roots.contains(typeName) {
                return makeField(FieldTypes.element(of: typeName), at: place, owner: owner)
            }
            if index.types[typeName]?.declaration != nil {
                guard index.type(typeName, isKindOf: FieldTypes.roots) || isComponent(typeName) else { return nil }
                return makeInstance(of: typeName, at: place, owner: owner)
            }
            guard FieldTypes.isCustom(typeName) else { return nil }
            let field = makeField(.custom(typeName), at: place, owner: owner)
            for index in field.fields { fields[index].touched = place }
            return field
        }

        /// Whether a type in the files is a view, which may contain fields.
        func isComponent(_ typeName: String) -> Bool {
            guard let type = index.types[typeName], type.keyword == "class" else { return false }
            let name = index.base(of: typeName)
            return name.hasSuffix("View") || name.hasSuffix("Control") || name.hasSuffix("Cell")
        }

        /// Gives the fields that an expression created the name that its value is bound to.
        mutating func adopt(_ value: Value, as name: String, at place: Place, since count: Int, by object: Int?) {
            switch value {
            case .field(let index) where index >= count:
                fields[index].name = name
                fields[index].place = place
                fields[index].owner = object
            case .object(let component):
                let made = fields.indices.filter { fields[$0].owner == component && $0 >= count }
                // A component with one field counts as that field.
                guard made.count == 1, let only = made.first else { return }
                fields[only].name = name
                fields[only].place = place
            case .array(let values), .set(let values):
                for value in values {
                    if case .field(let index) = value, index >= count { fields[index].owner = object }
                }
            default: return
            }
        }

        /// Sets a property of an instance, or of a field.
        mutating func set(_ name: String, of target: Value, to value: Value, at place: Place, in frame: Frame) {
            if case .field(let index) = target, FieldRecord.properties.contains(name),
                objectIndex(of: target).flatMap({ property(name, of: objects[$0].typeName) })?.accessor("set") == nil
            {
                fields[index].write(
                    shown(value), to: name, at: place, isConditional: frame.isConditional, phase: phase)
                return
            }
            guard let object = objectIndex(of: target) else { return }
            let isDoubtful =
                frame.isConditional && phase == .setUp
                && objects[object].members[name].map { !$0.isSame(as: value) } ?? false
            if phase == .setUp { objects[object].members[name] = isDoubtful ? .unclear : value }
            guard let property = property(name, of: objects[object].typeName) else {
                return forward(name, of: object, to: value, at: place, in: frame)
            }
            for accessor in ["set", "didSet"] {
                guard let body = property.accessor(accessor) else { continue }
                var inner = Frame(this: target, file: property.file, isConditional: frame.isConditional)
                inner.locals["newValue"] = value
                inner.newValuePlace = place
                run(body, in: &inner, opening: property.binding.id)
            }
        }

        // A key of the app's string tables is replaced by its text.
        private func shown(_ value: Value) -> Value {
            guard case .string(let key, let source) = value, let text = index.texts[key.string] else { return value }
            return .string(LocatedText(text, standingFor: key.span), source)
        }

        // A component whose base class was not read is assumed to pass its settings on to its field.
        private mutating func forward(_ name: String, of object: Int, to value: Value, at place: Place, in frame: Frame)
        {
            guard FieldRecord.properties.contains(name) else { return }
            let inner = fields.indices.filter { fields[$0].owner == object }
            guard inner.count == 1, let only = inner.first else { return }
            fields[only].write(value, to: name, at: place, isConditional: frame.isConditional, phase: phase)
        }
    }
#endif
