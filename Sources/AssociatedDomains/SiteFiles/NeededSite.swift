package import AssociationModel
import Findings
import Judging
import TextFormats

/// A host that apps claim, with what its AASA file has to list for every claim to hold.
///
///     let (sites, unused) = NeededSite.sites(for: try await AppFile(reading: "Shop.ipa").lists)
///     for site in sites { print(site.host, String(decoding: site.file().bytes, as: UTF8.self)) }
package struct NeededSite: Sendable {
    /// The apps that a service has to list.
    package struct Listing: Sendable {
        /// The service whose key lists the apps.
        package let service: Service
        /// The apps, each once, in the order of the claims.
        package let apps: [AppIdentifier]
    }

    /// A claim that cannot be put into any file, and why.
    package struct Unused: Sendable {
        package let claim: Claim
        package let reason: Message
    }

    /// The host that serves the file, in lower case, with `:port` if the claims name a port other than 443. For
    /// `*.example.com` it is `example.com`.
    package let host: String
    /// What the file has to list, in the order of ``Service/allCases``.
    package let listings: [Listing]
    /// The claims that name a path besides the host, where Apple reads no file; each once.
    package let claimsWithPath: [Claim]

    /// Whether the file has to list apps that open links.
    package var hasLinks: Bool { listings.contains { $0.service == .applinks } }

    /// Collects the hosts that claims name, in the order of the claims.
    ///
    /// A claim that is not written as Apple documents is taken as its author must have meant it; ``AssociationCheck``
    /// reports what is wrong with it.
    ///
    /// - Parameters:
    ///   - lists: the claims of apps and projects, or claims that were named one by one.
    ///   - apps: the apps of claims whose list names no app.
    package static func sites(
        for lists: [ClaimList], apps: [AppIdentifier] = []
    ) -> (sites: [NeededSite], unused: [Unused]) {
        var hosts: [String] = []
        var needed: [String: [Service: [AppIdentifier]]] = [:]
        var unused: [Unused] = []
        var withPath: [String: [Claim]] = [:]
        var ofClips: [String: Claim] = [:]
        var seen: Set<String> = []
        for list in lists {
            let claimants = list.app.map { [$0] } ?? apps
            for claim in list.claims {
                guard let (service, host) = target(of: claim.entry) else {
                    unused.append(Unused(claim: claim, reason: reason(claim.entry)))
                    continue
                }
                guard !claimants.isEmpty else {
                    unused.append(
                        Unused(
                            claim: claim,
                            reason: "it is not known which app makes this claim: name it with --app TEAMID.bundle.id"))
                    continue
                }
                if needed[host] == nil { hosts.append(host) }
                if service == .appclips, ofClips[host] == nil { ofClips[host] = claim }
                if claim.entry.pathPrefix != nil, seen.insert(claim.entitlement).inserted {
                    withPath[host, default: []].append(claim)
                }
                let known = needed[host]?[service] ?? []
                needed[host, default: [:]][service] = known + claimants.filter { !known.contains($0) }
            }
        }
        for (host, claim) in ofClips.sorted(by: { $0.key < $1.key }) {
            // An app claims the domain of its App Clip too, but the file lists the App Clip alone.
            let apps = needed[host]?[.applinks] ?? []
            let clips = needed[host]?[.appclips]?.filter { !apps.contains($0) } ?? []
            needed[host]?[.appclips] = clips.isEmpty ? nil : clips
            if clips.isEmpty {
                unused.append(
                    Unused(
                        claim: claim, reason: "the file lists the App Clip for it, which has an identifier of its own"))
            }
        }
        let sites = hosts.filter { needed[$0]?.isEmpty == false }.map { host in
            let listings = Service.allCases.compactMap { service in
                needed[host]?[service].map { Listing(service: service, apps: $0) }
            }
            return NeededSite(host: host, listings: listings, claimsWithPath: withPath[host] ?? [])
        }
        return (sites, unused)
    }

    private static func reason(_ entry: EntitlementEntry) -> Message {
        if entry.hostProblem == .buildSetting { return "a value in it is filled in when the app is built" }
        if hasHiddenCharacters(entry) {
            return "it contains white space or control characters that no host name can contain"
        }
        if entry.raw == "*" { return "it is the pattern of a profile, which names no domain" }
        return "no service and host can be read from it"
    }

    private static func target(of entry: EntitlementEntry) -> (Service, host: String)? {
        guard !hasHiddenCharacters(entry), let corrected = entry.corrected.map({ EntitlementEntry($0) }),
            let service = corrected.knownService
        else {
            return nil
        }
        // Apple documents no port, so the corrected entry has none.
        let port = entry.portNumber.map { $0 == 443 ? "" : ":\($0)" } ?? ""
        return (service, corrected.domain + port)
    }

    // What is inside a host name could have been meant as something else, so the host without it may be another one.
    // White space around the parts is harmless: a property list may have line breaks there.
    private static func hasHiddenCharacters(_ entry: EntitlementEntry) -> Bool {
        entry.host.text.unicodeScalars.contains { $0.properties.isWhitespace || isControl($0) }
            || entry.raw.unicodeScalars.contains { isControl($0) && !$0.properties.isWhitespace }
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.generalCategory == .control }
}
