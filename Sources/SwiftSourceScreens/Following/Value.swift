import TextFormats

#if SwiftSources
    import AssociationModel
    import Findings
    import SwiftSyntax

    /// What is known about a value while code is followed.
    indirect enum Value: Sendable {
        /// A field, by its index.
        case field(Int)
        /// An instance of a type in the files, by its index.
        case object(Int)
        case string(LocatedText, SourceText)
        /// A whole number, as it stands in a text.
        case number(LocatedText, SourceText)
        case boolean(Bool)
        /// `.newPassword`: a case or constant by its name alone.
        case named(String)
        /// `.required(.upper)`: a case by its name, with the values that belong to it.
        case made(String, [Value])
        /// `\.description`
        case keyPath(String)
        /// Password rules made from a descriptor.
        case rules(LocatedText, SourceText)
        case array([Value])
        /// The elements of a set, whose order is by chance.
        case set([Value])
        /// One of several values, depending on what is only known when the app runs.
        case oneOf([Value])
        /// A type, by its name.
        case type(String)
        case closure(ClosureExprSyntax, Frame)
        /// `nil`.
        case nothing
        /// A value that cannot be determined.
        case unclear

        /// The fields that the value is or contains.
        var fields: [Int] {
            switch self {
            case .field(let index): [index]
            case .array(let values), .set(let values), .made(_, let values): values.flatMap(\.fields)
            default: []
            }
        }

        /// The elements of a list, and whether their order is by chance; nil if it is no list.
        var list: (elements: [Value], isSet: Bool)? {
            switch self {
            case .array(let values): (values, false)
            case .set(let values): (values, true)
            default: nil
            }
        }

        var text: String? { if case .string(let text, _) = self { text.string } else { nil } }

        var isUnclear: Bool { if case .unclear = self { true } else { false } }

        /// Whether two values are certainly the same.
        func isSame(as other: Value) -> Bool {
            switch (self, other) {
            case (.field(let left), .field(let right)): left == right
            case (.object(let left), .object(let right)): left == right
            case (.string(let left, _), .string(let right, _)): left.string.utf8.elementsEqual(right.string.utf8)
            case (.rules(let left, _), .rules(let right, _)): left.string.utf8.elementsEqual(right.string.utf8)
            case (.boolean(let left), .boolean(let right)): left == right
            case (.number(let left, _), .number(let right, _)): left.string == right.string
            case (.named(let left), .named(let right)): left == right
            case (.made(let left, let own), .made(let right, let others)):
                left == right && own.count == others.count && zip(own, others).allSatisfy { $0.isSame(as: $1) }
            case (.nothing, .nothing): true
            case (.oneOf(let left), .oneOf(let right)):
                left.count == right.count && zip(left, right).allSatisfy { $0.isSame(as: $1) }
            default: false
            }
        }

        /// The values that it may have: several of ``oneOf(_:)``, otherwise itself.
        var alternatives: [Value] { if case .oneOf(let values) = self { values } else { [self] } }

        /// What tells one value from another where only that matters.
        enum Identity: Hashable {
            case field(Int), object(Int), text(String), name(String), truth(Bool), other
        }

        var identity: Identity {
            switch self {
            case .field(let index): .field(index)
            case .object(let index): .object(index)
            case .string(let text, _), .rules(let text, _), .number(let text, _): .text(text.string)
            case .named(let name), .type(let name): .name(name)
            case .boolean(let value): .truth(value)
            case .array, .set, .made, .keyPath, .oneOf, .closure, .nothing, .unclear: .other
            }
        }
    }

    extension Value {
        /// The value of several branches: their common value; one of several constants; or else unclear.
        static func merged(_ values: [Value]) -> Value {
            var distinct: [Value] = []
            for value in values.flatMap(\.alternatives) where !distinct.contains(where: { $0.isSame(as: value) }) {
                distinct.append(value)
            }
            if distinct.count < 2 { return distinct.first ?? .unclear }
            let areConstants = distinct.allSatisfy {
                switch $0 {
                case .named, .nothing: true
                default: false
                }
            }
            return areConstants && distinct.count <= 8 ? .oneOf(distinct) : .unclear
        }
    }

    /// The scope of a statement.
    struct Frame: Sendable {
        /// Constants, variables and parameters by name.
        var locals: [String: Value] = [:]
        /// The value of `self`.
        var this: Value = .unclear
        var file: SwiftFile
        /// In a setter, where the new value was written; nil elsewhere.
        var newValuePlace: Place?
        /// Whether the code may not run, or not every time.
        var isConditional = false
        /// The values returned so far; several if branches differ.
        var returned: [Value] = []
        /// Whether the statements that follow cannot be reached.
        var hasEnded = false
    }
#endif
