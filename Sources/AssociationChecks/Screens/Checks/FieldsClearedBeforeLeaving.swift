import Findings
import SignUpScreens

extension Check {
    /// Code clears the fields before they leave the screen, which is when iOS reads them.
    static let fieldsClearedBeforeLeaving = Check(
        "AD940", "fields-cleared-before-leaving", .warning, since: "0.1.0", evidence: .documented,
        citations: [.wwdc18PasswordAutoFill],
        explanation: """
            ## What it finds
            A function of a screen with a password that clears a field and then dismisses or pops the screen. A \
            function whose name speaks of cancelling or failing is not reported: there it is right.

            ## Why it matters
            iOS notices a sign-up or sign-in when the fields leave the view hierarchy, and reads them then. A field \
            that was cleared before is not offered for saving, and the strong password that iOS generated is lost.

            ## How to fix it
            Leave first, clear afterwards: in the completion of `dismiss(animated:completion:)`, or in \
            `viewDidDisappear`. If the server refused the data, clearing before leaving is right.
            """,
        of: \.leftScreens
    ) { screen in
        screen.clearings.map { clearing, leaving in
            Observation(
                "\(clearing.function) clears a field before leaving the screen", at: clearing.place,
                label: "iOS reads the fields when they leave the screen",
                notes: [Note("the screen is left here", at: leaving.place)],
                help: "leave the screen first, then clear the fields")
        }
    }
}

extension ScreenSubject {
    /// The fields that are cleared before the screen is left: the first one in each function.
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
    /// Whether the name of the function speaks of cancelling or failing, where nothing should be saved.
    var isAfterFailure: Bool {
        let name = function.lowercased()
        return ["cancel", "fail", "error", "invalid", "abort", "close", "back", "reset", "logout", "signout", "clear"]
            .contains { name.contains($0) }
    }
}
