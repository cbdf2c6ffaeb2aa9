#if SwiftSources
    /// Tells types of one name apart: those of other targets, which are in other folders, and those inside of other types.
    ///
    /// Each type has a key. It is the type's name, unless several types have that name, or a type inside another one is
    /// called like a type of the system: `Colors.TextField` is not what `TextField` means.
    struct TypeNames {
        /// Of names that need more than themselves: the key of the type that a file or a folder sees nearest to it.
        private var nearest: [String: [Substring: String]] = [:]
        /// The keys of the types inside of others, as in `Outer.Inner`.
        private var inner: [String: String] = [:]

        /// A declaration of a type.
        struct Declaration {
            let name: String
            /// The name of the type that it is inside of; nil if it is inside of none.
            let outer: String?
            /// The path of its file.
            let path: String
        }

        /// Notes the declarations of all files, and returns their keys.
        mutating func note(_ declarations: [Declaration]) -> [String] {
            var keys = declarations.map(\.name)
            let groups = Dictionary(grouping: declarations.indices) { declarations[$0].name }
            for (name, group) in groups {
                let own = group.filter { declarations[$0].outer == nil }
                let isSystem = Self.isOfSystem(name)
                // Outside of its file, a type inside another one is not what its name alone means, if there is another.
                let isHidden = isSystem || !own.isEmpty
                let ordered = own + group.filter { declarations[$0].outer != nil }
                let needsMore = ordered.count > 1 || (isSystem && own.isEmpty)
                for (place, index) in ordered.enumerated() {
                    let declaration = declarations[index]
                    if needsMore, place > 0 || (isSystem && declaration.outer != nil) {
                        keys[index] = "\u{0}\(place)\u{0}\(name)"
                    }
                    if let outer = declaration.outer, inner["\(outer).\(name)"] == nil {
                        inner["\(outer).\(name)"] = keys[index]
                    }
                    if needsMore { note(keys[index], for: declaration, isHidden: isHidden && declaration.outer != nil) }
                }
            }
            return keys
        }

        private static func isOfSystem(_ name: String) -> Bool {
            ViewNames.isOfSystem(name) || FieldTypes.roots.contains(name) || extended.contains(name)
        }

        /// Types of the system that apps extend.
        private static let extended: Set<String> = [
            "View", "ViewModifier", "Scene", "App", "UIView", "UIViewController", "UIControl", "UIResponder", "String",
        ]

        private mutating func note(_ key: String, for declaration: Declaration, isHidden: Bool) {
            for folder in Self.folders(from: declaration.path).prefix(isHidden ? 1 : .max)
            where nearest[declaration.name]?[folder] == nil {
                nearest[declaration.name, default: [:]][folder] = key
            }
        }

        /// The key of the type that a name means in a file; the name itself if there is no such type.
        func key(of name: String, in path: String) -> String {
            guard let known = nearest[name] else { return name }
            for folder in Self.folders(from: path) { if let key = known[folder] { return key } }
            return name
        }

        /// The key of the type of this name inside another one; nil if there is none.
        func key(of name: String, inside outer: String) -> String? { inner["\(outer).\(name)"] }

        // A path and the folders that it is in, from the inside out; the last one is empty.
        private static func folders(from path: String) -> UnfoldFirstSequence<Substring> {
            sequence(first: path[...]) { inner in
                inner.isEmpty ? nil : inner.lastIndex(of: "/").map { inner[..<$0] } ?? ""
            }
        }
    }
#endif
