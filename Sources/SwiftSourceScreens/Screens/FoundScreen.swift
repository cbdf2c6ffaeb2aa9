#if SwiftSources
    import SignUpScreens

    /// A screen that was found, and the types that it is made of.
    struct FoundScreen {
        let screen: Screen
        /// The names of the types that are parts of it, directly or not.
        let parts: Set<String>
    }

    extension [FoundScreen] {
        /// The screens that are no parts of others, and those that are. Of types that are parts of each other, the first one
        /// counts as whole. What was found without a field has no parts that matter.
        var split: (whole: [Screen], parts: [Screen]) {
            let users = filter { !$0.screen.fields.isEmpty }
            var used: Set<String> = []
            for user in users { used.formUnion(user.parts.subtracting([user.screen.name])) }
            var covered: Set<String> = []
            for user in users where !used.contains(user.screen.name) { covered.formUnion(user.parts) }
            var result: (whole: [Screen], parts: [Screen]) = ([], [])
            for found in self {
                let isUsed = used.contains(found.screen.name)
                guard !isUsed || !covered.contains(found.screen.name) else {
                    result.parts.append(found.screen)
                    continue
                }
                if isUsed { covered.formUnion(found.parts) }
                result.whole.append(found.screen)
            }
            return result
        }
    }
#endif
