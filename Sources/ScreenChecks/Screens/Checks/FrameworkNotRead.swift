import Findings
import Judging

extension SignUpScreenChecks {
    /// Screens are written in a framework that is not read.
    static let frameworkNotRead = Check(
        "AD992", "framework-not-read", .warning, since: "0.1.0", evidence: .definition, citations: [.toolkit],
        explanation: """
            ## What it finds
            A file shows that the app’s screens, or some of them, are written in a framework or language whose sources \
            were not read: NativeScript or Compose Multiplatform, whose sources are not read at all; or \
            React Native, Expo, Flutter, .NET MAUI, Capacitor, Cordova or Tauri, of which no source with a field was found.

            ## Why it matters
            Nothing is known of those screens: neither whether iOS offers a strong password there, nor whether it saves \
            it. Screens in Swift or Interface Builder files of the same app are judged as usual.

            ## How to fix it
            Try those screens on a device, or describe them in a `.json` file and name it together with the app (`aasa schema \
            screens` shows its form). If signing up happens in none of them, ignore this finding.
            """,
        in: \.screenSources
    ) { sources in
        sources.frameworks.filter { framework in
            // The first one of each name; the others are notes of it.
            sources.frameworks.first { $0.name == framework.name }?.place.file == framework.place.file
        }.map { first in
            let others = sources.frameworks.filter { $0.name == first.name && $0.place.file != first.place.file }
            return Observation(
                "this app has screens in \(plain: first.title), which were not read: what iOS does there is unknown",
                at: first.place, label: "shows the framework",
                notes: others.prefix(4).map { Note("here, too", at: $0.place) },
                help:
                    "try those screens on a device, or describe them in a .json file and name it together with the app")
        }
    }
}
