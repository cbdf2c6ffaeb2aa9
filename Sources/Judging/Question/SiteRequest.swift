import AssociationModel

/// What the claims of a question need from one site.
struct SiteRequest {
    let key: SiteKey
    private var claimed: Set<Service> = []
    /// The apps that the site should list, each for a service that is claimed for it.
    private(set) var listings: Set<Listing> = []
    /// The paths of path-prefixed claims, each once, in the order of the claims.
    private(set) var paths: [String] = []
    private var seenPaths: Set<String> = []

    struct Listing: Hashable {
        let app: AppIdentifier
        let service: Service
    }

    /// Needs the file for these services, whatever is in it.
    init(_ key: SiteKey, services: [Service] = []) {
        self.key = key
        claimed = Set(services)
    }

    mutating func add(_ claim: Claim, for apps: [AppIdentifier]) {
        if let service = claim.service {
            claimed.insert(service)
            for app in apps { listings.insert(Listing(app: app, service: service)) }
        }
        if let path = claim.entry.pathPrefix, seenPaths.insert(path).inserted { paths.append(path) }
    }

    /// The services that are claimed, in the order of ``Service/allCases``.
    var services: [Service] { Service.allCases.filter(claimed.contains) }
}
