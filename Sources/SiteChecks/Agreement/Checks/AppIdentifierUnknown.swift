import AssociationModel
import Findings
import Judging
import TextFormats

extension AgreementChecks {
    static let appIdentifierUnknown = Check(
        "AD640", "app-identifier-unknown", .warning, since: "0.1.0", evidence: .definition, citations: [.toolkit],
        explanation: """
            ## What it finds
            Domains were named without an app, or with a project that does not name its team. The files can be checked \
            for mistakes, but not for what decides: whether they list *your* app. The verdict of every association \
            stays *unknown*.

            ## Why it matters
            The most common failure of all is a file that is served correctly, well formed, and lists another \
            identifier: another team, a debug build, one wrong letter. Without the app's identifier this cannot be \
            detected.

            ## How to fix it
            Name the app with its prefix (the Team ID, except for some old apps), or check the app itself instead of \
            the domain if you have it:

                aasa check webcredentials:example.com --app 7D3KX9QW2M.com.example.app

            The identifier is the `application-identifier` entitlement of the signed app. The notes show what the \
            files list now.
            """,
        of: \.appQuestions
    ) { question in
        guard question.apps.isEmpty else { return nil }
        if let gap = question.gap {
            return Observation(
                "\(gap.reason): can't tell whether the files list your app", at: gap.place,
                notes: question.problems + question.listed.map(\.note), help: question.help(for: gap))
        }
        return Observation(
            "no app was named: can't tell whether the files list your app", at: .inspection,
            notes: question.listed.map(\.note),
            help: "name the app by its identifier, TEAMID.bundle.id (option --app)")
    }
}

extension AppQuestionSubject {
    /// What to do: where a file lists the bundle identifier under some prefix, that may be the app.
    fileprivate func help(for gap: IdentityGap) -> Message {
        let meant = listed.lazy.flatMap(\.identifiers).map(\.text).first { identifier in
            gap.bundleIdentifiers.contains {
                identifier.hasSuffix("." + $0) && identifier.utf8.count == $0.utf8.count + 11
            }
        }
        guard let meant else { return gap.help }
        return "if \(meant), which the file lists, is your app, add --app \(plain: meant); else \(gap.help)"
    }
}

extension AppQuestionSubject.Listed {
    private static let shown = 3

    fileprivate var note: Note {
        let place = identifiers.first.map { document.place($0.span) } ?? .wholeText(document.text)
        let listed: Message =
            identifiers.isEmpty ? "no app" : .list(identifiers.lazy.map(\.text), atMost: Self.shown)
        return Note("\(plain: document.text.name) lists \(listed) for \(plain: service.rawValue)", at: place)
    }
}
