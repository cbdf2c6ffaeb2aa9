import Findings
import Judging
import SignUpScreens

extension SignUpScreenChecks {
    /// The screen is left without signing up, with the fields still filled.
    static let passwordSavedOnCancel = Check(
        "AD944", "password-saved-on-cancel", .warning, since: "0.1.0", evidence: .reported,
        citations: [.wwdc18PasswordAutoFill, .developerReports],
        explanation: """
            ## What it finds
            A function or a button for cancelling, going back or closing that leaves a screen where a password is \
            chosen, and does not clear the password first.

            ## Why it matters
            iOS takes the fields leaving the screen for a success and offers to save what they hold. Somebody who \
            cancels gets a saved password that no account has, and is offered it the next time.

            ## How to fix it
            Clear the password before leaving without success: in the function that cancels, or in \
            `viewWillDisappear` unless the sign-up succeeded (which covers the navigation bar’s back button too). \
            Clearing it always would lose the password that should be saved.
            """,
        of: \.choosingScreens
    ) { screen in
        guard screen.chosenFields.contains(where: \.isCertainlyChosen), !screen.clearsOnLeaving else { return nil }
        let cancels = screen.uncleanCancels
        guard let first = cancels.first else { return nil }
        return Observation(
            "\(first.cancelName) leaves the screen with the password still in its field", at: first.place,
            label: "iOS offers to save a password that no account has",
            notes: cancels.dropFirst().prefix(3).map { Note("\($0.cancelName) does so too", at: $0.place) },
            help: "clear the password first, unless the sign-up succeeded")
    }
}

extension ScreenSubject {
    /// The dismissals by choice before which nothing is cleared, the first of each function.
    fileprivate var uncleanCancels: [Departure] {
        var cleared: Set<String> = []
        var seen: Set<String> = []
        return screen.departures.filter { departure in
            if departure.kind == .clearing { cleared.insert(departure.function) }
            return departure.kind == .dismissal && departure.isCancelling && !cleared.contains(departure.function)
                && seen.insert(departure.function).inserted
        }
    }

    /// Whether leaving the screen in any way clears a field under some condition.
    fileprivate var clearsOnLeaving: Bool {
        screen.departures.contains {
            $0.kind == .clearing && ["viewWillDisappear", "willMove"].contains($0.function.prefix { $0 != "," })
        }
    }
}

extension Departure {
    /// The function or button that cancels.
    fileprivate var cancelName: Message { callers.last.map { "\($0)" } ?? "\(function)" }
}
