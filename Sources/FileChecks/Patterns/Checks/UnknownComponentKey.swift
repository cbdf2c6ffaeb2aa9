import AssociationModel
import Findings
import Judging
import TextFormats

extension PatternChecks {
    /// A component has a key that Apple does not read.
    static let unknownComponentKey = Check(
        "AD540", "unknown-component-key", .warning, since: "0.1.0", evidence: .recorded,
        citations: [.components, .recordedSuite],
        explanation: """
            ## What it finds
            A key in a component, or in `defaults`, that Apple does not document there. Keys that are plainly notes \
            (`_note`, `//`, `comment2`) are not reported; near misses that change the meaning are reported as \
            `misspelt-key`.

            ## Why it matters
            In recorded runs of Apple’s tool a component with an unknown key matches as if the key were absent. So \
            whatever it was meant to say is lost: a pattern, or an exception. Whether `casesensitive` is read as \
            `caseSensitive` is not known; do not rely on it.

            ## How to fix it
            Use the documented keys: `/`, `?`, `#`, `exclude`, `caseSensitive`, `percentEncoded` and `comment`. Put \
            remarks under `comment`.
            """,
        of: \.componentKeys
    ) { key in
        guard key.flaw == nil, !key.level.keys.contains(key.key), !KeySubject.isComment(key.key), !key.isMeantAsPattern,
            !key.member.value.isVacant
        else { return nil }
        let right = key.level.keys.first { KeyNearMiss.differInCaseAlone(key.key, $0) }
        return Observation(
            right == nil
                ? "\(key.key) is not a key that Apple reads \(key.level.words)"
                : "\(key.key) is not spelt as Apple documents it", at: key.place,
            label: right == nil ? "ignored" : "may not be read",
            help: right.map { "rename it to \(plain: "\"\($0)\"")" } ?? key.advice,
            repair: right.flatMap(key.renaming))
    }
}

extension KeySubject {
    fileprivate var advice: Message {
        let isPattern = key.utf8.first == UInt8(ascii: "/") || key == "*"
        if isPattern { return "write the pattern as a value: \(plain: "\"/\": \"\(key)\"")" }
        return member.value.string == nil ? "remove it" : "remove it, or rename it to \("comment")"
    }
}
