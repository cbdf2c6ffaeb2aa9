import ArgumentParser
import AssociatedDomains

/// Where the files come from: the network and its limits, directories, or recorded exchanges.
struct NetworkOptions: ParsableArguments {
    enum ContentDelivery: String, CaseIterable, ExpressibleByArgument { case auto, never, only }

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Use DIR as HOST's web root and never contact HOST; repeatable", valueName: "HOST=DIR"))
    var site: [SiteOption] = []

    @Flag(name: .long, help: "Contact no server at all")
    var offline = false

    @Option(
        name: .long, help: "Also fetch the CDN copy. auto does so unless an option replaces the origin")
    var cdn: ContentDelivery = .auto

    @Option(name: .long, help: ArgumentHelp("Base of the CDN's URLs", valueName: "URL"))
    var cdnUrl: String = Question.ContentDelivery.appleBase

    @Option(
        name: .long,
        help: ArgumentHelp(
            "As in curl, for the origin but never the CDN; repeatable", valueName: "HOST:PORT:ADDR:PORT"))
    var connectTo: [ConnectTo] = []

    @Option(
        name: .long,
        help: ArgumentHelp("As in curl, for the origin but never the CDN; repeatable", valueName: "HOST:PORT:ADDR"))
    var resolve: [Resolve] = []

    @Option(
        name: .long,
        help: ArgumentHelp("Certificates (PEM) to trust for the origin, instead of the system's", valueName: "FILE"))
    var cacert: String?

    @Option(name: .long, help: ArgumentHelp("Time limit of one exchange", valueName: "SECONDS"))
    var timeout: Double = 20

    @Option(name: .long, help: ArgumentHelp("Maximum number of exchanges at once", valueName: "N"))
    var jobs: Int = 8

    @Flag(name: .long, help: "Also connect to private and reserved addresses")
    var allowPrivate = false

    @Option(name: .long, help: ArgumentHelp("Save every exchange as text", valueName: "DIR"))
    var record: String?

    @Option(name: .long, help: ArgumentHelp("Check recorded exchanges again, without the network", valueName: "DIR"))
    var replay: String?

    func validate() throws {
        guard timeout > 0, timeout <= 3_600 else {
            throw ValidationError("--timeout must be more than 0 and at most 3600")
        }
        guard (1...256).contains(jobs) else { throw ValidationError("--jobs must be from 1 to 256") }
        guard cdnUrl.hasPrefix("https://") else { throw ValidationError("--cdn-url must be an https URL") }
        if record != nil, replay != nil { throw ValidationError("--record and --replay cannot be combined") }
        if cdn == .only, offline || replay != nil {
            throw ValidationError("--cdn only needs the network: it cannot be combined with --offline or --replay")
        }
    }

    /// Reads what the options need from disk. The sites of `--site` take precedence over `others`.
    func source(beside others: [SiteDirectories.Site] = []) throws(Failure) -> EvidenceSource {
        for site in site where !LocalFiles().isDirectory(site.value.directory) {
            throw .input("--site \(plain: site.value.host)=\(plain: site.value.directory): no such directory")
        }
        return .combined(
            sites: site.map(\.value) + others, recordings: try recordings(),
            origin: offline ? nil : try configuration(),
            cdnBase: base)
    }

    /// Whether the CDN copy is fetched; with `--replay`, whether it was recorded.
    func contentDelivery() throws(Failure) -> Question.ContentDelivery {
        switch cdn {
        case .never: return .never
        case .only: return .only(base: base)
        case .auto:
            if let recordings = try recordings() {
                let isSaved = recordings.contains { $0.request.url.hasPrefix(base + "/") }
                return isSaved ? .also(base: base) : .never
            }
            let isReplaced = !connectTo.isEmpty || !resolve.isEmpty || cacert != nil || !site.isEmpty || offline
            return isReplaced ? .never : .also(base: base)
        }
    }

    /// Saves the exchanges, with `--record`. Throws if libcurl is missing, since then nothing was fetched.
    func save(_ exchanges: [Exchange]) throws(Failure) {
        if let problem = CurlFetcher.unavailability { throw .input("can't contact any server: \(plain: problem)") }
        guard let record else { return }
        do throws(InputFailure) { try RecordingFolder(record).write(exchanges) } catch {
            throw Failure(error)
        }
    }

    private var base: String { cdnUrl.hasSuffix("/") ? String(cdnUrl.dropLast()) : cdnUrl }

    private func recordings() throws(Failure) -> [Exchange]? {
        guard let replay else { return nil }
        do throws(InputFailure) { return try RecordingFolder(replay).read() } catch { throw Failure(error) }
    }

    private func configuration() throws(Failure) -> CurlFetcher.Configuration {
        var roots: [UInt8]?
        if let cacert {
            do throws(FileFailure) { roots = try LocalFiles().read(cacert, limit: 16 << 20) } catch {
                throw Failure(error, reading: cacert)
            }
        }
        return CurlFetcher.Configuration(
            timeout: timeout, connectTimeout: min(timeout, 10), concurrency: jobs,
            allowsPrivateAddresses: allowPrivate, connectTo: connectTo, resolve: resolve, trustedRoots: roots)
    }
}

/// The value of `--site`: `HOST=DIR`.
struct SiteOption: ExpressibleByArgument {
    let value: SiteDirectories.Site

    init?(argument: String) {
        guard let sign = argument.firstIndex(of: "="), sign != argument.startIndex else { return nil }
        let directory = String(argument[argument.index(after: sign)...])
        guard !directory.isEmpty else { return nil }
        value = SiteDirectories.Site(host: String(argument[..<sign]), directory: directory)
    }
}

extension ConnectTo: ExpressibleByArgument {
    /// Reads the argument of the option.
    public init?(argument: String) { self.init(argument) }
}

extension Resolve: ExpressibleByArgument {
    /// Reads the argument of the option.
    public init?(argument: String) { self.init(argument) }
}
