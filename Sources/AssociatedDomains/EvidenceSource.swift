package import AssociationModel
package import CurlFetch
import LocalFiles
import UniversalLinks

/// Where evidence comes from: the network, directories that stand for web roots, saved exchanges, or several of them.
package struct EvidenceSource: Sendable {
    /// Who answers requests.
    let fetcher: any Fetching
    /// How many requests may be under way at once.
    let concurrency: Int
    /// Whether Apple's CDN can be asked.
    let hasNetwork: Bool

    /// The hosts themselves and Apple's CDN, over the network.
    package static func network(_ configuration: CurlFetcher.Configuration = .init()) -> EvidenceSource {
        EvidenceSource(
            fetcher: CurlFetcher(configuration), concurrency: configuration.concurrency, hasNetwork: true)
    }

    /// Directories that stand for the web roots of hosts, as `["example.com": "public"]`; other hosts are not
    /// contacted.
    package static func directories(_ sites: [String: String]) -> EvidenceSource {
        let sites = sites.sorted { $0.key < $1.key }.map { SiteDirectories.Site(host: $0.key, directory: $0.value) }
        return EvidenceSource(
            fetcher: SiteDirectories(sites, files: LocalFiles(), next: NoNetwork()), concurrency: 8, hasNetwork: false)
    }

    /// Exchanges that were saved earlier; other requests are not made.
    package static func recordings(_ exchanges: [Exchange]) -> EvidenceSource {
        EvidenceSource(fetcher: Recordings(exchanges), concurrency: 8, hasNetwork: true)
    }

    /// Nobody: nothing is contacted.
    package static let nowhere = EvidenceSource(fetcher: NoNetwork(), concurrency: 8, hasNetwork: false)

    /// Whatever answers the requests, such as a fetcher of your own.
    package static func custom(_ fetcher: any Fetching, concurrency: Int = 8) -> EvidenceSource {
        EvidenceSource(fetcher: fetcher, concurrency: concurrency, hasNetwork: true)
    }
}

extension EvidenceSource {
    /// Several of them: directories and saved exchanges first, then the network if it may be used.
    ///
    /// - Parameters:
    ///   - sites: directories that stand for the web roots of hosts; such hosts are never contacted.
    ///   - recordings: saved exchanges; if there are any, nothing else is asked.
    ///   - origin: how hosts are asked; nil to contact none.
    ///   - deliveryBase: what stands before `/<host>` in the URLs of Apple's CDN, which is asked without what is set
    ///     for the origin alone (`connectTo`, `resolve`, `trustedRoots`).
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
