import ArgumentParser
import AssociatedDomains

/// Where the files come from: the network and its bounds, directories, or saved exchanges.
struct NetworkOptions: ParsableArguments {
    enum ContentDelivery: String, CaseIterable, ExpressibleByArgument { case auto, never, only }

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Offline: DIR is HOST's web root; repeatable. Such a host is never contacted.", valueName: "HOST=DIR"))
    var site: [SiteOption] = []

    @Flag(name: .long, help: "Contact nothing at all.")
    var offline = false

    @Option(
        name: .long, help: "Ask Apple's CDN for its copy too. auto: yes, unless the origin is replaced by an option.")
    var cdn: ContentDelivery = .auto

    @Option(name: .long, help: ArgumentHelp("Another base for the CDN's URLs.", valueName: "URL"))
    var cdnUrl: String = Question.ContentDelivery.appleBase

    @Option(
        name: .long,
        help: ArgumentHelp(
            "As curl's; for the origin, never for the CDN; repeatable.", valueName: "HOST:PORT:ADDR:PORT"))
    var connectTo: [ConnectTo] = []

    @Option(
        name: .long,
        help: ArgumentHelp("As curl's; for the origin, never for the CDN; repeatable.", valueName: "HOST:PORT:ADDR"))
    var resolve: [Resolve] = []

    @Option(
        name: .long,
        help: ArgumentHelp("Certificates (PEM) to trust instead of the system's, for the origin.", valueName: "FILE"))
    var cacert: String?

    @Option(name: .long, help: ArgumentHelp("How long one exchange may take.", valueName: "SECONDS"))
    var timeout: Double = 20

    @Option(name: .long, help: ArgumentHelp("How many exchanges may be under way at once.", valueName: "N"))
    var jobs: Int = 8

    @Flag(name: .long, help: "Connect to private and reserved addresses too.")
    var allowPrivate = false

    @Option(name: .long, help: ArgumentHelp("Save every exchange as text.", valueName: "DIR"))
    var record: String?

    @Option(name: .long, help: ArgumentHelp("Judge saved exchanges again; contacts nothing.", valueName: "DIR"))
    var replay: String?

    func validate() throws {
        guard timeout > 0, timeout <= 3_600 else { throw ValidationError("--timeout: more than 0 and at most 3600") }
        guard (1...256).contains(jobs) else { throw ValidationError("--jobs: from 1 to 256") }
        guard cdnUrl.hasPrefix("https://") else { throw ValidationError("--cdn-url: an https URL") }
        if record != nil, replay != nil { throw ValidationError("--record and --replay exclude each other") }
        if cdn == .only, offline || replay != nil { throw ValidationError("--cdn only needs the network") }
    }

    /// Reads what is needed from disk. Sites that a command knows of itself stand behind those of `--site`.
    func source(beside others: [SiteDirectories.Site] = []) throws(Failure) -> EvidenceSource {
        for site in site where !LocalFiles().isDirectory(site.value.directory) {
            throw .input("--site \(plain: site.value.host)=\(plain: site.value.directory): there is no such directory")
        }
        return .combined(
            sites: site.map(\.value) + others, recordings: try recordings(),
            origin: offline ? nil : try configuration(),
            cdnBase: base)
    }

    /// Whether the CDN is asked, by the options and by what was saved.
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

    /// Saves what was gathered, if that was asked for. Throws where libcurl is missing: then nothing was gathered.
    func save(_ exchanges: [Exchange]) throws(Failure) {
        if let problem = CurlFetcher.unavailability { throw .input("no server can be asked: \(plain: problem)") }
        guard let record else { return }
        do throws(RecordingFolder.Failure) { try RecordingFolder(record).write(exchanges) } catch {
            throw Failure(error)
        }
    }

    private var base: String { cdnUrl.hasSuffix("/") ? String(cdnUrl.dropLast()) : cdnUrl }

    private func recordings() throws(Failure) -> [Exchange]? {
        guard let replay else { return nil }
        do throws(RecordingFolder.Failure) { return try RecordingFolder(replay).read() } catch { throw Failure(error) }
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

/// `HOST=DIR`.
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
    package init?(argument: String) { self.init(argument) }
}

extension Resolve: ExpressibleByArgument {
    /// Reads the argument of the option.
    package init?(argument: String) { self.init(argument) }
}

extension Failure {
    /// A folder of recordings that cannot be read or written.
    init(_ failure: RecordingFolder.Failure) {
        switch failure {
        case .file(let path, let reason): self.init(reason, reading: path)
        case .text(let path, let problem):
            self = .input("\(plain: path):\(problem.line): this is no saved exchange: \(plain: problem.reason)")
        }
    }
}
