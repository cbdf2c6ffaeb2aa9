package import AssociationModel
import Catalogue
package import CurlFetch
public import Findings
import HostConfigurations
package import Inputs
import Judging
package import LocalFiles

/// Where evidence comes from: the network, directories that replace web roots, recorded exchanges, or several of these;
/// and whether Apple's CDN is asked.
public struct EvidenceSource: Sendable {
    /// Whether Apple's CDN copy is fetched.
    package enum CDNCopy: String, CaseIterable, Sendable {
        /// Besides the origin's file, unless something replaces the origin: a directory, another address, other root
        /// certificates. Of recorded exchanges: if the copy was recorded.
        case auto
        case never
        /// Instead of the origin's file; the origin is not contacted.
        case only
    }

    // Answers for all hosts that have no directory.
    private var fetcher: any Fetching
    private let isRecorded: Bool
    private var sites: [SiteDirectories.Site]
    private var folders: [DeploymentFolder] = []
    private var limits: Inspector.Limits
    private var contentDelivery: Question.ContentDelivery
    // Whether directories in place of hosts, which devices do not see, leave the copy out.
    private var asksCopyOfServersAlone = false

    private init(
        _ fetcher: any Fetching, beside sites: [SiteDirectories.Site] = [], limits: Inspector.Limits = .init(),
        _ contentDelivery: Question.ContentDelivery
    ) {
        self.fetcher = fetcher
        isRecorded = fetcher is Recordings
        self.sites = sites
        self.limits = limits
        self.contentDelivery = contentDelivery
    }

    /// The origins and Apple's CDN, over the network. It needs libcurl at run time.
    public static func network(_ settings: NetworkSettings = NetworkSettings()) -> EvidenceSource {
        network(settings.configuration, retries: settings.retries, cdn: settings.asksContentDelivery ? .auto : .never)
    }

    /// The origins and Apple's CDN, over the network.
    ///
    /// - Parameters:
    ///   - configuration: how hosts are contacted. What replaces the origin (`connectTo`, `resolve`, `trustedRoots`) does
    ///     not apply to the CDN.
    ///   - retries: how often a request that failed is made again.
    ///   - sites: directories that replace the web roots of hosts; these hosts are never contacted.
    ///   - cdnBase: the part before `/<host>` in the URLs of Apple's CDN.
    package static func network(
        _ configuration: CurlFetcher.Configuration, retries: Int = NetworkChoices.defaultRetries,
        beside sites: [SiteDirectories.Site] = [], cdn: CDNCopy = .auto,
        cdnBase: String = Question.ContentDelivery.appleBase
    ) -> EvidenceSource {
        var configuration = configuration
        configuration.concurrency = LocalFiles().exchangesAtOnce(atMost: configuration.concurrency)
        let origin = CurlFetcher(configuration)
        let cdnFetcher = configuration.replacesOrigin ? CurlFetcher(configuration.keepingOrigin) : origin
        let fetcher: any Fetching =
            configuration.replacesOrigin ? RoutedFetcher(base: cdnBase, cdn: cdnFetcher, origin: origin) : origin
        let controlled = ControlledFetcher(
            fetcher, control: Request(cdnBase + "/"), isOriginReplaced: configuration.replacesOrigin)
        var source = EvidenceSource(
            RetryingFetcher(controlled, retries: retries, within: .seconds(configuration.timeout)), beside: sites,
            limits: Inspector.Limits(
                concurrency: configuration.concurrency, time: HostTime(timeout: configuration.timeout)),
            cdn.contentDelivery(from: cdnBase, byDefault: sites.isEmpty && !configuration.replacesOrigin))
        source.asksCopyOfServersAlone = cdn == .auto
        return source
    }

    /// Exchanges that were recorded earlier; no host is contacted. One that was not recorded is a failure in the report.
    ///
    /// - Parameter folder: the path of a folder that a check was recorded to.
    /// - Throws: ``InputFailure`` if a file of the folder cannot be read as a recorded exchange.
    public static func recordings(in folder: String) throws(InputFailure) -> EvidenceSource {
        recordings(try RecordingFolder(folder).read())
    }

