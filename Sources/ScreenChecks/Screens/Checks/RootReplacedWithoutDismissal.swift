import Findings
import Judging
import SignUpScreens

extension SignUpScreenChecks {
    /// Code replaces the root view controller of the window while the fields are on screen.
    static let rootReplacedWithoutDismissal = Check(
        "AD942", "root-replaced-without-dismissal", .warning, since: "0.1.0", evidence: .reported,
        citations: [.wwdc18PasswordAutoFill, .developerReports],
        explanation: """
            ## What it finds
            A function of a screen with a password that sets another window or another root view controller of it, \
            without dismissing or popping the screen first. Calls are followed through the files that are given: \
            `delegate.showHome()` counts if it ends in `window.rootViewController = …`.

            ## Why it matters
            iOS offers to save a password when the fields leave the view hierarchy in the usual way. Developers report \
            that the offer does not appear, or appears over the wrong screen, where the root is replaced while the \
            fields are still shown.

            ## How to fix it
            Dismiss or pop the screen, and replace the root in the completion: `dismiss(animated: true) { \
            window.rootViewController = home }`. If saving works on your devices, this can stay as it is.
            """,
        in: \.leftScreens
    ) { screen in
        screen.rootReplacements.map { replacement in
            Observation(
                "\(replacement.function) replaces the window's root while the password is on screen",
                at: replacement.place, label: "iOS may not offer to save the password",
                notes: replacement.origin.map { [Note("the root is replaced here", at: $0)] } ?? [],
                help: "dismiss the screen first, and replace the root in the completion")
        }
    }
}

extension ScreenSubject {
    /// The places where a function replaces the window's root without dismissing the screen.
    var rootReplacements: [Departure] {
        let dismissing = Set(screen.departures.filter { $0.kind == .dismissal }.map(\.function))
        return screen.departures.filter {
            $0.kind == .rootReplacement && !$0.isAfterFailure && !dismissing.contains($0.function)
        }
    }
}
