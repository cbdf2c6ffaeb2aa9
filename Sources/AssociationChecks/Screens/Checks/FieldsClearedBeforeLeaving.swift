import Findings
import SignUpScreens

extension Check {
    /// The password is gone before iOS looks at it.
    static let fieldsClearedBeforeLeaving = Check(
        "AD940", "fields-cleared-before-leaving", .warning, since: "0.1.0", evidence: .documented,
        citations: [.wwdc18PasswordAutoFill],
        explanation: """
            ## What it finds
            A function of a screen with a password that empties a field and then dismisses or pops the screen. A \
            function whose name speaks of cancelling or failing is left alone: there that is right.

            ## Why it matters
            iOS notices a sign-up or sign-in when the fields leave the view hierarchy, and reads them then. What was \
            emptied before is not offered for saving, and the strong password that it made is lost to the person.

            ## How to fix it
            Leave first, empty afterwards: in the completion of `dismiss(animated:completion:)`, or in \
            `viewDidDisappear`. If the server refused the data, emptying before leaving is right.
            """,
        of: \.leftScreens
    ) { screen in
        screen.clearings.map { clearing, leaving in
            Observation(
                "\(clearing.function) empties a field before the screen is left", at: clearing.place,
                label: "iOS reads the fields when they leave", notes: [Note("it leaves here", at: leaving.place)],
                help: "leave first, and empty the fields afterwards")
        }
    }
}

extension ScreenSubject {
    /// What is emptied before the screen is left, the first of each function.
    var clearings: [(clearing: Departure, leaving: Departure)] {
        let departures = screen.departures
        var seen: Set<String> = []
        return departures.indices.compactMap { index in
            let clearing = departures[index]
            guard clearing.kind == .clearing, !clearing.isAfterFailure,
                let leaving = departures[(index + 1)...].first(where: {
                    $0.function == clearing.function && $0.kind == .dismissal
                }), seen.insert(clearing.function).inserted
            else { return nil }
            return (clearing, leaving)
        }
    }
}

extension Departure {
    /// Whether the function is for giving up, where nothing should be saved.
    var isAfterFailure: Bool {
        let name = function.lowercased()
        return ["cancel", "fail", "error", "invalid", "abort", "close", "back", "reset", "logout", "signout", "clear"]
            .contains { name.contains($0) }
    }
}
