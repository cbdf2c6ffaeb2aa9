import ArgumentParser
import AssociatedDomains

/// `aasa config`: what is in effect, and from where.
struct ConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config", abstract: "Shows what the configuration of the project says, and where",
        discussion: """
            The configuration is .aasa.json in the working directory or the nearest folder above it. It is JSON, in \
            which comments and trailing commas are allowed. Paths in it are relative to the file:

                {
                    "apps": { "shop": "7D3KX9QW2M.com.example.shop" },
                    // what aasa check checks without a subject; also: “app”,
                    // “services”, “policy”, “target”, “configuration”
                    "checks": [
                        {
                            "subject": "Shop.xcodeproj",
                            "feature": "strong-passwords",
                            "screens": ["Shop"],
                        },
                    ],
                    "expectations": ["expectations.json"],
                    // web roots, or single AASA files; these hosts are not contacted
                    "sites": { "shop.example.com": "public" },
                    // the options of the same names; chosen with --environment staging
                    "environments": {
                        "staging": {
                            "sites": {},
                            "connect-to": ["shop.example.com:443:10.0.0.5:8443"],
                            "cacert": "ca.pem",
                            "allow-private": true,
                        },
                    },
                    // how findings count for the exit code: off, note, warning or error
                    "severities": { "component-unreachable": "error" },
                    // all that an entry names must hold; “reason” is required
                    "ignore": [
                        {
                            "finding": "redirected",
                            "domain": "*.example.com",
                            "file": "public/**",
                            "reason": "moves in May",
                            "until": "2027-05-31",
                        },
                    ],
                    "baseline": "aasa-baseline.json",
                    "fail-on": "warning",
                }

            Every mistake is reported with its line and column; nothing is checked then, and the exit code is 66.
            """ + Examples.text(of: "config"))

    @OptionGroup var project: ConfigurationOptions

    @Option(name: .long, help: "Format of the output")
    var format: AnswerFormat = .human

    func run() throws {
        let report = SettingsReport(try project.input())
        let style = OutputOptions.Colour.auto.style
        try format.print(
            in: style, human: SettingsText(style: style).text(of: report), json: SettingsJSON.text(of: report))
    }
}
