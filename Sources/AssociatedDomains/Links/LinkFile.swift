package import AssociationChecks
package import AssociationModel
package import Findings
import TextFormats
package import UniversalLinks

/// An AASA file that was read, with its links compiled: what URLs are decided by.
///
///     let file = try LinkFile(SourceText(bytes, from: .file(path: "apple-app-site-association")))
///     var matcher = LinkMatcher(file.links, app: "7D3KX9QW2M.com.example.app", domain: LinkDomain("example.com"))
///     let decision = matcher.decide("https://example.com/buy/42")
package struct LinkFile: Sendable {
    /// Why a file cannot be read.
    package struct Failure: Error {
        /// The errors in it, and what else is wrong with it.
        package let report: Report

        /// Judges evidence, and keeps of the findings the errors.
        package init(_ evidence: Evidence) {
            let report = Report(judging: evidence)
            self.report = Report(
                associations: [], findings: report.findings.filter { $0.identity.severity == .error })
        }
    }

    /// The text that places refer to.
    package let text: SourceText
    /// The file.
    package let association: SiteAssociation
    /// Its links.
    package let links: CompiledLinks

    /// Reads a file as Apple's systems do: of at most ``Response/sizeLimit`` bytes, signed or not.
    package init(_ text: SourceText) throws(Failure) {
        guard let file = LinkFile(SiteDocument(file: text)) else {
            throw Failure(Evidence(Question(files: [text], now: .now)))
        }
        self = file
    }

    /// Takes a file of which Apple's systems can read something; nil for others.
    package init?(_ document: SiteDocument) {
        guard document.isRead, let association = document.association else { return nil }
        text = document.text
        self.association = association
        links = CompiledLinks(association)
    }
}
