import TextFormats

extension Subjects {
    /// The documents in which JSON was looked for, found or not: neither too large nor something else.
    var jsonTexts: [SiteDocument] { documents.filter { $0.json != nil } }
    /// The documents that look like signed files, readable or not.
    var signedDocuments: [SiteDocument] { documents.filter { $0.form == .signed } }
}
