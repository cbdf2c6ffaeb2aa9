package import AssociationModel
public import Findings
package import Judging
import TextFormats
package import UniversalLinks

/// An AASA file with its rules for links compiled, ready to decide URLs.
///
///     let file = try LinkFile(SourceText(bytes, from: .file(path: "apple-app-site-association")))
///     let report = LinkReport(["https://example.com/buy/42"], in: file, apps: file.apps, domain: "example.com")
///     for decision in report.decisions { print(decision.app, decision.verdict) }
public struct LinkFile: Sendable {
    /// Why Apple's systems cannot read a file.
    public struct Failure: Error, Sendable {
        /// The errors in the file.
        public let report: Report

        /// Keeps only the errors of a report.
        init(_ report: Report) {
            self.report = Report(
                associations: [], findings: report.findings.filter { $0.identity.severity == .error })
        }
    }

    /// The text of the file, which places refer to.
    package let text: SourceText
    /// The file as read.
    package let association: SiteAssociation
    /// The compiled rules of its `applinks`.
    package let links: CompiledLinks

    /// The apps that the file lists for universal links, each once, in the order of the file.
    public var apps: [String] { links.apps }

    /// Reads a file as Apple's systems do, signed or not, up to 128 KB.
    ///
    /// - Throws: ``Failure``, with the errors in the file, if they can read nothing from it.
    public init(_ text: SourceText) throws(Failure) {
        guard let file = LinkFile(SiteDocument(file: text)) else {
            throw Failure(Report(judgingFile: text))
        }
        self = file
    }

    /// Takes the file that was gathered for one domain: the CDN copy if it was fetched instead of the origin's.
    ///
    /// The failure holds no error if nothing was fetched, as when the host was not to be contacted.
    package init(_ evidence: Evidence) throws(Failure) {
        let site = evidence.sites.first
        var probe = site?.wellKnown
        if case .only = evidence.question.choices.contentDelivery { probe = site?.cdnCopy }
        guard let file = (probe?.document).flatMap({ LinkFile($0) }) else { throw Failure(Report(judging: evidence)) }
        self = file
    }

    /// Takes a document that Apple's systems can read; nil for any other.
    package init?(_ document: SiteDocument) {
        guard document.isRead, let association = document.association else { return nil }
        text = document.text
        self.association = association
        links = CompiledLinks(association)
    }
}
