package import AssociationModel
package import Findings
import TextFormats
import UniversalLinks

/// What Apple's CDN answered about a site.
package struct CDNAnswer: Scoped {
    /// What came of the request.
    package enum Outcome: Sendable {
        /// The CDN has a copy.
        case copy(SiteDocument)
        /// It has none, and usually says why.
        case refusal(CDNFailure)
        /// It gave an answer that says nothing about the site.
        case unexpectedStatus(Int)
        /// It gave no answer.
        case noAnswer
    }

    /// The site.
    package let site: SiteSurvey
    /// The URL of the copy.
    package let url: String
    /// What came of the request.
    package let outcome: Outcome
    /// How old the answer is and for how long it will be given; nil where there is none.
    package let freshness: CDNFreshness?

    init?(_ site: SiteSurvey) {
        guard let find = site.cdnCopy, let exchange = find.exchange else { return nil }
        self.site = site
        url = find.url
        freshness = exchange.response.map(CDNFreshness.init)
        switch exchange.outcome {
        case .notConsulted: return nil
        case .failure: outcome = .noAnswer
        case .response(let response):
            if let document = find.document {
                outcome = .copy(document)
            } else {
                outcome = CDNFailure(response).map(Outcome.refusal) ?? .unexpectedStatus(response.status)
            }
        }
    }

    /// A finding about it concerns all associations with the site.
    package var scope: Scope { site.scope }

    /// The place of the CDN's answer.
    package var place: Place { .response(url: url) }

    /// The copy, if the CDN has one.
    package var copy: SiteDocument? { if case .copy(let document) = outcome { document } else { nil } }

    /// The refusal, if the CDN has no copy.
    package var refusal: CDNFailure? { if case .refusal(let failure) = outcome { failure } else { nil } }

    /// How old the answer is and when the CDN may ask again: notes for a finding.
    var notesOnFreshness: [Note] {
        guard let freshness else { return [] }
        var notes: [Note] = []
        if let age = freshness.age { notes.append(Note("this answer of the CDN is \(.duration(age)) old")) }
        switch freshness.remaining {
        case nil: break
        case 0?: notes.append(Note("its time is over: the CDN may ask the server again at any moment"))
        case let seconds?:
            notes.append(Note("the CDN may give it for another \(.duration(seconds)) before it asks again"))
        }
        return notes
    }
}

extension SiteSurvey {
    /// What Apple's CDN answered; nil where it was not asked.
    package var cdnAnswer: CDNAnswer? { CDNAnswer(self) }
}

extension Subjects {
    /// The answers of Apple's CDN, or the lack of them.
    package var cdnAnswers: [CDNAnswer] { sites.compactMap(\.cdnAnswer) }

    /// The copies of Apple's CDN, where the origin's file could be read too.
    package var comparedCopies: [ComparedCopy] { cdnAnswers.compactMap(ComparedCopy.init) }

    /// The associations of a named app whose site Apple's CDN has a copy of.
    package var cdnAssociations: [CDNAssociation] {
        associations.compactMap(CDNAssociation.init)
    }
}

/// A copy of Apple's CDN beside the file of the origin, both of them readable.
package struct ComparedCopy: Scoped {
    /// The CDN's answer.
    package let cdnAnswer: CDNAnswer
    /// The origin's file.
    package let original: SiteDocument
    /// The CDN's copy.
    package let copy: SiteDocument
    /// What the origin's file (first) and the copy (second) say differently.
    package let difference: AssociationDifference

    init?(_ cdnAnswer: CDNAnswer) {
        guard let copy = cdnAnswer.copy, let original = cdnAnswer.site.wellKnown.document, copy.isRead, original.isRead,
            let first = original.association, let second = copy.association
        else { return nil }
        self.cdnAnswer = cdnAnswer
        self.original = original
        self.copy = copy
        difference = AssociationDifference(first, second)
    }

    /// A finding about it concerns all associations with the site.
    package var scope: Scope { cdnAnswer.scope }
}

/// An association of a named app, and the copy that devices see.
package struct CDNAssociation: Scoped {
    /// The association.
    package let association: AssociationSubject
    /// The app.
    package let app: AppIdentifier
    /// The service.
    package let service: Service
    /// The CDN's answer.
    package let cdnAnswer: CDNAnswer
    /// The CDN's copy.
    package let copy: SiteDocument

    init?(_ association: AssociationSubject) {
        guard let app = association.app, let service = association.service,
            let cdnAnswer = association.site?.cdnAnswer, let copy = cdnAnswer.copy
        else { return nil }
        self.association = association
        self.app = app
        self.service = service
        self.cdnAnswer = cdnAnswer
        self.copy = copy
    }

    /// Whether the origin's file lists the app.
    package var isListedByOrigin: Bool { association.document?.lists(app, for: service) == true }

    /// Whether the origin was asked and has no file that lists the app.
    package var isMissingAtOrigin: Bool {
        guard let exchange = cdnAnswer.site.wellKnown.exchange else { return false }
        if case .notConsulted = exchange.outcome { return false }
        return !isListedByOrigin
    }

    /// A finding about it concerns the association alone.
    package var scope: Scope { association.scope }
}
