package import Findings

/// Something that code does with the fields of a screen or with the screen itself.
///
/// A password is saved when its fields leave the view hierarchy, with what they hold at that moment.
/// <https://developer.apple.com/videos/play/wwdc2018/204/>
package struct Departure: Sendable {
    /// The kinds of actions, by their words in a description.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The screen is dismissed, popped or unwound: its fields leave.
        case dismissal
        /// Another screen is pushed onto the navigation stack, which takes this one off the screen.
        case push
        /// Another screen is presented over it: its fields may stay.
        case presentation
        /// A segue is performed, and the storyboard that says how it shows the next screen was not read.
        case segue
        /// The window, or the window's root, is replaced.
        case rootReplacement = "root-replacement"
        /// State is changed by which an outer view chooses between this screen and another one.
        case stateSwitch = "state-switch"
        /// A field's text is cleared.
        case clearing
        /// Code that was not read is called, and may leave the screen.
        case handover
    }

    package let kind: Kind
    /// The name of the function that does it. The order of departures within one function is the order of events.
    package let function: String
    /// What the way to it leads through, from the outside in: functions, and buttons by their titles.
    package let callers: [String]
    /// What is called or set, where the kind alone does not tell: the function that leaves the screen, the state that is
    /// changed, the code that was not read; of a segue its identifier.
    package let detail: String?
    /// Where another function does it, if ``place`` is only the call; nil if it is done there.
    package let origin: Place?
    package let place: Place

    package init(
        _ kind: Kind, in function: String, through callers: [String] = [], detail: String? = nil,
        origin: Place? = nil, at place: Place
    ) {
        self.kind = kind
        self.function = function
        self.callers = callers
        self.detail = detail
        self.origin = origin
        self.place = place
    }
}
