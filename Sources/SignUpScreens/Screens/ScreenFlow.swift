public import Findings

/// Screens that a person passes one after the other, such as a sign-up with a one-time code.
public struct ScreenFlow: Sendable {
    /// What a person calls it.
    public let name: String
    /// The screens, in their order.
    public let screens: [Screen]
    /// Where it is described.
    public let place: Place

    /// States a flow.
    public init(name: String, screens: [Screen], at place: Place) {
        self.name = name
        self.screens = screens
        self.place = place
    }
}
