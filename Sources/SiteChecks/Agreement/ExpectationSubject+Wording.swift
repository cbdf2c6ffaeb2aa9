import AssociationModel
import Findings
import Judging
import TextFormats
import UniversalLinks

// What was expected, what the outcome is, and why.
extension ExpectationSubject {
    /// States the failed expectation, the outcome and its reason in one sentence.
    var message: Message {
        let wanted = expectation.outcome.rawValue
        let what: Message =
            if let url = expectation.url {
                "expected \(wanted) for \(url) and \(plain: expectation.app.raw)"
            } else {
                """
                expected \(wanted) for \(plain: expectation.service.rawValue):\(plain: expectation.writtenDomain) \
                and \(plain: expectation.app.raw)
                """
            }
        guard let actual else { return "\(what), but the outcome is unknown: \(answer)" }
        return "\(what), but the outcome is \(actual.rawValue): \(reason(actual))"
    }

    private func reason(_ actual: Expectation.Outcome) -> Message {
        guard document != nil else { return answer }
        return switch actual {
        case .associated: "the file lists the app"
        case .notAssociated: "the file does not list the app"
        case .match: "a rule matches it"
        case .exclude: "a rule excludes it"
        case .noMatch:
            switch explanation?.decision {
            case .noMatch(.noAppLinks): "the file has no applinks"
            case .noMatch(.appNotListed): "no details entry names the app"
            default: "no rule for the app matches it"
            }
        }
    }

    // Why no file could be read.
    private var answer: Message {
        if isRefused {
            return "Apple refuses the certificate of \(plain: site.key.authority)"
        }
        switch probe.exchange?.outcome {
        case nil, .notSeen: return "\(plain: site.key.authority) was not contacted"
        case .failure: return "\(plain: probe.url) does not answer"
        case .response(let response):
            guard let path = probe.exchange?.file else {
                return response.status == 200
                    ? "the response of \(plain: probe.url) cannot be read"
                    : "\(plain: probe.url) answers with status \(response.status)"
            }
            switch response.status {
            case 200: return "\(path) cannot be read as JSON"
            case 404: return "there is no file \(path)"
            default: return "\(path) cannot be read"
            }
        }
    }

    /// What to do, where that is more than fixing the file or the expectation.
    var help: Message? {
        if actual == nil, probe.exchange?.response == nil, probe.exchange?.failure == nil {
            return
                "name its folder under “sites”, as in \"\(plain: site.key.authority)\": \"public\", or let this run contact it"
        }
        return actual == .notAssociated ? listing?.help(near: misses.filter { $0.kind != .otherPrefix }) : nil
    }

    /// A note that the path after a domain does not count.
    var notesOnPath: [Note] {
        guard let path = expectation.domain.pathPrefix else { return [] }
        return [
            Note("Apple reads the file at the root of the host, \(plain: site.wellKnown.url), not under \("/" + path)")
        ]
    }

    // MARK: Places in the site's file

    /// Points at what decided the outcome.
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
            notes = [Note("this rule matches it", at: document.place(links.rules[rule].span))]
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
                Note("not documented: \($0.sentence); a different answer would change the outcome")
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
            site: site, isTyped: false, scope: scope)
    }
}
