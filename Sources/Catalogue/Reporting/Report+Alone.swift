import AssociationModel
package import Findings
package import Judging
import TextFormats

extension Report {
    /// Judges an AASA file on its own. Nothing in it depends on the time.
    package init(judgingFile text: SourceText, by checks: [Check] = Catalog.inOrderOfCauses) {
        self.init(judging: Evidence(Question(InputParts(files: [text]), Choices(now: Instant(seconds: 0)))), by: checks)
    }
}
