import AssociationModel
import Findings
import TextFormats

extension Check {
    /// Nothing said which app to look for in the files.
    static let appIdentifierUnknown = Check(
        "AD640", "app-identifier-unknown", .warning, since: "0.1.0", evidence: .definition, citations: [.toolkit],
        explanation: """
            ## What it finds
            Domains were named and no app, or a project that does not say its team, so the files can be checked for \
            mistakes, but not for the one thing that decides: whether they list *your* app. The verdict of every \
            association stays *unknown*.

            ## Why it matters
            The commonest failure of all is a file that is well served, well formed, and lists another identifier: \
            another team, a debug build, one wrong letter. Without the app's identifier it cannot be seen.

            ## How to fix it
            Name the app with its prefix (for all but old apps the Team ID), or give the app itself in place of the \
            domain, if it is at hand:

                aasa check webcredentials:example.com --app 7D3KX9QW2M.com.example.app

            The identifier is the `application-identifier` entitlement of the signed app. The notes show what the \
            files list now.
            """,
        of: \.appQuestions
    ) { question in
        guard question.apps.isEmpty else { return [] }
        if let gap = question.gap {
            return [
                Observation(
                    "\(gap.reason), so whether the files list the app remains unknown", at: gap.place,
                    notes: question.problems + question.listed.map(\.note), help: gap.help)
            ]
        }
        return [
            Observation(
                "no app was named, so whether the files list it remains unknown", at: .inspection,
                notes: question.listed.map(\.note), help: "name the app with --app TEAMID.bundle.id")
        ]
    }
}

extension AppQuestionSubject.Listed {
    private static let shown = 3

    fileprivate var note: Note {
        let apps = identifiers.prefix(Self.shown).map(\.text)
        let more = identifiers.count - apps.count
        let place = identifiers.first.map { document.place($0.span) } ?? .wholeText(document.text)
        let listed: Message =
            if apps.isEmpty { "no app" } else if more > 0 {
                "\(Message.joined(apps.map { "\($0)" }, by: ", ")) and \(more) more"
            } else {
                "\(list: apps)"
            }
        return Note("\(plain: document.text.name) lists \(listed) for \(plain: service.rawValue)", at: place)
    }
}
