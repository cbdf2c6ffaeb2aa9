#if SwiftSources
    import SignUpScreens

    /// A screen that was found, and the types that it is made of.
    struct FoundScreen {
        var screen: Screen
        /// The key of its type; nil if it is a part of one.
        let key: String?
        /// The keys of the types that are parts of it, directly or not.
        let parts: Set<String>
    }

    extension [FoundScreen] {
        /// The screens that are no parts of others, and those that are. Of types that are parts of each other, the first one
        /// counts as whole. What was found without a field has no parts that matter.
        var split: (whole: [FoundScreen], parts: [FoundScreen]) {
            let users = filter { !$0.screen.fields.isEmpty }
            var used: Set<String> = []
            for user in users { used.formUnion(user.parts.subtracting([user.key].compactMap(\.self))) }
            var covered: Set<String> = []
            for user in users where !used.contains(user.key) { covered.formUnion(user.parts) }
            var result: (whole: [FoundScreen], parts: [FoundScreen]) = ([], [])
            for found in self {
                let isUsed = used.contains(found.key)
                guard !isUsed || !covered.contains(found.key) else {
                    result.parts.append(found)
                    continue
                }
                if isUsed { covered.formUnion(found.parts) }
                result.whole.append(found)
            }
            return result
        }
    }

    extension Set<String> {
        fileprivate func contains(_ key: String?) -> Bool { key.map { contains($0) } ?? false }
    }
#endif
