package import AssociationModel
package import TextFormats
import UniversalLinks

/// A host, and all that was learned about its file: at the right place, at the wrong ones, and from Apple's CDN.
package struct SiteSurvey: Scoped {
    /// Which site.
    package let key: SiteKey
    /// The services that it is asked about.
    package let services: [Service]
    /// What followed from the request for the one location that Apple reads.
    package let probes: OriginProbes
    /// What lies at that location.
    package let wellKnown: LocationProbe
    /// What lies at the other locations at the site's root.
    package let elsewhere: [LocationProbe]
    /// What lies under the paths of path-prefixed entitlements.
    package let underPaths: [LocationProbe]
    /// The copy of Apple's CDN; nil where the CDN was not asked.
    package let cdnCopy: LocationProbe?
    /// The base of the CDN's URLs; nil where it was not asked.
    package let cdnBase: String?
    /// The moment that the evidence is judged at.
    package let now: Instant

    /// Every finding about a site concerns all associations with it.
    package var scope: Scope { Scope(site: key) }

    /// Whether devices ask the server itself, so that any certificate will do and the CDN plays no part.
    package var isDirect: Bool { key.mode != nil }

    /// Whether the origin may not be asked, so that nothing is known about it. Where devices ask it themselves, that is
    /// so of a private address too, which this run refuses and they do not.
    package var isUnknown: Bool {
        if isDirect, probes.first?.failure == .addressPrivate { return true }
        return if case .notConsulted = probes.first?.outcome { true } else { probes.first == nil }
    }

    /// The document to judge in detail: the one that Apple reads, or if that has none, the first that lies where its
    /// author may have meant it to be read.
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

/// Makes finds of one site.
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
