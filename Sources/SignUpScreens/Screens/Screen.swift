import AssociationModel
package import Findings
import TextFormats

/// A screen with fields: a view controller, a scene of a storyboard, a view, or a screen described by hand.
package struct Screen: Sendable {
    /// The name to show to people: its class, its title, or the identifier of its scene.
    package var name: String
    /// The class that contains its code, by which an Interface Builder file and a source file are matched.
    package var className: String?
    /// The purpose, if a description states it; see ``ScreenReading/purpose`` for the inferred one.
    package var statedPurpose: ScreenPurpose?
    /// The classes whose unread code may set more, as far as they are known: the screen's own, those of its fields, and
    /// those of the views around them.
    package var unreadClasses: [String] = []
    /// The names of files that have the code of some of these classes and were not read, such as those in Objective-C.
    package var unreadFiles: [String] = []
    /// Whether some of this code is in files that were given and not read, or may be.
    package var isCodeSkipped = false
    /// Whether it is only ever the root of a window, where dismissing it does nothing.
    package var isRoot = false
    /// The fields, in the order in which they are declared.
    package var fields: [InputField]
    /// The other texts on it: titles, labels and buttons, in their order.
    package var texts: [String]
    /// What code does with the fields or the screen, as far as it can be read, in the order of the code.
    package var departures: [Departure]
    /// Whether there is unread code that may set more, so that a property which seems absent may be set.
    package var hasUnreadCode: Bool
    /// Whether it is known to be a part that several screens may contain, such as a cell or a row, so that missing
    /// fields may be next to it.
    package var isPart: Bool
    /// The functions of other code that its code calls and whose names speak of accounts, in the order of the code.
    package var accountCalls: [AccountCall] = []
    /// Where the texts are shown and the account calls stand, as far as that is known.
    package var places: [WordPlace] = []
    /// How much is known about the ways in which it is left.
    package var leaving = Leaving.stated
    /// Whether its code was not followed to the end, since it calls too much other code.
    package var isCutShort = false
    /// The oldest major version of iOS that it is built for, such as 11, if its source says so.
    package var oldestSystem = Stated<Int>.absent
    /// Where it is declared.
    package let place: Place

    package init(
        name: String, className: String? = nil, fields: [InputField] = [], texts: [String] = [],
        departures: [Departure] = [], hasUnreadCode: Bool = false, isPart: Bool = false, at place: Place
    ) {
        self.name = name
        self.className = className
        self.fields = fields
        self.texts = texts
        self.departures = departures
        self.hasUnreadCode = hasUnreadCode
        self.isPart = isPart
        self.place = place
    }
}

extension Screen {
    /// Adds a text.
    package mutating func add(text: String, at place: Place?) {
        texts.append(text)
        if let place { places.append(WordPlace(text, at: place)) }
    }

    /// Adds a call of a function that is about accounts.
    package mutating func add(_ call: AccountCall, at place: Place?) {
        accountCalls.append(call)
        if let place { places.append(WordPlace(call.name, at: place)) }
    }

    /// Whether code marks a password as a new one or as an existing one, so that the screen serves both.
    package var hasModes: Bool {
        fields.contains { field in
            let types = field.otherTypes + [field.contentType.value].compactMap(\.self)
            return types.contains(.newPassword) && types.contains(.password)
        }
    }
}

/// Where words of a screen stand: a text that it shows, or the name of a function that it calls.
package struct WordPlace: Sendable {
    package let words: String
    package let place: Place

    package init(_ words: String, at place: Place) {
        self.words = words
        self.place = place
    }
}

/// How much is known about the ways in which a screen is left.
package enum Leaving: Hashable, Sendable, CaseIterable {
    /// Its departures are those that a person states. Nothing else was to be read.
    case stated
    /// Its departures are the segues that an Interface Builder file has.
    case drawn
    /// Its code was read, so a departure that matters is among its departures, or stands in code that was not read.
    case followed
    /// It is a form of a web page, which Safari reads when it is submitted or goes away.
    case submitted
    /// It is a form of a web page that an app shows in a web view.
    case webView
    /// Its fields are Flutter's and in no `AutofillGroup`, so that iOS is shown one of them at a time.
    case apart
    /// Its fields are in an `AutofillGroup` of Flutter, which hands over what they hold when it goes away.
    case grouped
    /// The same, and code hands it over: `TextInput.finishAutofillContext()`.
    case committed
}

/// The purpose of a screen.
package typealias ScreenPurpose = Report.Screen.Purpose

extension ScreenPurpose {
    /// The purposes that a description may state.
    static let stated = allCases.filter { $0 != .unknown }
}
