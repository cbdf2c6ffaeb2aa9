import AssociationModel
import Findings
import Judging
import TextFormats

extension BuiltAppChecks {
    static let buildIncludeAbsent = Check(
        "AD792", "build-include-absent", .note, since: "0.1.0", evidence: .documented,
        citations: [.configurationFiles],
        explanation: """
            ## What it finds
            A build configuration file names another one with `#include?`, which may be absent and is, and an identifier \
            or an entry of the app depends on a build setting that no other file defines.

            ## Why it matters
            Xcode skips an absent `#include?` without a word, and a setting that nothing defines is empty. So the app is \
            checked as these files build it. Where the build machine has the file, often one that is kept out of the \
            repository, the app may have another identifier, or claim other domains.

            ## How to fix it
            Nothing, if builds have no such file either. Otherwise put the file in its place and check again, check the \
            signed app, or name its identifier:

                aasa check Shop.xcodeproj --app 7D3KX9QW2M.com.example.shop
            """,
        of: \.optionalInclusions
    ) { subject in
        guard !subject.settings.isEmpty else { return nil }
        let settings: Message =
            subject.settings.count == 1
            ? "the build setting \(list: subject.settings) is" : "the build settings \(list: subject.settings) are"
        return Observation(
            "the optional file \(subject.path.string) is absent, so \(settings) empty, as in a build without it",
            at: subject.path.place, label: "no such file", notes: subject.results,
            help: "if your builds have this file, check the signed app, or name its identifier with --app")
    }
}
