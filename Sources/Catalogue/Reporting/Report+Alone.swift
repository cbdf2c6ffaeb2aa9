import AssociationModel
package import Findings
package import Judging
import TextFormats

// Nothing that is judged of a file or a string alone depends on the time.
extension Report {
    /// Judges an AASA file on its own.
    package init(judgingFile text: SourceText, by checks: [Check] = Catalog.inOrderOfCauses) {
        self.init(judging: Evidence(Question(InputParts(files: [text]), Choices(now: Instant(seconds: 0)))), by: checks)
    }

    /// Judges an entitlement string on its own: what it claims, and whether it is written as Apple documents.
    package init(judgingEntitlement text: String) {
        let list = ClaimList(named: [Claim(argument: text)])
        self.init(judging: Evidence(Question(InputParts(lists: [list]), Choices(now: Instant(seconds: 0)))))
    }
}
