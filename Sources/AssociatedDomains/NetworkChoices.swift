import AssociationModel
package import CurlFetch
package import Findings
package import Inputs
import Judging
package import LocalFiles

/// What someone chose about where evidence comes from: options of a command, or an environment of `.aasa.json`. What is nil
/// or empty was not chosen.
package struct NetworkChoices: Sendable {
    /// Directories or files that replace hosts.
    package var sites: [SiteDirectories.Site]?
    /// Folders that are deployed for hosts.
    package var deployments: [DeploymentFolder] = []
    /// Whether no server is contacted at all.
    package var isOffline: Bool?
    package var cdn: EvidenceSource.CDNCopy?
    /// The part before `/<host>` in the URLs of Apple's CDN.
    package var cdnBase: String?
    package var connectTo: [ConnectTo] = []
    package var resolve: [Resolve] = []
    /// The path of the certificates (PEM) to trust for the origin.
    package var trustedRoots: String?
    /// The time limit of one exchange, in seconds.
    package var timeout: Double?
    /// The time limit for connecting, TLS included, in seconds.
    package var connectTimeout: Double?
    /// The `User-Agent` of requests that are not made as a browser.
    package var userAgent: String?
    /// The mail address that is sent in `From`.
    package var contact: String?
    /// The maximum number of exchanges at once.
    package var concurrency: Int?
    package var allowsPrivateAddresses: Bool?
    /// How often a request that failed is made again.
    package var retries: Int?
    /// Whether the proxies that the environment names are used.
    package var usesProxies = true
    /// The folder of the recorded exchanges that replace the network.
    package var recordings: String?

    package init() {}

    /// The time limits that are allowed, in seconds; 0 itself is not.
    package static let timeouts = 0.0...3_600.0
    /// The numbers of exchanges at once that are allowed.
    package static let concurrencies = 1...256
    /// The numbers of times that a request may be made again.
    package static let retryCounts = 0...10
    package static let defaultRetries = 1
    package static let defaultTimeout = 20.0
    package static let defaultConcurrency = 32

    /// Whether a time limit is one that is allowed.
    package static func allows(timeout: Double) -> Bool { timeout > 0 && timeouts.contains(timeout) }

    /// The base of the CDN's URLs, without the slash at its end; nil unless it is an https URL.
    package static func cdnBase(_ text: String) -> String? {
        guard text.hasPrefix("https://") else { return nil }
        return text.hasSuffix("/") ? String(text.dropLast()) : text
    }

    /// These choices, and where nothing was chosen, the others. Of sites, addresses and connections for the same host the
    /// first count, so these take precedence.
    package func over(_ others: NetworkChoices) -> NetworkChoices {
        var choices = self
        choices.sites = sites.map { $0 + (others.sites ?? []) } ?? others.sites
        choices.isOffline = isOffline ?? (cdn == .only || recordings != nil ? nil : others.isOffline)
        choices.cdn = cdn ?? others.cdn
        choices.cdnBase = cdnBase ?? others.cdnBase
        choices.deployments += others.deployments
        choices.connectTo += others.connectTo
        choices.resolve += others.resolve
        choices.trustedRoots = trustedRoots ?? others.trustedRoots
        choices.timeout = timeout ?? others.timeout
        choices.connectTimeout = connectTimeout ?? others.connectTimeout
        choices.userAgent = userAgent ?? others.userAgent
        choices.contact = contact ?? others.contact
        choices.concurrency = concurrency ?? others.concurrency
        choices.allowsPrivateAddresses = allowsPrivateAddresses ?? others.allowsPrivateAddresses
        choices.retries = retries ?? others.retries
        choices.usesProxies = usesProxies && others.usesProxies
        choices.recordings = recordings ?? others.recordings
        return choices
    }

    /// The source that was chosen. Reads the recordings and certificates.
    package func source() throws(InputFailure) -> EvidenceSource { try responder().adding(deployments) }

    private func responder() throws(InputFailure) -> EvidenceSource {
        let sites = sites ?? []
        let cdn = cdn ?? (deployments.isEmpty ? .auto : .never)
        let base = cdnBase ?? Question.ContentDelivery.appleBase
        if let recordings {
            return .recordings(try RecordingFolder(recordings).read(), beside: sites, cdn: cdn, cdnBase: base)
        }
        if isOffline == true { return .directories(sites) }
        return .network(
            try configuration(), retries: retries ?? Self.defaultRetries, beside: sites, cdn: cdn, cdnBase: base)
    }

    private func configuration() throws(InputFailure) -> CurlFetcher.Configuration {
        var roots: [UInt8]?
        if let path = trustedRoots {
            do throws(FileFailure) { roots = try LocalFiles().read(path, limit: 16 << 20) } catch {
                throw InputFailure(error, reading: path)
            }
        }
        let timeout = timeout ?? Self.defaultTimeout
        var configuration = CurlFetcher.Configuration(
            timeout: timeout, connectTimeout: min(timeout, connectTimeout ?? 10),
            concurrency: concurrency ?? Self.defaultConcurrency,
            allowsPrivateAddresses: allowsPrivateAddresses ?? false, connectTo: connectTo, resolve: resolve,
            trustedRoots: roots)
        configuration.userAgent = userAgent ?? configuration.userAgent
        configuration.contact = contact
        configuration.proxies = usesProxies ? .ofEnvironment : nil
        return configuration
    }
}
