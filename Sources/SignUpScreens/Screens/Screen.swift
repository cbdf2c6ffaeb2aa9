import AssociationModel
package import Findings
import TextFormats

/// A screen with fields: a view controller, a scene of a storyboard, a view, or one that is described by hand.
package struct Screen: Sendable {
    /// What a person calls it: its class, its title, or the identifier of its scene.
    package var name: String
    /// The class that its code is in, by which an Interface Builder file and a source file are put together.
    package var className: String?
    /// What a person is there for, where that is stated; see ``purpose`` for what is inferred where it is not.
    package var statedPurpose: ScreenPurpose?
    /// The classes whose code was not read and may set more, where it is known which: the screen's own, those of its
    /// fields, and those of the views around them.
    package var unreadClasses: [String] = []
    /// The fields, in the order in which they are declared.
    package var fields: [InputField]
    /// What else is to be read on it: titles, labels and buttons, in their order.
    package var texts: [String]
    /// What becomes of the fields, as far as the code can be read, in its order.
    package var departures: [Departure]
    /// Whether code that may set more was not read: then what is absent may yet be set.
    package var hasUnreadCode: Bool
    /// Whether it is known to be a part that several screens may hold, such as a cell or a row: what is not on it may
    /// well be beside it.
    package var isPart: Bool
    /// The oldest major version of iOS that it is built for, where its source says so: 11.
    package var oldestSystem: Stated<Int>
    /// Where it is declared.
    package let place: Place

    /// States a screen.
    package init(
        name: String, className: String? = nil, statedPurpose: ScreenPurpose? = nil, fields: [InputField] = [],
        texts: [String] = [], departures: [Departure] = [], hasUnreadCode: Bool = false, isPart: Bool = false,
        oldestSystem: Stated<Int> = .absent, at place: Place
    ) {
        self.name = name
        self.className = className
        self.statedPurpose = statedPurpose
        self.fields = fields
        self.texts = texts
        self.departures = departures
        self.hasUnreadCode = hasUnreadCode
        self.isPart = isPart
        self.oldestSystem = oldestSystem
        self.place = place
    }
}

/// What a person is on a screen for.
package enum ScreenPurpose: String, Hashable, Sendable, CaseIterable {
    /// To use an existing account.
    case signIn = "sign-in"
    /// To create an account; also one of the screens that this is spread over.
    case signUp = "sign-up"
    /// To choose another password for an account, also after having forgotten the old one.
    case changePassword = "change-password"
    /// To type a code that was sent.
    case oneTimeCode = "one-time-code"
    /// To state facts about oneself while signing up.
    case attributes
    /// Something else.
    case other
}

/// Something that code does with the fields of a screen or with the screen itself.
///
/// A password is saved when its fields leave the view hierarchy, with what they hold at that moment.
/// <https://developer.apple.com/videos/play/wwdc2018/204/>
package struct Departure: Sendable {
    /// What is done.
    package enum Kind: Hashable, Sendable, CaseIterable {
        /// The screen is dismissed, popped or unwound: its fields leave.
        case dismissal
        /// Another screen is shown over it: its fields stay.
        case push
        /// The window's root is replaced.
        case rootReplacement
        /// A field's text is emptied.
        case clearing
    }

    /// What is done.
    package let kind: Kind
    /// The function that does it, by name: the order within one function is the order of events.
    package let function: String
    /// Where.
    package let place: Place

    /// States what is done.
    package init(_ kind: Kind, in function: String, at place: Place) {
        self.kind = kind
        self.function = function
        self.place = place
    }
}
