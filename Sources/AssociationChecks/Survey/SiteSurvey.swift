package import AssociationModel
package import TextFormats
import UniversalLinks

/// A host, and all that was learned about its file: at the right location, at others, and from Apple's CDN.
package struct SiteSurvey: Scoped {
    package let key: SiteKey
    /// The services that are claimed for the site.
    package let services: [Service]
    /// What followed from the request for the one location that Apple reads.
    package let probes: OriginProbes
    /// What is at that location.
    package let wellKnown: LocationProbe
    /// What is at the other locations at the site's root.
    package let elsewhere: [LocationProbe]
    /// What is under the paths of entitlement entries that have one.
    package let underPaths: [LocationProbe]
    /// The CDN copy; nil where Apple's CDN was not contacted.
    package let cdnCopy: LocationProbe?
    /// The base of the CDN's URLs; nil where it was not contacted.
    package let cdnBase: String?
    /// The time at which the evidence is judged.
    package let now: Instant

    /// Every finding about a site concerns all associations with it.
    package var scope: Scope { Scope(site: key) }

    /// Whether devices contact the server themselves, so that any certificate will do and Apple's CDN plays no part.
    package var isDirect: Bool { key.mode != nil }

    /// Whether the origin may not be contacted, so that nothing is known about it. Where devices contact it themselves,
    /// that includes a private address, which this run refuses and they do not.
    package var isUnknown: Bool {
        if isDirect, probes.first?.failure == .addressPrivate { return true }
        return if case .notConsulted = probes.first?.outcome { true } else { probes.first == nil }
    }

    /// The document to check in detail: the one that Apple reads or, if there is none, the first at a location where
    /// its author may have expected it to be read.
    package var reviewed: SiteDocument? {
        wellKnown.document ?? (underPaths + elsewhere).first(where: \.holdsFile)?.document
    }

    init(_ key: SiteKey, _ lookup: inout Lookup) {
        let question = lookup.evidence.question
        self.key = key
        now = question.now
        services = lookup.requests[key]?.services ?? []
        var asksOrigin = true
        var base: String?
        switch question.contentDelivery {
        case .never: break
        case .also(let url): base = key.mode == nil ? url : nil
        case .only(let url): (base, asksOrigin) = (url, false)
        }
        cdnBase = base
        let builder = FindBuilder(key: key, services: services)
        let url = key.url(of: .apple)
        probes = asksOrigin ? OriginProbes(url, anyCertificate: key.mode != nil, &lookup) : OriginProbes()
        wellKnown = builder.find(.apple, url, probes.decisive)
        elsewhere = asksOrigin ? builder.finds([.root, .wellKnownJSON, .rootJSON], prefix: nil, &lookup) : []
        var underPaths: [LocationProbe] = []
        if asksOrigin {
            for path in lookup.requests[key]?.paths ?? [] {
                underPaths += builder.finds(Location.Kind.allCases, prefix: path, &lookup)
            }
        }
        self.underPaths = underPaths
        cdnCopy = base.map { base in
            let url = base + "/" + key.host
            return builder.find(.apple, url, lookup.exchange(Request(url)))
        }
    }
}

private struct FindBuilder {
    let key: SiteKey
    let services: [Service]

    func find(_ location: Location, _ url: String, _ exchange: Exchange?) -> LocationProbe {
        let document = exchange.flatMap {
            SiteDocument($0, at: location, scope: Scope(site: key), services: services)
        }
        return LocationProbe(location: location, url: url, exchange: exchange, document: document)
    }

    func finds(_ kinds: [Location.Kind], prefix: String?, _ lookup: inout Lookup) -> [LocationProbe] {
        var finds: [LocationProbe] = []
        for kind in kinds {
            let location = Location(prefix: prefix, kind: kind)
            let url = key.url(of: location)
            finds.append(find(location, url, lookup.exchange(Request(url))))
        }
        return finds
    }
}
