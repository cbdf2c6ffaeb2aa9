import AssociationModel
import TextFormats
import UniversalLinks

/// What the claims of a question need from one site.
struct SiteRequest {
    private var asked: Set<Service> = []
    /// The paths of claims that have one, in the order of the claims, without duplicates.
    private(set) var paths: [String] = []

    mutating func add(_ claim: Claim) {
        if let service = claim.service { asked.insert(service) }
        if let path = claim.entry.pathPrefix, !paths.contains(path) { paths.append(path) }
    }

    /// The services, in the order of ``Service/allCases``.
    var services: [Service] { Service.allCases.filter(asked.contains) }
}
