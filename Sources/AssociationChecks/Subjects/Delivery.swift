public import AssociationModel
public import Findings

/// What Apple's CDN answered about a site.
public struct Delivery: Scoped {
    /// What came of the request.
    public enum Outcome: Sendable {
        /// The CDN has a copy.
        case copy(SiteDocument)
        /// It has none, and usually says why.
        case refusal(DeliveryFailure)
        /// It gave an answer that says nothing about the site.
        case unexpectedStatus(Int)
        /// It gave no answer.
        case noAnswer
    }

    /// The site.
    public let site: Site
    /// The URL of the copy.
    public let url: String
    /// What came of the request.
    public let outcome: Outcome
    /// How old the answer is and for how long it will be given; nil where there is none.
    public let freshness: DeliveryFreshness?

    init?(_ site: Site) {
        guard let find = site.delivered, let exchange = find.exchange else { return nil }
        self.site = site
        url = find.url
        freshness = exchange.response.map(DeliveryFreshness.init)
        switch exchange.outcome {
        case .notConsulted: return nil
        case .failure: outcome = .noAnswer
        case .response(let response):
            if let document = find.document {
                outcome = .copy(document)
            } else {
                outcome = DeliveryFailure(response).map(Outcome.refusal) ?? .unexpectedStatus(response.status)
            }
        }
    }

    /// A finding about it concerns all associations with the site.
    public var scope: Scope { site.scope }

    /// The place of the CDN's answer.
    public var place: Place { .response(url: url) }

    /// The copy, if the CDN has one.
    public var copy: SiteDocument? { if case .copy(let document) = outcome { document } else { nil } }

    /// The refusal, if the CDN has no copy.
    public var refusal: DeliveryFailure? { if case .refusal(let failure) = outcome { failure } else { nil } }

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

extension Site {
    /// What Apple's CDN answered; nil where it was not asked.
    public var delivery: Delivery? { Delivery(self) }
}

extension Subjects {
    /// The answers of Apple's CDN, or the lack of them.
    public var deliveries: [Delivery] { sites.compactMap(\.delivery) }

    /// The copies of Apple's CDN, where the origin's file could be read too.
    public var comparedCopies: [ComparedCopy] { deliveries.compactMap(ComparedCopy.init) }

    /// The associations of a named app whose site Apple's CDN has a copy of.
    public var deliveredAssociations: [DeliveredAssociation] {
        associations.compactMap(DeliveredAssociation.init)
    }
}

/// A copy of Apple's CDN beside the file of the origin, both of them readable.
public struct ComparedCopy: Scoped {
    /// The CDN's answer.
    public let delivery: Delivery
    /// The origin's file.
    public let original: SiteDocument
    /// The CDN's copy.
    public let copy: SiteDocument
    /// What the origin's file (first) and the copy (second) say differently.
    public let difference: AssociationDifference

    init?(_ delivery: Delivery) {
        guard let copy = delivery.copy, let original = delivery.site.found.document, copy.isRead, original.isRead,
            let first = original.association, let second = copy.association
        else { return nil }
        self.delivery = delivery
        self.original = original
        self.copy = copy
        difference = AssociationDifference(first, second)
    }

    /// A finding about it concerns all associations with the site.
    public var scope: Scope { delivery.scope }
}

/// An association of a named app, and the copy that devices see.
public struct DeliveredAssociation: Scoped {
    /// The association.
    public let association: AssociationSubject
    /// The app.
    public let app: AppIdentifier
    /// The service.
    public let service: Service
    /// The CDN's answer.
    public let delivery: Delivery
    /// The CDN's copy.
    public let copy: SiteDocument

    init?(_ association: AssociationSubject) {
        guard let app = association.app, let service = association.service,
            let delivery = association.site?.delivery, let copy = delivery.copy
        else { return nil }
        self.association = association
        self.app = app
        self.service = service
        self.delivery = delivery
        self.copy = copy
    }

    /// Whether the origin's file lists the app.
    public var isListedByOrigin: Bool { association.document?.lists(app, for: service) == true }

    /// Whether the origin was asked and has no file that lists the app.
    public var isMissingAtOrigin: Bool {
        guard let exchange = delivery.site.found.exchange else { return false }
        if case .notConsulted = exchange.outcome { return false }
        return !isListedByOrigin
    }

    /// A finding about it concerns the association alone.
    public var scope: Scope { association.scope }
}
