import AssociationModel
import Findings
import Judging
import TextFormats

extension StructureChecks {
    /// A file says the same in the new form and in the one of older systems.
    static let oldFormKept = Check(
        "AD463", "old-form-kept", .note, since: "0.1.0", evidence: .documented,
        citations: [.applinks, .wwdc19UniversalLinks, .debuggingUniversalLinks],
        explanation: """
            ## What it finds
            A file whose entries have both `paths` and `components`, or both `appID` and `appIDs`, and the two say the same. \
            The toolkit compares which URLs the patterns open, not how they are written.

            ## Why it matters
            Nothing breaks. iOS 13 and later read `components` and `appIDs` and ignore the other two; iOS 12 and older \
            read `paths` and `appID` alone. Apple’s technical note advises against mixing the two. And copies drift \
            apart: someone edits `paths`, and nothing changes on any current device.

            ## How to fix it
            Change both together. Once you no longer support iOS 12, remove the old form:

                {"appID": "A", "paths": ["/buy/*"], "appIDs": ["A"], "components": [{"/": "/buy/*"}]}
                {"appIDs": ["A"], "components": [{"/": "/buy/*"}]}
            """,
        of: \.oldFormFiles
    ) { file in
        let all = file.entries.flatMap { entry in entry.repetitions.map { (entry.subject.document, $0) } }
        guard let (document, first) = all.first else { return nil }
        let isUnread = file.entries.contains { !$0.repetitions.isEmpty && !$0.namesAppForOlderSystems }
        let isUnreadAlone =
            isUnread && file.entries.allSatisfy { $0.repetitions.isEmpty || !$0.namesAppForOlderSystems }
        return Observation(
            "\(first.old.text) is the old form of \(first.new.text), which says the same",
            at: document.place(first.old.span),
            label: isUnreadAlone
                ? "read by no system: iOS 12 and older need “appID”" : "read only by iOS 12 and older",
            notes: [Note("the new form", at: document.place(first.new.span))]
                + others(all.dropFirst().map { document, keys in document.place(keys.old.span) })
                + (isUnread && !isUnreadAlone
                    ? [Note("iOS 12 and older read \("paths") only beside \("appID")")] : []),
            help: isUnreadAlone
                ? "remove \("paths"), or add \("appID") if you support iOS 12"
                : "change both together, or remove the old form if you don't support iOS 12")
    }
}

/// A note that says where the other keys of the old form are.
private func others(_ places: [Place]) -> [Note] {
    guard !places.isEmpty else { return [] }
    var lines: [Int] = []
    for place in places {
        guard let line = place.position?.line, line != lines.last else { continue }
        lines.append(line)
    }
    let most = 12
    let keys: Message = places.count == 1 ? "one more key" : "\(places.count) more keys"
    let shown = Message.joined(lines.prefix(most).map { "\($0)" }, by: ", ")
    let noun: Message = lines.count == 1 ? "line" : "lines"
    let rest: Message = lines.count > most ? " and others" : ""
    return [Note("\(keys) of the old form, on \(noun) \(shown)\(rest)")]
}
