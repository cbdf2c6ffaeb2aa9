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
        case boolean(Bool)
        /// `.newPassword`: a case or constant by its name alone.
        case named(String)
        /// Password rules made from a descriptor.
        case rules(LocatedText, SourceText)
        case array([Value])
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
            case .array(let values): values.flatMap(\.fields)
            default: []
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
            case (.named(let left), .named(let right)): left == right
            case (.nothing, .nothing): true
            default: false
            }
        }
    }

    /// The scope of a statement.
    struct Frame: Sendable {
        /// Constants, variables and parameters by name.
        var locals: [String: Value] = [:]
        /// The value of `self`.
        var this: Value = .unclear
        var file: SwiftFile
        /// Whether the code may not run, or not every time.
        var isConditional = false
        /// The values returned so far; several if branches differ.
        var returned: [Value] = []
        /// Whether the statements that follow cannot be reached.
        var hasEnded = false
    }
#endif
