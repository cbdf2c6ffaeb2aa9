import AssociationModel
package import Findings
import Judging
package import LocalFiles
import TextFormats

/// The directories and addresses that were named for hosts, and what a run needed of them.
package struct SiteUses {
    /// A directory or an address that was named.
    package struct Named {
        /// The host as written, and without a port.
        let host, hostName: String
        let option: String
        /// The directory; nil for an address, and for a repository in which one is found.
        let site: SiteDirectories.Site?
        let place: Place
        let isConfigured: Bool

        /// Takes a host that an option names; `argument` is its value.
        package init(_ host: String, by option: String, argument: String) {
            let site = SiteDirectories.Site(host: host, directory: "")
            (self.host, hostName, self.option, self.site) = (site.host, site.hostName, option, nil)
            (place, isConfigured) = (DeclaredText(argument).place, false)
        }

        /// Takes a directory that an option names; `argument` is its value.
        package init(_ site: SiteDirectories.Site, argument: String) {
            (host, hostName, option, self.site) = (site.host, site.hostName, "--site", site)
            (place, isConfigured) = (DeclaredText(argument).place, false)
        }

        init(_ site: SiteDirectories.Site, configuredAt place: Place) {
            (host, hostName, option, self.site) = (site.host, site.hostName, "--site", site)
            (self.place, isConfigured) = (place, true)
        }
    }

    private let named: [Named]
    /// The hosts of those named that nothing needed yet.
    private var unused: Set<String>
    /// What was needed, up to a number: among these is the host that was meant.
    private var needed: [String] = []
    private var apps: [AppIdentifier] = []

    /// A scan has any number of hosts.
    private static let mostCandidates = 10_000

    package init(_ named: [Named] = []) {
        self.named = named
        unused = Set(named.map(\.hostName))
    }

    /// Notes what a check needed: the hosts of its sites, and those that redirects led to.
    package mutating func add(_ check: AssociationCheck, _ evidence: Evidence) {
        // What is wrong with a claim is told there, and not of its host.
        add(evidence.question.parts.claims.lists.flatMap(\.claims).map(\.entry.domain))
        add(evidence)
        apps += check.apps
    }

    /// Notes hosts that will be asked.
    package mutating func add(_ hosts: [String]) {
        unused.subtract(hosts)
        needed += hosts.prefix(max(0, Self.mostCandidates - needed.count))
    }

    /// Notes the hosts of sites, and those that redirects led to.
    package mutating func add(_ evidence: Evidence) {
        if named.isEmpty { return }
        add(evidence.sites.map(\.key.host))
        add(
            evidence.exchanges.compactMap { exchange in
                exchange.request.url.split(separator: "/").dropFirst().first.map { String($0.prefix { $0 != ":" }) }
            })
    }

    /// That an option names a host which nothing needed, as a sentence without a full stop; nil if none does.
    package var complaint: Message? {
        unneeded.first.map { unneeded in
            let meant: Message? = unneeded.nearest.map { "; did you mean \(plain: $0)?" }
            return
                "\(plain: unneeded.option) names \(plain: unneeded.host), which nothing here asks\(meant ?? "")"
        }
    }

    /// What is to be said of those that nothing needed.
    package func report() -> Report {
        AssociationCheck(InputParts(unneededSites: unneeded)).reportOnInputs(at: .now)
    }

    private var unneeded: [UnneededSite] {
        let hosts = Set(needed)
        let only = hosts.count == 1 ? hosts.first : nil
        return named.filter { unused.contains($0.hostName) }.map { named in
            let listing = named.site.flatMap(listing)
            // Where the folder lists the app, its host may well be right.
            let nearest = NearestName.nearest(to: named.hostName, among: needed) ?? (listing == nil ? only : nil)
            return UnneededSite(
                named.host, by: named.option, at: named.place, isConfigured: named.isConfigured, nearest: nearest,
                listing: listing)
        }
    }

    private func listing(in site: SiteDirectories.Site) -> UnneededSite.Listing? {
        let path = site.isFile ? site.directory : site.directory + Location.apple.path
        guard !apps.isEmpty, let bytes = try? LocalFiles().read(path, limit: Response.sizeLimit) else { return nil }
        let document = SiteDocument(file: SourceText(bytes, from: .file(path: path)))
        for service in document.association?.services ?? [] {
            for identifier in document.association?.identifiers(for: service) ?? [] {
                guard let app = apps.first(where: { $0.raw.utf8.elementsEqual(identifier.text.utf8) }) else { continue }
                return UnneededSite.Listing(app, for: service, at: document.place(identifier.span))
            }
        }
        return nil
    }
}

extension ConfigurationInput {
    /// The directories that the configuration names in place of hosts.
    package var namedSites: [SiteUses.Named] {
        (environment?.sites ?? file.sites).map { site in
            SiteUses.Named(
                SiteDirectories.Site(host: site.host, directory: path(site.path)),
                configuredAt: .text(file.text, site.path.span))
        }
    }
}
