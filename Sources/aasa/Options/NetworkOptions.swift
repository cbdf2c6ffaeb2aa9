import ArgumentParser
import AssociatedDomains

/// Where the files come from: the network and its limits, directories, or recorded exchanges.
struct NetworkOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "Use DIR as HOST's web root, on every port, and never contact HOST; repeatable", valueName: "HOST=DIR"))
    var site: [SiteOption] = []

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Read DIR, a repository, as what is deployed for HOST (or the only host asked for): its web root and its host's configuration; repeatable",
            valueName: "[HOST=]DIR"), completion: .directory)
    var deployment: [DeploymentOption] = []

    @Flag(name: .long, help: "Contact no server at all")
    var offline = false

    @Option(
        name: .long, help: "Also fetch the CDN copy. auto (the default) does so unless an option replaces the origin")
    var cdn: EvidenceSource.CDNCopy?

    @Option(
        name: .long,
        help: ArgumentHelp("Base of the CDN's URLs (default: \(Question.ContentDelivery.appleBase))", valueName: "URL"))
    var cdnUrl: String?

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
        help: ArgumentHelp("Certificates (PEM) to trust for the origin, instead of the system's", valueName: "FILE"),
        completion: .file())
    var cacert: String?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Time limit of one exchange; a host takes at most three times as long (default: 20)", valueName: "SECONDS"))
    var timeout: Double?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "How often a request is made again whose connection failed, or that got status 429 or 5xx (default: 1)",
            valueName: "N"))
    var retries: Int?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Maximum number of exchanges at once; with one host at most 8 (default: 32)", valueName: "N"))
    var jobs: Int?

    @Flag(name: .long, help: "Also connect to private and reserved addresses")
    var allowPrivate = false

    @Option(name: .long, help: ArgumentHelp("Save every exchange as text", valueName: "DIR"), completion: .directory)
    var record: String?

    @Flag(name: .long, help: "With --record, remove the exchanges that DIR holds already")
    var overwrite = false

    @Option(
        name: .long, help: ArgumentHelp("Check recorded exchanges again, without the network", valueName: "DIR"),
        completion: .directory)
    var replay: String?

    func validate() throws {
        for (option, hosts) in [("--site", site.map(\.host)), ("--deployment", deployment.compactMap(\.host))] {
            for case .failure(let refusal) in hosts { throw ValidationError("\(option): \(refusal)") }
        }
        if let timeout, !NetworkChoices.allows(timeout: timeout) {
            throw ValidationError("--timeout must be more than 0 and at most 3600")
        }
        if let jobs, !NetworkChoices.concurrencies.contains(jobs) {
            throw ValidationError("--jobs must be from 1 to 256")
        }
        if let retries, !NetworkChoices.retryCounts.contains(retries) {
            throw ValidationError("--retries must be from 0 to 10")
        }
        if let cdnUrl, NetworkChoices.cdnBase(cdnUrl) == nil {
            throw ValidationError("--cdn-url must be an https URL")
        }
        if record != nil, replay != nil { throw ValidationError("--record and --replay cannot be combined") }
        if overwrite, record == nil { throw ValidationError("--overwrite needs --record") }
        if cdn == .only, offline || replay != nil {
            throw ValidationError("--cdn only needs the network: it cannot be combined with --offline or --replay")
        }
    }

    /// Where evidence comes from: what the options choose, then what the configuration does. Reads what is needed from disk.
    ///
    /// - Parameters:
    ///   - takesSites: whether the web roots in the configuration stand in for hosts.
    ///   - usesProxies: whether the proxies of the environment are used.
    func source(
        under configuration: ConfigurationInput? = nil, takingSites takesSites: Bool = true,
        usingProxies usesProxies: Bool = true
    ) throws(Failure) -> EvidenceSource {
        for site in site where !LocalFiles().isDirectory(site.value.directory) {
            throw .input("--site \(plain: site.value.host)=\(plain: site.value.directory): no such directory")
        }
        for folder in deployment where !LocalFiles().isDirectory(folder.value.path) {
            throw .input("--deployment \(plain: folder.value.path): no such directory")
        }
        try makeRoomForRecording()
        var all = choices(under: configuration)
        if !takesSites { all.sites = choices(under: nil).sites }
        all.usesProxies = usesProxies
        if all.isOffline != true, all.recordings == nil { warnOfKeyLog() }
        do throws(InputFailure) { return try all.source() } catch { throw Failure(error) }
    }

    /// What the options choose, then what the configuration does.
    func choices(under configuration: ConfigurationInput?) -> NetworkChoices {
        var choices = NetworkChoices()
        choices.sites = site.isEmpty ? nil : site.map(\.value)
        choices.deployments = deployment.map(\.value)
        choices.isOffline = offline ? true : nil
        choices.cdn = cdn
        choices.cdnBase = cdnUrl.flatMap(NetworkChoices.cdnBase)
        choices.connectTo = connectTo
        choices.resolve = resolve
        choices.trustedRoots = cacert
        choices.timeout = timeout
        choices.concurrency = jobs
        choices.retries = retries
        choices.allowsPrivateAddresses = allowPrivate ? true : nil
        choices.recordings = replay
        return configuration.map { choices.over($0.network) } ?? choices
    }

    /// The directories and addresses that options name for hosts, with the place of each.
    var namedSites: [SiteUses.Named] {
        let folders = deployment.compactMap { folder in
            folder.value.host.map { SiteUses.Named($0, by: "--deployment", argument: folder.argument) }
        }
        // An empty host, or *, is any.
        let connections = connectTo.filter { !$0.host.isEmpty }.map {
            SiteUses.Named($0.host, by: "--connect-to", argument: $0.raw)
        }
        let addresses = resolve.filter { $0.host != "*" }.map {
            SiteUses.Named($0.host, by: "--resolve", argument: $0.raw)
        }
        return site.map { SiteUses.Named($0.value, argument: $0.argument) } + folders + connections + addresses
    }

    /// Throws if an option names a host that none of these was, nor led to.
    func requireUse(by evidence: [Evidence]) throws(Failure) {
        var uses = SiteUses(namedSites)
        for evidence in evidence { uses.add(evidence) }
        if let complaint = uses.complaint { throw .usage(complaint) }
    }

    /// Gathers the evidence for a check, and saves the exchanges with `--record`.
    func evidence(for check: AssociationCheck) async throws(Failure) -> Evidence {
        let evidence: Evidence
        do throws(CheckFailure) { evidence = try await check.evidence() } catch { throw Failure(error) }
        try save(evidence.exchanges)
        return evidence
    }

    /// Throws if a host was not seen: for this machine's trouble, because the recording lacks it, because this run was not to
    /// ask it, or because we may not read the file that stands for it.
    func requireSeen(_ evidence: Evidence) throws(Failure) {
        for site in evidence.sites {
            let host = site.key.authority
            if let trouble = site.localTrouble {
                throw .machine("\(plain: host) was not asked: \(plain: trouble.inWords)")
            }
            switch site.probes.decisive?.notSeen {
            case .notRecorded?:
                throw .input("\(plain: replay ?? "the recording"): there is no exchange with \(plain: host)")
            case .denied(let path)?: throw Failure(InputFailure("cannot be read", at: path))
            case .computed(let path, let line)?:
                throw .input(
                    "\(plain: path):\(line) computes what \(plain: host) answers, so its file can't be read here")
            case .notAllowed?:
                throw .input(
                    "\(plain: host): its file was not fetched; name a directory with --site, or allow the network")
            default: break
            }
        }
    }

    /// Saves exchanges, with `--record`.
    func save(_ exchanges: [Exchange]) throws(Failure) {
        guard let record else { return }
        do throws(InputFailure) { try RecordingFolder(record).write(exchanges) } catch {
            throw Failure(error)
        }
    }

    private func makeRoomForRecording() throws(Failure) {
        guard let folder = record.map(RecordingFolder.init) else { return }
        do throws(InputFailure) { try overwrite ? folder.empty() : folder.requireEmpty() } catch {
            guard !overwrite else { throw Failure(error) }
            throw .input("\(error.sentence): name another folder, or remove it with --overwrite")
        }
    }

    // The one variable that makes libcurl write a file: whoever has it set by mistake should see it.
    private func warnOfKeyLog() {
        guard let keys = Terminal.environment("SSLKEYLOGFILE"), !keys.isEmpty else { return }
        Terminal.complain(
            "SSLKEYLOGFILE is set: libcurl adds the keys of this run's TLS connections to \(plain: keys)")
    }
}

