import ArgumentParser
import AssociatedDomains

/// `aasa test`: tests what expectation files expect.
struct TestCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test", abstract: "Tests that associations hold and links open as expectation files say",
        discussion: """
            An expectation file is JSON; comments and trailing commas are allowed. Paths are relative to the file. The \
            AASA file of a host that “sites” does not name is fetched from the host:

                {
                    // a web root, or a single AASA file
                    "sites": { "example.com": "public" },
                    // names to use below; app identifiers work there too
                    "apps": { "shop": "7D3KX9QW2M.com.example.shop" },
                    "associations": [
                        { "app": "shop", "service": "webcredentials", "domain": "example.com" },
                        { "app": "shop", "service": "appclips", "domain": "example.com", "expect": "not-associated" },
                    ],
                    "links": [
                        {
                            "app": "shop",
                            "match": ["https://example.com/buy/42"],
                            "exclude": ["https://example.com/buy/gift"],
                            "no-match": ["https://example.com/about"],
                        },
                        // for a wildcard entitlement: the file of example.com decides
                        { "app": "shop", "domain": "*.example.com", "match": ["https://eu.example.com/buy/1"] },
                    ],
                    // exactly these errors and warnings; [] for none
                    "files": [{ "file": "fixtures/broken", "finds": ["json-trailing-comma"] }],
                }

            Only the site's side is tested. The exit code is 1 if an expectation is not met. A mistake in an \
            expectation file is reported with its line and column, everything else in the file is still tested, and \
            the exit code is 66.
            """ + Examples.text(of: "test"))

    @Argument(help: ArgumentHelp("Expectation files", valueName: "file"), completion: .file())
    var files: [String]

    @OptionGroup(title: "Network") var network: NetworkOptions

    @OptionGroup(title: "Configuration") var project: ConfigurationOptions

    @OptionGroup(title: "Report") var output: OutputOptions

    func run() async throws {
        let configuration = try project.input()
        var run = CheckRun(sites: SiteUses(network.namedSites))
        let source = try network.source(under: configuration).remembering
        try await run.test(files.separated, from: source)
        try network.save(run.exchanges)
        try run.deliver(through: output, under: configuration, .part)
    }
}
