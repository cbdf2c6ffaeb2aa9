extension Report {
    /// A framework in which screens and link handlers of the app may be written.
    package struct Framework: Sendable {
        /// The name for programs, such as `react-native`.
        package let name: String
        /// The name for people.
        package let title: String
        /// What shows that the app uses it, in the file that decides.
        package let place: Place
        /// Whether what is written in it was read; otherwise that part of the app is unknown.
        package let isRead: Bool

        package init(_ name: String, _ title: String, at place: Place, isRead: Bool = false) {
            self.name = name
            self.title = title
            self.place = place
            self.isRead = isRead
        }
    }
}
