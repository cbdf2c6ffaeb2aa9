import AssociationModel
import Findings
import Judging
import TextFormats

extension BuiltAppChecks {
    static let entitlementsDifferFromSource = Check(
        "AD706", "entitlements-differ-from-source", .error, since: "0.1.0", evidence: .reported,
        citations: [.developerReports, .profiles],
        explanation: """
            ## What it finds
            An app and its project (or its `.entitlements` file, or Expo's `app.json`) were checked together, and the \
            domains in the signature are not those that the source declares. They are matched by bundle identifier and \
            compared with the configuration that fits best; a build setting with an unknown value may stand for \
            anything.

            ## Why it matters
            Devices see only the signature. A domain that was lost on the way to it is not associated, whatever the \
            project says. Entries are lost when a script signs again without entitlements or with those of a profile, \
            when the profile lacks the capability, or when the build uses another target or `.entitlements` file than \
            the one that was edited.

            ## How to fix it
            Compare the two, then sign with the entitlements that were built, and keep them when signing again:

                codesign -d --entitlements - --xml App.app
                codesign -f -s "Apple Distribution" --preserve-metadata=entitlements App.app
            """,
        of: \.sources
    ) { subject in
        guard let difference = subject.difference, let entitlements = subject.app.entitlements else { return nil }
        let (lost, gained) = (difference.lost, difference.gained)
        let key = entitlements.associatedDomains?.keyPlace ?? .wholeText(entitlements.source)
        var notes = lost.prefix(shownPlaces).map { Note("\($0.string) is declared here", at: $0.place) }
        if lost.isEmpty { notes = [Note("the declared domains are here", at: difference.declaration.place)] }
        if subject.declarationCount > 1 {
            notes.append(
                Note("none of the \(subject.declarationCount) configurations for this app declares the same domains"))
        }
        return Observation(
            difference.message(for: subject.app), at: lost.isEmpty ? gained.first?.place ?? key : key,
            label: lost.isEmpty ? "not declared" : "declared domains are missing", notes: notes,
            help: lost.isEmpty
                ? "declare it there too, or sign without it"
                : subject.app.profileForbidsDomains
                    ? "enable Associated Domains for the App ID, create a new profile, and sign with it"
                    : "sign with the entitlements of the project, and keep them when signing again")
    }

    private static let shownPlaces = 5
}

extension SourceDifference {
    fileprivate func message(for app: App) -> Message {
        let name = declaration.name
        let (lost, gained) = (lost.map(\.string), gained.map(\.string))
        if gained.isEmpty {
            return "the \(app.noun) is signed without \(list: lost), which \(name) declares"
        }
        if lost.isEmpty { return "the \(app.noun) is signed with \(list: gained), which \(name) does not declare" }
        return "the \(app.noun) is signed with \(list: gained) and without \(list: lost), which \(name) declares"
    }
}

extension App {
    fileprivate var profileForbidsDomains: Bool {
        profile.map { $0.entitlements?.associatedDomains == nil } ?? false
    }
}
