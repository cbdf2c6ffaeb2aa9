public import AssociationModel

/// A host, and all that was learned about its file: at the right place, at the wrong ones, and from Apple's CDN.
public struct Site: Scoped {
    /// What makes two claims ask the same questions.
    public struct Key: Hashable, Sendable {
        /// The host in lower case.
        public let host: String
        /// The port as written, if any.
        public let port: String?
        /// The alternate mode, if any.
        public let mode: EntitlementEntry.Mode?

        /// Names a site.
        public init(host: String, port: String? = nil, mode: EntitlementEntry.Mode? = nil) {
            self.host = host
            self.port = port
            self.mode = mode
        }

        /// Host and port as in a URL.
        public var authority: String { port.map { "\(host):\($0)" } ?? host }

        /// The URL of a location.
        public func url(of location: Location) -> String { "https://" + authority + location.path }
    }

    /// One place at which the file was looked for.
    public struct Find: Sendable {
        /// The place.
        public let location: Location
        /// The URL.
        public let url: String
        /// What came of the request; nil where it was not made.
        public let exchange: Exchange?
        /// What lies there, if the status was 200.
        public let document: SiteDocument?

        /// Whether there lies a file with at least one service in it, well-formed or not.
        public var holdsFile: Bool { document?.association.map { !$0.services.isEmpty } ?? false }
    }

    /// Which site.
    public let key: Key
    /// The services that it is asked about.
    public let services: [Service]
    /// What followed from the request for the one location that Apple reads.
    public let trail: Trail
    /// What lies at that location.
    public let found: Find
    /// What lies at the other locations at the site's root.
    public let elsewhere: [Find]
    /// What lies under the paths of path-prefixed entitlements.
    public let underPaths: [Find]
    /// The copy of Apple's CDN; nil where the CDN was not asked.
    public let delivered: Find?
    /// The base of the CDN's URLs; nil where it was not asked.
    public let deliveryBase: String?
    /// The moment that the evidence is judged at.
    public let now: Instant

    /// Every finding about a site concerns all associations with it.
    public var scope: Scope { Scope(site: key) }

    /// Whether devices ask the server itself, so that any certificate will do and the CDN plays no part.
    public var isDirect: Bool { key.mode != nil }

    /// Whether the origin may not be asked, so that nothing is known about it. Where devices ask it themselves, that is
    /// so of a private address too, which this run refuses and they do not.
    public var isUndecided: Bool {
        if isDirect, trail.first?.failure == .addressPrivate { return true }
        return if case .notConsulted = trail.first?.outcome { true } else { trail.first == nil }
    }

    /// The document to judge in detail: the one that Apple reads, or if that has none, the first that lies where its
    /// author may have meant it to be read.
    public var reviewed: SiteDocument? {
        found.document ?? (underPaths + elsewhere).first(where: \.holdsFile)?.document
    }

    init(_ key: Key, _ lookup: inout Lookup) {
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
        deliveryBase = base
        let builder = FindBuilder(key: key, services: services)
        let url = key.url(of: .apple)
        trail = asksOrigin ? Trail(url, anyCertificate: key.mode != nil, &lookup) : Trail()
        found = builder.find(.apple, url, trail.decisive)
        elsewhere = asksOrigin ? builder.finds([.root, .wellKnownJSON, .rootJSON], prefix: nil, &lookup) : []
        var underPaths: [Find] = []
        if asksOrigin {
            for path in lookup.requests[key]?.paths ?? [] {
                underPaths += builder.finds(Location.Kind.allCases, prefix: path, &lookup)
            }
        }
        self.underPaths = underPaths
        delivered = base.map { base in
            let url = base + "/" + key.host
            return builder.find(.apple, url, lookup.exchange(Request(url)))
        }
    }
}

/// Makes finds of one site.
private struct FindBuilder {
    let key: Site.Key
    let services: [Service]

    func find(_ location: Location, _ url: String, _ exchange: Exchange?) -> Site.Find {
        let document = exchange.flatMap {
            SiteDocument($0, at: location, scope: Scope(site: key), services: services)
        }
        return Site.Find(location: location, url: url, exchange: exchange, document: document)
    }

    func finds(_ kinds: [Location.Kind], prefix: String?, _ lookup: inout Lookup) -> [Site.Find] {
        var finds: [Site.Find] = []
        for kind in kinds {
            let location = Location(prefix: prefix, kind: kind)
            let url = key.url(of: location)
            finds.append(find(location, url, lookup.exchange(Request(url))))
        }
        return finds
    }
}
