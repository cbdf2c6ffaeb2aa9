import Findings
import SignUpScreens

extension Check {
    /// The window gets another root while the fields are on screen.
    static let rootReplacedWithoutDismissal = Check(
        "AD942", "root-replaced-without-dismissal", .warning, since: "0.1.0", evidence: .reported,
        citations: [.wwdc18PasswordAutoFill, .developerReports],
        explanation: """
            ## What it finds
            A function of a screen with a password that sets another root view controller, and does not dismiss or \
            pop the screen before.

            ## Why it matters
            iOS offers to save a password when the fields leave the view hierarchy in the usual way. Developers report \
            that the offer does not come, or comes over the wrong screen, where the root is exchanged under them.

            ## How to fix it
            Dismiss or pop the screen, and exchange the root in the completion: \
            `dismiss(animated: true) { window.rootViewController = home }`. If saving works on your devices, this can \
            be left as it is.
            """,
        of: \.leftScreens
    ) { screen in
        screen.rootReplacements.map { replacement in
            Observation(
                "\(replacement.function) replaces the window's root while the password is on screen",
                at: replacement.place, label: "the offer to save the password may not come",
                help: "dismiss the screen, and replace the root in the completion")
        }
    }
}

extension ScreenSubject {
    /// What replaces the window's root in a function that does not leave the screen.
    var rootReplacements: [Departure] {
        screen.departures.filter { replacement in
            replacement.kind == .rootReplacement && !replacement.isAfterFailure
                && !screen.departures.contains { $0.function == replacement.function && $0.kind == .dismissal }
        }
    }
}
