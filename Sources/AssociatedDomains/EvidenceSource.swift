package import AssociationModel
package import CurlFetch
import AssociationChecks
public import Findings
import LocalFiles
import UniversalLinks

/// Where evidence comes from: the network, directories that replace web roots, recorded exchanges, or several of these.
public struct EvidenceSource: Sendable {
    /// Answers the requests.
    let fetcher: any Fetching
    /// The maximum number of requests at once.
    let concurrency: Int
    /// Whether the CDN copy can be fetched.
    let hasNetwork: Bool

    /// The origins and Apple's CDN, over the network. It needs libcurl at run time.
    public static func network(_ settings: NetworkSettings = NetworkSettings()) -> EvidenceSource {
        .combined(
            sites: [], recordings: nil, origin: settings.configuration, cdnBase: Question.ContentDelivery.appleBase)
    }

    /// The origins and Apple's CDN, over the network, all in the same way.
    package static func network(_ configuration: CurlFetcher.Configuration) -> EvidenceSource {
        EvidenceSource(
            fetcher: CurlFetcher(configuration), concurrency: configuration.concurrency, hasNetwork: true)
    }

    /// Directories that replace the web roots of hosts, such as `["example.com": "public"]`; no host is contacted.
    public static func directories(_ sites: [String: String]) -> EvidenceSource {
        let sites = sites.sorted { $0.key < $1.key }.map { SiteDirectories.Site(host: $0.key, directory: $0.value) }
        return EvidenceSource(
            fetcher: SiteDirectories(sites, files: LocalFiles(), next: NoNetwork()), concurrency: 8, hasNetwork: false)
    }

    /// Exchanges that were recorded earlier; no host is contacted. One that was not recorded is a failure in the report.
    ///
    /// - Throws: ``Findings/InputFailure`` if a file of the folder cannot be read as a recorded exchange.
    public static func recordings(in folder: RecordingFolder) throws(InputFailure) -> EvidenceSource {
        recordings(try folder.read())
    }

    /// Exchanges that were recorded earlier; no host is contacted.
    package static func recordings(_ exchanges: [Exchange]) -> EvidenceSource {
        EvidenceSource(fetcher: Recordings(exchanges), concurrency: 8, hasNetwork: true)
    }

    /// No source: every request fails, and no host is contacted.
    public static let nowhere = EvidenceSource(fetcher: NoNetwork(), concurrency: 8, hasNetwork: false)

    /// A fetcher of your own.
    package static func custom(_ fetcher: any Fetching, concurrency: Int = 8) -> EvidenceSource {
        EvidenceSource(fetcher: fetcher, concurrency: concurrency, hasNetwork: true)
    }
}

extension EvidenceSource {
    /// Several sources: directories first, then recorded exchanges, or else the network if it may be used.
    ///
    /// - Parameters:
    ///   - sites: directories that replace the web roots of hosts; these hosts are never contacted.
    ///   - recordings: recorded exchanges; unless nil, the network is not used.
    ///   - origin: how hosts are contacted; nil to contact none.
    ///   - deliveryBase: the part before `/<host>` in the URLs of Apple's CDN. Settings for the origin alone
    ///     (`connectTo`, `resolve`, `trustedRoots`) don't apply to the CDN.
    package static func combined(
        sites: [SiteDirectories.Site], recordings: [Exchange]?, origin: CurlFetcher.Configuration?,
        cdnBase: String
    ) -> EvidenceSource {
        let directories = { SiteDirectories(sites, files: LocalFiles(), next: $0) }
        if let recordings {
            return EvidenceSource(
                fetcher: directories(Recordings(recordings)), concurrency: 8, hasNetwork: true)
        }
        guard let origin else {
            return EvidenceSource(fetcher: directories(NoNetwork()), concurrency: 8, hasNetwork: false)
        }
        let delivery = CurlFetcher.Configuration(
            timeout: origin.timeout, connectTimeout: origin.connectTimeout, concurrency: origin.concurrency,
            allowsPrivateAddresses: origin.allowsPrivateAddresses)
        let routed = RoutedFetcher(
            base: cdnBase, delivery: CurlFetcher(delivery), origin: CurlFetcher(origin))
        return EvidenceSource(fetcher: directories(routed), concurrency: origin.concurrency, hasNetwork: true)
    }
}
