package import AssociationModel
package import Findings
package import LinkHandlers
import TextFormats
package import UniversalLinks

/// What the things say that are given to be checked, each part with its places: all that anyone learns of them.
package struct InputParts: Sendable {
    /// The claims of apps.
    package var claims = ClaimParts()
    /// AASA files, which are checked on their own, without a claim.
    package var files: [SourceText]
    /// Expectation files; their expectations are tested, but are not claims of an app.
    package var expectations: [ExpectationFile]
    /// What was found in files of which an expectation file says it.
    package var fileOutcomes: [FileOutcome]
    /// Screens and password rules.
    package var screens: ScreenParts
    /// The apps that are asked who receives their links.
    package var handlers: [HandledApp] = []
    /// Device logs; the named apps complete the bundle identifiers in them.
    package var logs: [ConsoleLog]
    /// The associations in the logs that were checked since, and hold.
    package var held: [HeldAssociation] = []
    /// The folders that are deployed for the sites, with the configuration of their hosts.
    package var deployments: [Deployment]
    /// Sites to look at without any claim.
    package var sites: [SiteKey]
    /// The entries of `ignore` in the configuration, and what became of them.
    package var ignored: [IgnoreUse]
    /// The directories that were named in place of hosts, and that nothing needed.
    package var unneededSites: [UnneededSite]
    /// What is wrong in a file that could be read otherwise.
    package var problems: [InputFailure] = []

    package init(
        lists: [ClaimList] = [], apps: [AppIdentifier] = [], files: [SourceText] = [],
        expectations: [ExpectationFile] = [], fileOutcomes: [FileOutcome] = [], screens: ScreenParts = ScreenParts(),
        logs: [ConsoleLog] = [],
        deployments: [Deployment] = [], sites: [SiteKey] = [], ignored: [IgnoreUse] = [],
        unneededSites: [UnneededSite] = []
    ) {
        (claims.lists, claims.apps) = (lists, apps)
        self.files = files
        self.expectations = expectations
        self.fileOutcomes = fileOutcomes
        self.screens = screens
        self.logs = logs
        self.deployments = deployments
        self.sites = sites
        self.ignored = ignored
        self.unneededSites = unneededSites
    }

    /// Adds what something else says.
    package mutating func add(_ other: InputParts) {
        claims.lists += other.claims.lists
        claims.apps += other.claims.apps.filter { !claims.apps.contains($0) }
        files += other.files
        expectations += other.expectations
        fileOutcomes += other.fileOutcomes
        screens.add(other.screens)
        handlers += other.handlers
        logs += other.logs
        held += other.held
        deployments += other.deployments
        sites += other.sites
        ignored += other.ignored
        unneededSites += other.unneededSites
        problems += other.problems
    }

    /// The hosts of the sites that are asked for, each once, in order.
    package var hosts: [String] { siteRequests.map(\.key.host).uniqued() }

    /// The deployments for each host; under nil those whose host is not known.
    package var deploymentsByHost: [String?: [Deployment]] { Dictionary(grouping: deployments, by: \.host) }

    /// What the claims and expectations need from each site, in their order.
    var siteRequests: [SiteRequest] {
        var requests: [SiteRequest] = []
        var indices: [SiteKey: Int] = [:]
        for (claim, apps) in claimsOnSites {
            guard let key = claim.siteKey else { continue }
            let index = indices[key] ?? requests.count
            if index == requests.count {
                indices[key] = index
                requests.append(SiteRequest(key))
            }
            requests[index].add(claim, for: apps)
        }
        return requests + sites.filter { indices[$0] == nil }.map { SiteRequest($0, services: Service.allCases) }
    }

    // With the apps that each site should list; an expectation may be that an app is not listed.
    private var claimsOnSites: [(Claim, [AppIdentifier])] {
        claims.lists.flatMap { list in
            let apps = claims.apps(of: list)
            return list.claims.map { ($0, apps) }
        } + expectations.flatMap { $0.expectations.map { ($0.claim, []) } }
    }
}

extension Expectation {
    /// A claim for the same site and service.
    fileprivate var claim: Claim { Claim(argument: domain.raw, impliedService: service) }

    /// The site that the expectation is about.
    package var siteKey: SiteKey? { claim.siteKey }
}
