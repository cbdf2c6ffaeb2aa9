#if SwiftSources
    import SignUpScreens

    /// The content types that one field has at different times, such as while signing up and while signing in.
    struct ContentTypes {
        /// The one that decides what the screen offers at best: that of a new password, then that of an existing one.
        let main: TextContentType?
        /// All others.
        let others: [TextContentType]

        init(_ types: [TextContentType]) {
            let main = [.newPassword, .password].first(where: types.contains) ?? types.first
            self.main = main
            others = types.filter { $0 != main }
        }
    }
#endif