/// The value of `--site`: `HOST=DIR`.
struct SiteOption: ExpressibleByArgument {
    let host: WrittenHost.Reading
    let directory: String
    let argument: String

    var value: SiteDirectories.Site { SiteDirectories.Site(host: host.authority ?? "", directory: directory) }

    init?(argument: String) {
        guard let sign = argument.firstIndex(of: "="), sign != argument.startIndex else { return nil }
        directory = String(argument[argument.index(after: sign)...])
        guard !directory.isEmpty else { return nil }
        self.argument = argument
        host = WrittenHost.reading(String(argument[..<sign]))
    }
}

/// The value of `--deployment`: `HOST=DIR`, or `DIR` alone.
struct DeploymentOption: ExpressibleByArgument {
    let host: WrittenHost.Reading?
    let path: String
    let argument: String

    var value: DeploymentFolder { DeploymentFolder(host: host?.authority, path: path) }

    init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let last = parts.last, !last.isEmpty, parts.first != "" else { return nil }
        host = parts.count == 2 ? WrittenHost.reading(parts[0]) : nil
        path = last
        self.argument = argument
    }
}

extension WrittenHost {
    /// A host that is read, or why it is not; the parser of arguments has no errors with a reason.
    typealias Reading = Result<WrittenHost, Refusal>

    fileprivate static func reading(_ text: String) -> Reading {
        do throws(Refusal) { return .success(try WrittenHost(text, allowing: .port)) } catch { return .failure(error) }
    }
}

extension WrittenHost.Reading {
    fileprivate var authority: String? { (try? get())?.authority }
}

extension EvidenceSource.CDNCopy: ExpressibleByArgument {}

extension ConnectTo: ExpressibleByArgument {
    /// Reads the argument of the option.
    public init?(argument: String) { self.init(argument) }
}

extension Resolve: ExpressibleByArgument {
    /// Reads the argument of the option.
    public init?(argument: String) { self.init(argument) }
}
