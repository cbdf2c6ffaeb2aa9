public import CurlFetch

/// How servers are contacted: limits, and what replaces the origin. None but the limits apply to Apple's CDN.
public struct NetworkSettings: Sendable {
    /// The time limit of one exchange with a server, in seconds. A host takes at most three times as long, however many
    /// requests it needs.
    public var timeout: Double = 30
    /// The time limit for connecting, TLS included, in seconds.
    public var connectTimeout: Double = 10
    /// The maximum number of exchanges at once; with one host at most 8.
    public var concurrency = 32
    /// How often a request is made again whose connection failed or broke off, or that got status 429 or 500 to 599.
    package var retries = 1
    /// Whether the proxies are used that the environment names in curl's variables, such as `https_proxy` and `no_proxy`. A
    /// proxy resolves names itself: set this to false where strangers name the hosts, unless the proxy refuses private
    /// addresses.
    public var usesProxiesOfEnvironment = true
    /// Whether to connect to private and reserved addresses too. Those that ``connectTo`` and ``resolve`` name always are.
    /// Behind a proxy, only an address in the URL itself is known to be private.
    public var allowsPrivateAddresses = false
    /// Where to connect to instead of the origin, as with curl's `--connect-to`.
    public var connectTo: [ConnectTo] = []
    /// Addresses to use for names, as with curl's `--resolve`.
    public var resolve: [Resolve] = []
    /// Whether the copy of Apple's CDN, which is what devices read, is fetched too. It is not where something replaces the
    /// origin.
    public var asksContentDelivery = true
    /// Certificates to trust for the origin instead of the system's, in PEM; nil for the system's.
    public var trustedRoots: [UInt8]?

    /// The defaults suit a person who waits for the answer.
    public init() {}

    package var configuration: CurlFetcher.Configuration {
        var configuration = CurlFetcher.Configuration(
            timeout: timeout, connectTimeout: connectTimeout, concurrency: concurrency,
            allowsPrivateAddresses: allowsPrivateAddresses, connectTo: connectTo, resolve: resolve,
            trustedRoots: trustedRoots)
        configuration.proxies = usesProxiesOfEnvironment ? .ofEnvironment : nil
        return configuration
    }
}
