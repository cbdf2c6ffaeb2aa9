import AssociationModel
import Findings
import Judging
import TextFormats

extension StructureChecks {
    /// `details` is an object keyed by app identifier.
    static let detailsDictionary = Check(
        "AD457", "details-dictionary", .warning, since: "0.1.0", evidence: .documented,
        citations: [.universalLinksGuide, .wwdc19UniversalLinks],
        explanation: """
            ## What it finds
            The `details` in `applinks` is an object whose keys are app identifiers, instead of an array of entries.

            ## Why it matters
            This form is obsolete. Apple’s tool still reads it, as recorded runs show. But the order of entries \
            decides which one is consulted first, and nothing guarantees the order of an object’s members; and a key \
            cannot name several apps.

            ## How to fix it
            Write an array:

                "details": {"ABCDE12345.com.example.app": {"paths": ["/buy/*"]}}                obsolete
                "details": [{"appIDs": ["ABCDE12345.com.example.app"], "components": [{"/": "/buy/*"}]}]
            """,
        of: \.appLinks
    ) { subject in
        guard subject.appLinks.detailsForm == .dictionary, let details = subject.appLinks.detailsMember,
            !details.value.isVacant
        else { return nil }
        return Observation(
            "\("details") is an object keyed by app identifier, which is obsolete",
            at: subject.document.place(details.key.span), label: "obsolete form",
            help: "write an array of entries instead: [{\"appIDs\": […], \"components\": […]}]")
    }
}
