import Findings
import Judging
import SignUpScreens

extension SignUpScreenChecks {
    /// Code clears the fields before they leave the screen, which is when iOS reads them.
    static let fieldsClearedBeforeLeaving = Check(
        "AD940", "fields-cleared-before-leaving", .warning, since: "0.1.0", evidence: .documented,
        citations: [.wwdc18PasswordAutoFill],
        explanation: """
            ## What it finds
            A function of a screen with a password that clears a field and then dismisses or pops the screen, or \
            `viewWillDisappear` clearing a field whatever happened before. A function whose name speaks of \
            cancelling or failing is not reported: there it is right.

            ## Why it matters
            iOS notices a sign-up or sign-in when the fields leave the view hierarchy, and reads them then. A field \
            that was cleared before is not offered for saving, and the strong password that iOS generated is lost.

            ## How to fix it
            Leave first, clear afterwards: in the completion of `dismiss(animated:completion:)`, or in \
            `viewDidDisappear`. In `viewWillDisappear` clear only unless the sign-up succeeded: `if !didSignUp { \
            passwordField.text = nil }`. If the server refused the data, clearing before leaving is right.
            """,
        in: \.leftScreens
    ) { screen in
        screen.clearings.map { clearing, leaving in
            Observation(
                "\(clearing.function) clears a field before leaving the screen", at: clearing.place,
                label: "iOS reads the fields when they leave the screen",
                notes: [Note("the screen is left here", at: leaving.place)],
                help: clearing.function == "viewWillDisappear"
                    ? "clear the fields in viewDidDisappear" : "leave the screen first, then clear the fields")
        }
    }
}

extension ScreenSubject {
    /// The fields that are cleared before the screen is left: the first one in each function.
    var clearings: [(clearing: Departure, leaving: Departure)] {
        let departures = screen.departures
        // Of each function, the first clearing and the first dismissal after it.
        var firsts: [String: Int] = [:]
        var leavings: [String: Departure] = [:]
        for (index, departure) in departures.enumerated() {
            if departure.kind == .clearing, firsts[departure.function] == nil { firsts[departure.function] = index }
            if departure.kind == .dismissal, firsts[departure.function] != nil, leavings[departure.function] == nil {
                leavings[departure.function] = departure
            }
        }
        return departures.indices.compactMap { index in
            let clearing = departures[index]
            guard firsts[clearing.function] == index, !clearing.isAfterFailure else { return nil }
            return leavings[clearing.function].map { (clearing, $0) }
        }
    }
}
