package import Findings

/// Screens that a person goes through one after the other, such as a sign-up with a one-time code.
package struct ScreenFlow: Sendable {
    /// The name to show to people.
    package let name: String
    /// The screens, in the order in which a person sees them.
    package let screens: [Screen]
    package let place: Place

    package init(name: String, screens: [Screen], at place: Place) {
        self.name = name
        self.screens = screens
        self.place = place
    }
}
