package import Findings

/// Screens that a person passes one after the other, such as a sign-up with a one-time code.
package struct ScreenFlow: Sendable {
    /// What a person calls it.
    package let name: String
    /// The screens, in their order.
    package let screens: [Screen]
    /// Where it is described.
    package let place: Place

    /// States a flow.
    package init(name: String, screens: [Screen], at place: Place) {
        self.name = name
        self.screens = screens
        self.place = place
    }
}
