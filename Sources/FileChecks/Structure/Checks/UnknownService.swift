import AssociationModel
import Findings
import Judging
import TextFormats

extension StructureChecks {
    /// A key at the top level is not a service and resembles none.
    static let unknownService = Check(
        "AD407", "unknown-service", .note, since: "0.1.0", evidence: .documented,
        citations: [.entitlement, .supportingDomains],
        explanation: """
            ## What it finds
            A key at the top level of the file is not a service that Apple documents (`webcredentials`, `applinks`, \
            `appclips`, `activitycontinuation`, `authsrv`, `messagefilter`) and does not resemble one either. Keys \
            that begin with `_`, `$`, `/`, `#` or `comment` are treated as comments.

            ## Why it matters
            Nothing is lost: a key that Apple does not know is ignored, and the other services work. It is worth a \
            look if the key was supposed to do something, or was meant for another company’s file.

            ## How to fix it
            If other software reads the key, leave it. Otherwise remove it, so that the next reader does not wonder \
            about it.
            """,
        in: \.roots
    ) { root in
        // Without a service beside the keys, `no-services` reports the file.
        guard root.hasService else { return [] }
        return root.keys.filter { $0.flaw == .unknownService }.map { key in
            Observation(
                "\(key.key) is not a service that Apple documents", at: key.place, label: "ignored",
                help: "remove it, unless other software reads it")
        }
    }
}
