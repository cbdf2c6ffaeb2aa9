/// The content types that one field has at different times, such as while signing up and while signing in.
package struct ContentTypes {
    /// The one that decides what the screen offers at best: that of a new password, then that of an existing one.
    package let main: TextContentType?
    /// All others.
    package let others: [TextContentType]

    package init(_ types: [TextContentType]) {
        let main = [.newPassword, .password].first(where: types.contains) ?? types.first
        self.main = main
        others = types.filter { $0 != main }
    }
}
