import AssociationModel
import Catalogue
package import Findings
import Judging

/// The bytes of a file as a server sent them, or why there are none.
package enum FetchedFile: Sendable {
    /// The body, decoded as its content encoding says and otherwise as it was sent; for a signed file, with its signature.
    case bytes([UInt8])
    /// Why there are none: a sentence that begins with the host.
    case missing(Message)

    /// The file that Apple reads from a site, valid or not; or the CDN's copy where the site itself was not to be asked.
    package init(_ site: SiteSurvey) {
        let report = FetchReport(site, judgement: nil)
        let isCopy = report.origin.file.state == .notAsked && report.copy != nil
        let probe = isCopy ? site.cdnCopy : site.wellKnown
        let file = isCopy ? report.copy?.file : report.origin.file
        let name: Message = isCopy ? "Apple's CDN copy of \(plain: report.domain)" : "\(plain: report.domain)"
        let reason = file?.reason ?? "it was not asked for"
        guard let document = probe?.document, let body = probe?.exchange?.response?.body, !body.isEmpty,
            file?.state != .absent
        else {
            self = .missing("\(name): \(reason)")
            return
        }
        if document.isCut {
            self = .missing("\(name): the file is larger than the \(Response.sizeLimit) bytes that Apple reads")
        } else {
            self = .bytes(body)
        }
    }
}