    /// Exchanges that were recorded earlier; no host is contacted.
    package static func recordings(
        _ exchanges: [Exchange], beside sites: [SiteDirectories.Site] = [], cdn: CDNCopy = .auto,
        cdnBase: String = Question.ContentDelivery.appleBase
    ) -> EvidenceSource {
        let isRecorded = exchanges.contains { $0.request.url.hasPrefix(cdnBase + "/") }
        return EvidenceSource(
            Recordings(exchanges), beside: sites, cdn.contentDelivery(from: cdnBase, byDefault: isRecorded))
    }

    /// Directories that replace the web roots of hosts, such as `["example.com": "public"]`; no host is contacted.
    public static func directories(_ sites: [String: String]) -> EvidenceSource {
        directories(sites.sorted { $0.key < $1.key }.map { .init(host: $0.key, directory: $0.value) })
    }

    /// Directories or files that replace hosts; no host is contacted.
    package static func directories(_ sites: [SiteDirectories.Site]) -> EvidenceSource {
        EvidenceSource(NoNetwork(), beside: sites, .never)
    }

    /// No source: every request fails, and no host is contacted.
    public static let nowhere = directories([SiteDirectories.Site]())

    /// Answers of your own, as in a unit test. No host is contacted.
    ///
    ///     let source = EvidenceSource { request in
    ///         request.path == "/.well-known/apple-app-site-association" ? .file(#"{"applinks": {}}"#) : .missing
    ///     }
    ///
    /// - Parameters:
    ///   - asksContentDelivery: whether the copy of Apple's CDN is asked for, too; its requests have another host.
    ///   - answer: answers a request. It is called from any thread, for several requests at a time.
    public init(
        asksContentDelivery: Bool = false,
        _ answer: @escaping @Sendable (EvidenceRequest) async -> EvidenceAnswer
    ) {
        self = .custom(AnsweringFetcher(answer: answer), cdn: asksContentDelivery ? .auto : .never)
    }

    /// A fetcher of your own.
    package static func custom(
        _ fetcher: any Fetching, limits: Inspector.Limits = .init(), cdn: CDNCopy = .auto,
        cdnBase: String = Question.ContentDelivery.appleBase
    ) -> EvidenceSource {
        EvidenceSource(fetcher, limits: limits, cdn.contentDelivery(from: cdnBase, byDefault: true))
    }

    /// The same source with more directories; those that it has already take precedence.
    package func adding(_ sites: [SiteDirectories.Site]) -> EvidenceSource {
        var source = self
        source.sites += sites
        if asksCopyOfServersAlone, !sites.isEmpty { source.contentDelivery = .never }
        return source
    }

    /// The same source with a folder that is deployed for a host, such as a repository: its web root answers for the host,
    /// and the configuration of its server or framework is read.
    ///
    /// - Parameter host: the host; nil for the only one that is asked for.
    public func deploying(_ folder: String, for host: String? = nil) -> EvidenceSource {
        adding([DeploymentFolder(host: host, path: folder)])
    }

    /// The same source with folders that are deployed for hosts.
    package func adding(_ folders: [DeploymentFolder]) -> EvidenceSource {
        var source = self
        source.folders += folders
        return source
    }

    /// The same source, which makes no request twice, whatever is asked of it one after the other.
    package var remembering: EvidenceSource {
        var source = self
        source.fetcher = RememberingFetcher(fetcher)
        return source
    }

    /// The same source, which waits as it is told before it makes a request again.
    func waiting(_ wait: @escaping RetryingFetcher.Wait) -> EvidenceSource {
        guard let retrying = fetcher as? RetryingFetcher else { return self }
        var source = self
        source.fetcher = retrying.waiting(wait)
        return source
    }

    /// The same source, which makes one request after the other.
    var askingOneByOne: EvidenceSource {
        var source = self
        source.limits = limits.withConcurrency(1)
        return source
    }

