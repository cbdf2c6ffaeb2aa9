import AssociationModel
package import Findings
import Judging
package import LocalFiles
import TextFormats

/// The directories that were named in place of hosts, and what a run needed of them.
package struct SiteUses {
    /// A directory that was named.
    package struct Named {
        let site: SiteDirectories.Site
        let place: Place
        let isConfigured: Bool

        /// Takes a directory that an option names; `argument` is its value.
        package init(_ site: SiteDirectories.Site, argument: String) {
            (self.site, place, isConfigured) = (site, DeclaredText(argument).place, false)
        }

        init(_ site: SiteDirectories.Site, configuredAt place: Place) {
            (self.site, self.place, isConfigured) = (site, place, true)
        }
    }

    private let named: [Named]
    private var needed: [String] = []
    private var apps: [AppIdentifier] = []

    package init(_ named: [Named] = []) { self.named = named }

    /// Notes what a check needed: the hosts of its sites, and those that redirects led to.
    package mutating func add(_ check: AssociationCheck, _ evidence: Evidence) {
        // What is wrong with a claim is told there, and not of its host.
        needed += evidence.sites.map(\.key.host)
        needed += evidence.question.parts.claims.lists.flatMap(\.claims).map(\.entry.domain)
        needed += evidence.exchanges.compactMap { exchange in
            exchange.request.url.split(separator: "/").dropFirst().first.map { String($0.prefix { $0 != ":" }) }
        }
        apps += check.apps
    }

    /// What is to be said of those that nothing needed.
    package func report(at now: Instant = .now) -> Report {
        let hosts = Set(needed)
        let only = hosts.count == 1 ? hosts.first : nil
        let unneeded = named.filter { !hosts.contains($0.site.hostName) }.map { named in
            let listing = listing(in: named.site)
            // Where the folder lists the app, its host may well be right.
            let nearest = NearestName.nearest(to: named.site.hostName, among: needed) ?? (listing == nil ? only : nil)
            return UnneededSite(
                named.site.host, at: named.place, isConfigured: named.isConfigured, nearest: nearest, listing: listing)
        }
        return AssociationCheck(InputParts(unneededSites: unneeded)).reportOnInputs(at: now)
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
