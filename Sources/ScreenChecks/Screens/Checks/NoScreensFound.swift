import Findings
import Judging

extension SignUpScreenChecks {
    /// Screens were to be checked, and the files have none with a field.
    static let noScreensFound = Check(
        "AD955", "no-screens-found", .warning, since: "0.1.0", evidence: .definition, citations: [.toolkit],
        explanation: """
            ## What it finds
            Files were read for their screens, and none of them has a screen with a text field.

            ## Why it matters
            Nothing was judged, which is not the same as being right. The screens may be in another folder, in a \
            package, in Objective-C, or on the web, or their fields may be made in a way that is not understood here.

            ## How to fix it
            Name the folder that has the screens. If it is this one, describe the screens in a `.json` file (`aasa \
            schema screens` shows its form).
            """,
        of: \.screenSources
    ) { sources in
        guard let place = sources.placeWithoutScreens else { return nil }
        return Observation(
            "no screen with a text field was found, so nothing was judged", at: place,
            help: "name the folder that has the sign-up screens, or describe them in a .json file")
    }
}