    /// The same source, which connects to an address when it asks a site's own server. What was recorded stays as it is.
    func connecting(to address: ServerAddress, for site: SiteKey) -> EvidenceSource {
        guard !isRecorded else { return self }
        var source = self
        source.fetcher = AddressedFetcher(base: "https://" + site.authority, address: address, next: fetcher)
        return source
    }

    /// Gathers the evidence for a question, with the CDN copy if this source says so.
    ///
    /// - Parameters:
    ///   - isOneCopyEnough: whether one copy of each file is wanted: the CDN's if it is asked instead of the origin, else
    ///     the origin's.
    ///   - whenEnded: is told each exchange as it ends, also those that are made in vain.
    func evidence(
        for question: Question, isOneCopyEnough: Bool = false, whenEnded: (@Sendable (EndedExchange) -> Void)? = nil
    ) async throws(CheckFailure) -> Evidence {
        var contentDelivery = contentDelivery
        if isOneCopyEnough, case .also = contentDelivery { contentDelivery = .never }
        var question = question
        question.choices.contentDelivery = contentDelivery
        question.parts.deployments += deployments(for: question.parts.hosts)
        let sites = sites + question.parts.deployments.compactMap(\.site)
        var fetcher = sites.isEmpty ? fetcher : SiteDirectories(sites, files: LocalFiles(), next: fetcher)
        if let whenEnded {
            fetcher = ReportingFetcher(next: fetcher, question: question, whenEnded: whenEnded)
        }
        let evidence: Evidence
        do throws(FetcherUnavailable) {
            evidence = try await Inspector(fetcher: fetcher, limits: limits).evidence(for: question)
        } catch { throw .unavailable(error) }
        // After a cancellation it has what was gathered until then, in which a missing answer looks like a refusal.
        if Task.isCancelled { throw .cancelled }
        return evidence
    }
}

extension EvidenceSource {
    // Those of hosts that are asked for; a folder without a host is deployed for the only one.
    private func deployments(for hosts: [String]) -> [Deployment] {
        let asked = Set(hosts)
        let onlyHost = hosts.count == 1 ? hosts.first : nil
        var reading = SiteDeployments()
        // Of two directories for the same host, the first answers.
        var seen: Set<String> = []
        let ofSites = sites.filter { asked.contains($0.hostName) && seen.insert($0.host).inserted }.compactMap {
            reading.deployment(of: $0)
        }
        return ofSites
            + folders.flatMap { $0.deployments(host: $0.host ?? onlyHost) }.map {
                $0.answered(by: ServerAnswer.handler(of: $0))
            }
    }
}

extension Deployment {
    /// The web root in the place of the host; nil if the host is unknown, or the file is not in it.
    fileprivate var site: SiteDirectories.Site? {
        guard let host else { return nil }
        let directory = webRoot.isEmpty ? folder : folder + "/" + webRoot
        if let serverAnswer {
            return SiteDirectories.Site(host: host, directory: directory, handlers: [serverAnswer])
        }
        if hasFile { return SiteDirectories.Site(host: host, directory: directory) }
        return handlers.isEmpty ? nil : SiteDirectories.Site(host: host, directory: directory, handlers: handlers)
    }
}

extension EvidenceSource.CDNCopy {
    fileprivate func contentDelivery(from base: String, byDefault isFetched: Bool) -> Question.ContentDelivery {
        switch self {
        case .auto: isFetched ? .also(base: base) : .never
        case .never: .never
        case .only: .only(base: base)
        }
    }
}

extension Evidence {
    /// What was named or is included, and the system does not let us read; a site's own file too, where a directory stands
    /// for the site. Each once.
    package var denied: [InputFailure] {
        let own = sites.compactMap { site -> InputFailure? in
            guard case .denied(let path)? = site.wellKnown.exchange?.notSeen else { return nil }
            return InputFailure("cannot be read", at: path)
        }
        var seen: Set<Message> = []
        return (own + question.parts.deployments.flatMap(\.denied)).filter { seen.insert($0.sentence).inserted }
    }
}
