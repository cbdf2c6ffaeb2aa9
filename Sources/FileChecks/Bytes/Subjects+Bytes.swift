import Judging
import TextFormats

extension Subjects {
    /// The documents that were parsed as JSON, well-formed or not: neither too large nor of another kind.
    var jsonTexts: [SiteDocument] { once { documents.filter { $0.json != nil } } }
    /// The documents that look like signed files, readable or not.
    var signedDocuments: [SiteDocument] { once { documents.filter { $0.form == .signed } } }
}
