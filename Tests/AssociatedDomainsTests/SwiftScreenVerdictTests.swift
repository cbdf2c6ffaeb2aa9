#if SwiftSources
    import AssociatedDomains
    import Findings
    import Foundation
    import TestData
    import Testing
    import TextFormats

    @Suite struct `the verdicts on the screens in Fixtures/Screens/Swift` {
        private static let folder = "Fixtures/Screens/Swift"

        @Test func `are those of verdicts.txt, each with the line that decides`() throws {
            var actual = ""
            for name in Repository.names(in: Self.folder) where name.hasSuffix(".swift") {
                let path = Repository.root.appending(path: Self.folder + "/" + name).path
                let screens = ScreenFiles(reading: [path]).parts.screens
                let report = Report(
                    judging: Evidence(
                        Question(InputParts(screens: ScreenParts(screens)), Choices(now: .init(seconds: 0)))))
                actual += name + "\n" + report.screens.map { line(on: $0, of: report) }.joined()
            }
            try Golden.expect(actual, in: Self.folder + "/verdicts.txt")
        }

        private func line(on screen: Report.Screen, of report: Report) -> String {
            let answers =
                "offers \(screen.offers.rawValue), saves \(screen.saves.rawValue), fills \(screen.fills.rawValue)"
            let reason = "\(screen.reasonPlace.position?.line ?? 0): \(screen.reason)"
            let findings = report.findings(screen.findings).map { finding in
                let line = finding.observation.place.position?.line ?? 0
                return "        \(line): \(finding.identity.name)\n"
            }
            return "    \(screen.name) (\(screen.purpose.rawValue)): \(answers)\n        \(reason)\n"
                + findings.joined()
        }
    }
#endif
