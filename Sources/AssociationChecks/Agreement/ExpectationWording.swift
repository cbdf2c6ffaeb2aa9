import AssociationModel
import Findings
import TextFormats
import UniversalLinks

// What was expected, what is so, and why.
extension ExpectationSubject {
    /// The failure in one sentence.
    var message: Message {
        let wanted = expectation.outcome.rawValue
        let what: Message =
            if let url = expectation.url {
                "\(wanted) was expected for \(url) and \(plain: expectation.app.raw)"
            } else {
                """
                \(wanted) was expected of \(plain: expectation.service.rawValue):\(plain: expectation.domain.pattern) \
                and \(plain: expectation.app.raw)
                """
            }
        guard let actual else { return "\(what), and the outcome is unknown: \(answer)" }
        return "\(what), and the outcome is \(actual.rawValue): \(reason(actual))"
    }

    private func reason(_ actual: Expectation.Outcome) -> Message {
        guard document != nil else { return answer }
        return switch actual {
        case .associated: "the file lists the app"
        case .notAssociated: "the file does not list the app"
        case .match: "a rule takes it"
        case .exclude: "a rule excludes it"
        case .noMatch:
            switch explanation?.decision {
            case .noMatch(.noAppLinks): "the file has no applinks"
            case .noMatch(.appNotListed): "no entry of applinks names the app"
            default: "no rule for the app takes it"
            }
        }
    }

    // What came of asking, where no file could be read.
    private var answer: Message {
        switch find.exchange?.outcome {
        case nil, .notConsulted: return "\(plain: site.key.authority) was not asked"
        case .failure: return "\(plain: find.url) gives no answer"
        case .response(let response):
            guard let exchange = find.exchange, case .file(let path) = exchange.responder else {
                return response.status == 200
                    ? "what \(plain: find.url) answers cannot be read" : "\(plain: find.url) answers \(response.status)"
            }
            switch response.status {
            case 200: return "\(path) cannot be read as JSON"
            case 404: return "there is no file \(path)"
            default: return "\(path) cannot be read"
            }
        }
    }

    /// What to do, where it is more than to mend the file or the expectation.
    var help: Message? {
        if actual == nil, find.exchange?.response == nil, find.exchange?.failure == nil {
            return
                "name its files under “sites”, as in \"\(plain: site.key.authority)\": \"public\", or let it be asked"
        }
        return actual == .notAssociated ? listing?.remedy(near: misses.filter { $0.kind != .otherPrefix }) : nil
    }

    // MARK: Places in the site's file

    /// What decided, at its place.
    var notes: [Note] {
        guard let document, let actual else { return [] }
        switch actual {
        case .associated:
            let listed = document.association?.identifiers(for: expectation.service).first {
                $0.text.utf8.elementsEqual(expectation.app.raw.utf8)
            }
            return listed.map { [Note("it is listed here", at: document.place($0.span))] } ?? []
        case .notAssociated: return notesOnMisses
        case .match, .exclude, .noMatch: return explanation.map { notes(on: $0, in: document) } ?? []
        }
    }

    private func notes(on explanation: LinkExplanation, in document: SiteDocument) -> [Note] {
        guard let links else { return [] }
        var notes: [Note] = []
        switch explanation.decision {
        case .match(let rule):
            notes = [Note("this rule takes it", at: document.place(links.rules[rule].span))]
        case .exclude(let rule):
            notes = [Note("this rule excludes it", at: document.place(links.rules[rule].span))]
        case .noMatch(.appNotListed): notes = notesOnMisses
        case .noMatch:
            if let attempt = explanation.closest, let failure = attempt.failure {
                let bytes = Array((expectation.url ?? "").utf8)
                let words = LinkFailureWording(failure, in: document.text, path: bytes[LinkURL(bytes).path])
                notes = [Note("this rule comes closest: \(words.sentence)", at: document.place(failure.span))]
                notes += words.hints.map { Note("it would match if \($0.sentence)") }
            }
        }
        return notes
            + explanation.unknownPoints.map {
                Note("not documented: \($0.sentence); with another answer the outcome changes")
            }
    }

    private var notesOnMisses: [Note] {
        guard let document else { return [] }
        return misses.map {
            Note($0.words(for: expectation.app, expectation.service), at: document.place($0.span))
        }
    }

    private var misses: [NearMiss] {
        document?.association.map { NearMiss.nearest(to: expectation.app, for: expectation.service, in: $0) } ?? []
    }

    private var listing: ListingSubject? {
        guard let document, let association = document.association else { return nil }
        return ListingSubject(
            app: expectation.app, service: expectation.service, document: document, association: association,
            site: site, scope: scope)
    }
}
