package import AssociationModel
package import Findings
import TextFormats

/// What Apple's CDN answered about a site.
package struct CDNAnswer: Scoped {
    package enum Outcome: Sendable {
        /// The CDN has a copy.
        case copy(SiteDocument)
        /// The CDN has no copy, and usually says why.
        case refusal(CDNFailure)
        /// The CDN gave a response that says nothing about the site.
        case unexpectedStatus(Int)
        /// The CDN did not answer.
        case noAnswer
    }

    package let site: SiteSurvey
    /// The URL of the CDN copy.
    package let url: String
    package let outcome: Outcome
    /// How old the answer is and how long the CDN may still serve it; nil where there is none.
    package let freshness: CDNFreshness?

    init?(_ site: SiteSurvey) {
        guard let probe = site.cdnCopy, let exchange = probe.exchange else { return nil }
        self.site = site
        url = probe.url
        freshness = exchange.response.map(CDNFreshness.init)
        switch exchange.outcome {
        case .notSeen: return nil
        case .failure: outcome = .noAnswer
        case .response(let response):
            if let document = probe.document {
                outcome = .copy(document)
            } else {
                outcome = CDNFailure(response).map(Outcome.refusal) ?? .unexpectedStatus(response.status)
            }
        }
    }

    package var scope: Scope { site.scope }

    package var place: Place { .response(url: url) }

    /// The CDN copy, if there is one.
    package var copy: SiteDocument? { if case .copy(let document) = outcome { document } else { nil } }

    /// The refusal, if the CDN has no copy.
    package var refusal: CDNFailure? { if case .refusal(let failure) = outcome { failure } else { nil } }

    /// Whether the answer is older than it can be by waiting: Apple's CDN fetches a file again within 24 hours.
    package var isOverdue: Bool { freshness?.age.map { $0 > 2 * 24 * 3600 } ?? false }

    /// Notes on how old the answer is, and when the CDN may fetch the file again.
    package var notesOnFreshness: [Note] {
        guard let freshness else { return [] }
        var notes: [Note] = []
        if let age = freshness.age {
            let date: Message = freshness.fetched.map { " (fetched \(plain: $0.description))" } ?? ""
            notes.append(Note("the CDN's answer is \(.duration(age)) old\(date)"))
        }
        switch freshness.remaining {
        case nil: break
        case 0?: notes.append(Note("its lifetime is over: the CDN may fetch the file again at any moment"))
        case let seconds?:
            notes.append(Note("the CDN may serve it for another \(.duration(seconds)) before fetching the file again"))
        }
        return notes
    }
}

extension SiteSurvey {
    /// What Apple's CDN answered; nil where it was not contacted.
    package var cdnAnswer: CDNAnswer? { CDNAnswer(self) }
}
