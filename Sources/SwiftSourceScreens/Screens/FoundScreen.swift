#if SwiftSources
    import SignUpScreens

    /// A screen that was found, and the types that it is made of.
    struct FoundScreen {
        let screen: Screen
        /// The names of the types that are parts of it, directly or not.
        let parts: Set<String>
    }

    extension [FoundScreen] {
        /// The screens that are no parts of others. Of types that are parts of each other, the first one counts. What was found
        /// without a field has no parts that matter.
        var whole: [Screen] {
            let users = filter { !$0.screen.fields.isEmpty }
            var used: Set<String> = []
            for user in users { used.formUnion(user.parts.subtracting([user.screen.name])) }
            var covered: Set<String> = []
            for user in users where !used.contains(user.screen.name) { covered.formUnion(user.parts) }
            return filter { found in
                guard used.contains(found.screen.name) else { return true }
                guard !covered.contains(found.screen.name) else { return false }
                covered.formUnion(found.parts)
                return true
            }.map(\.screen)
        }
    }
#endif
