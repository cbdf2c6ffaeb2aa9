import ArgumentParser
import AssociatedDomains
import Synchronization
import WebPage

/// `aasa serve`: serves the checks as a web page.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Serves a web page to check domains and files in a browser",
        discussion: """
            The page is at http://127.0.0.1:8080/ unless --host and --port say otherwise, and works without a script. \
            Only the domain and Apple's CDN are contacted. An uploaded file is kept until it has been read, in a temporary \
            file without a name.

            Programs can POST {"subject": "example.com", "app": "TEAMID.bundle.id", "service": "applinks"} to /api/check, \
            and get the report of --format json. /health answers while the page is served.

            Requests that other sites make are refused. On a server, put a proxy with TLS in front, and name it with \
            --trusted-proxy and the site's name with --allowed-host. A proxy that the environment names (https_proxy) is used             only with --allow-private: it resolves names itself, so private addresses cannot be refused here. SIGINT and SIGTERM end the command once the requests \
            under way are answered.
            """ + Examples.text(of: "serve"))

    @Option(name: .long, help: ArgumentHelp("Listen on this name or address", valueName: "HOST"))
    var host = PageSettings().host

    @Option(
        name: .long,
        help: ArgumentHelp("Listen on this port; 0 takes a free one and prints it", valueName: "PORT"))
    var port = PageSettings().port

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Answer requests for this name too, in addition to localhost and IP addresses; repeatable",
            valueName: "NAME"))
    var allowedHost: [String] = []

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Believe X-Forwarded-For and X-Forwarded-Host of this address or block, such as 10.0.0.0/8; repeatable",
            valueName: "ADDRESS"))
    var trustedProxy: [String] = []

    @OptionGroup(title: "Network") var network: NetworkOptions

    func validate() throws {
        guard (0...65_535).contains(port) else { throw ValidationError("--port must be from 0 to 65535") }
        if host.isEmpty { throw ValidationError("--host must not be empty") }
        for address in trustedProxy where AddressBlock(address) == nil {
            throw ValidationError(
                "--trusted-proxy '\(Message.escaped(address))': not an IP address or block, such as 10.0.0.0/8")
        }
        if network.record != nil { throw ValidationError("--record saves a single check: use aasa check") }
    }

    func run() async throws(Failure) {
        var settings = PageSettings()
        settings.host = host
        settings.port = port
        settings.allowedHosts = allowedHost
        settings.trustedProxies = trustedProxy.compactMap { AddressBlock($0) }
        if !network.allowPrivate, !network.offline, network.replay == nil, Proxies.ofEnvironment != nil {
            Terminal.complain(
                """
                the environment names a proxy, which is used only with --allow-private: it resolves names itself, so \
                private addresses could not be refused
                """)
        }
        let page = WebPage(settings, from: try network.source(usingProxies: network.allowPrivate)) {
            Terminal.warn("\($0)\n")
        }
        let unwritten = Mutex<Failure?>(nil)
        do throws(WebPage.Failure) {
            try await page.run { service in
                LocalFiles().onFirstEndingSignal { _ in service.stop() }
                do throws(Failure) { try Terminal.print("\(service.url)\n") } catch {
                    unwritten.withLock { $0 = error }
                    service.stop()
                }
            }
        } catch {
            switch error {
            case .notBuilt: throw .usage(error.message)
            case .address: throw .input(error.message)
            }
        }
        if let failure = unwritten.withLock({ $0 }) { throw failure }
    }
}
