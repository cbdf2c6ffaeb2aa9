package import AssociationModel
package import Findings
package import TextFormats

/// A host, and all that was learned about its file: at the right location, at others, and from Apple's CDN.
///
/// It grows with the exchanges that are made: each file is parsed once, when it arrives, and what planned the requests is
/// what the checks judge.
package struct SiteSurvey: Scoped {
    package let key: SiteKey
    /// The services that are claimed for the site.
    package let services: [Service]
    /// What followed from the request for the one location that Apple reads.
    package private(set) var probes = OriginProbes()
    /// What is at that location.
    package private(set) var wellKnown: LocationProbe
    /// What is at the other locations at the site's root. A server is asked for them only where the one location lacks
    /// what the claims need; directories and recordings, which cost nothing, always.
    package private(set) var elsewhere: [LocationProbe]
    /// What is under the paths of entitlement entries that have one: `/.well-known/` there, and the other locations as
    /// ``elsewhere``.
    package private(set) var underPaths: [LocationProbe]
    /// Where in ``underPaths`` those of each path begin.
    private let starts: [String: Int]
    /// What is at paths of a directory that are like the right one, where there is nothing; at most ``nearMissLimit``.
    package private(set) var nearMisses: [LocationProbe] = []
    /// The most such paths that are read.
    package static let nearMissLimit = 4
    /// The CDN copy; nil where Apple's CDN is not asked.
    package private(set) var cdnCopy: LocationProbe?
    /// The base of the CDN's URLs; nil where it is not asked.
    package let cdnBase: String?
    /// The time at which the evidence is judged.
    package let now: Instant
    /// The requests to make before all is known, in order.
    private(set) var missing: [Request] = []
    /// The requests that were not made because the time for the host was used up.
    package private(set) var outOfTime: [Request] = []
    /// The stack that was named, or that the files of a deployment show; nil where only an answer tells.
    private let knownStack: ServedBy?
    let asksOrigin: Bool
    // Whether requests follow from what the first one showed.
    private let asksFurther: Bool
    private let listings: Set<SiteRequest.Listing>

    /// Every finding about a site concerns all associations with it.
    package var scope: Scope { Scope(site: key) }

    /// Whether devices contact the server themselves, so that any certificate will do and Apple's CDN plays no part.
    package var isDirect: Bool { key.mode != nil }

    /// Whether the origin may not be contacted, so that nothing is known about it. Where devices contact it themselves,
    /// that includes a private address, which this run refuses and they do not.
    package var isUnknown: Bool {
        if isDirect, probes.first?.failure == .addressPrivate { return true }
        return if case .notSeen = probes.decisive?.outcome { true } else { probes.first == nil }
    }

    /// Whether a directory stands for the site.
    package var isOnDisk: Bool { wellKnown.exchange?.file != nil }

    /// The trouble of this machine because of which the site, or its CDN copy, was not seen.
    package var localTrouble: LocalTrouble? {
        [probes.decisive, cdnCopy?.exchange].lazy.compactMap { exchange in
            if case .local(let trouble)? = exchange?.notSeen { trouble } else { nil }
        }.first
    }

    /// Whether the server's certificate has no host under its subject alternative names. The TLS library here may accept
    /// its common name instead, which Apple's systems don't look at; where devices accept any certificate, it is false.
    package var hasCertificateWithoutHostNames: Bool {
        guard !isDirect, let own = probes.first?.tls?.certificates.first else { return false }
        return !own.namesHost
    }

    /// What is under the path of an entitlement entry, the location with `/.well-known/` first.
    package func probes(under path: String) -> ArraySlice<LocationProbe> {
        guard let start = starts[path], start < underPaths.count else { return [] }
        return underPaths[start..<(start + Location.Kind.usual.count)]
    }

    /// Who serves the site: what was named or is known from its files, else what its answer shows.
    package var servedBy: ServedBy? { knownStack ?? wellKnown.servedBy }

    /// What answered in place of the site at the location that Apple reads; nil where a file is there, or nothing shows it.
    @Boxed package private(set) var substitution: Substitution?

    /// The document to check in detail: the one that Apple reads or, if there is none, the first at a location where
    /// its author may have expected it to be read.
    package var reviewed: SiteDocument? {
        wellKnown.document ?? (underPaths + elsewhere + nearMisses).first(where: \.holdsFile)?.document
    }

    /// Knows nothing yet.
    ///
    /// - Parameter deployments: the folders that are deployed for the host.
    init(_ request: SiteRequest, under choices: Choices, deployments: [Deployment]) {
        let key = request.key
        self.key = key
        services = request.services
        listings = request.listings
        asksFurther = choices.asksFurther
        now = choices.now
        knownStack =
            choices.stack.map(ServedBy.init(named:))
            ?? ServedBy(deployments.flatMap(Stack.matches))
        switch choices.contentDelivery {
        case .never: (asksOrigin, cdnBase) = (true, nil)
        case .also(let base): (asksOrigin, cdnBase) = (true, key.mode == nil ? base : nil)
        case .only(let base): (asksOrigin, cdnBase) = (false, base)
        }
        let prefixed = request.paths.flatMap { path in
            Location.Kind.usual.map { Location(prefix: path, kind: $0) }
        }
        let others = [Location.Kind.root, .wellKnownJSON, .rootJSON].map { Location(prefix: nil, kind: $0) }
        wellKnown = LocationProbe(.apple, key.url(of: .apple))
        elsewhere = asksOrigin ? others.map { LocationProbe($0, key.url(of: $0)) } : []
        let count = Location.Kind.usual.count
        starts = Dictionary(request.paths.enumerated().map { ($1, $0 * count) }) { first, _ in first }
        underPaths = asksOrigin ? prefixed.map { LocationProbe($0, key.url(of: $0)) } : []
        cdnCopy = cdnBase.map { LocationProbe(.apple, $0 + "/" + key.host) }
    }

    /// Learns what the exchanges made so far show, and what is missing now.
    ///
    /// - Parameter refused: the requests that are not made because the time for the host is used up.
    mutating func extend(from exchanges: [Request: Exchange], refused: Set<Request> = []) {
        var plan = RequestPlan(exchanges, refused: refused)
        if asksOrigin {
            probes = OriginProbes(wellKnown.url, anyCertificate: isDirect, asksFurther: asksFurther, &plan)
            take(probes.decisive, at: \.wellKnown)
            substitution = wellKnown.substitution(on: key.host)
            if nearMisses.isEmpty { nearMisses = probesOfNearMisses }
            for index in nearMisses.indices {
                take(plan.exchange(nearMisses[index].request), at: \.nearMisses[index])
            }
            let asksElsewhere = asksElsewhere
            for index in elsewhere.indices where asksElsewhere {
                take(plan.exchange(elsewhere[index].request), at: \.elsewhere[index])
            }
            for index in underPaths.indices where asksElsewhere || underPaths[index].location.kind == .wellKnown {
                take(plan.exchange(underPaths[index].request), at: \.underPaths[index])
            }
        }
        if let copy = cdnCopy, let exchange = plan.exchange(copy.request) {
            cdnCopy = copy.answered(by: exchange, scope: scope, services: services)
        }
        missing = plan.missing
        outOfTime = plan.outOfTime
    }

    private var probesOfNearMisses: [LocationProbe] {
        let paths = wellKnown.exchange?.nearMisses ?? []
        return paths.filter { !LocationNearMiss.isOutside($0) }.prefix(Self.nearMissLimit).map { path in
            let location = Location(prefix: nil, kind: .nearMiss(path: path))
            return LocationProbe(location, key.url(of: location))
        }
    }

    private var asksElsewhere: Bool {
        guard asksFurther, let exchange = wellKnown.exchange else { return false }
        if exchange.responder != .network { return true }
        guard exchange.response != nil else { return false }
        guard hasFile, let document = wellKnown.document else { return true }
        return !listings.allSatisfy { document.lists($0.app, for: $0.service) }
    }

    private mutating func take(_ exchange: Exchange?, at probe: WritableKeyPath<SiteSurvey, LocationProbe>) {
        guard let exchange else { return }
        self[keyPath: probe] = self[keyPath: probe].answered(by: exchange, scope: scope, services: services)
    }
}
