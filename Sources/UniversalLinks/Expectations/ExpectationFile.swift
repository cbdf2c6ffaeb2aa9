import AssociationModel
package import Findings
package import TextFormats

/// An expectation file: what must be so of apps and sites, written down by a person to be tested again and again.
///
/// JSON in which comments and trailing commas are allowed:
///
///     {
///         "sites": {"example.com": "public"},                  // a web root, or an AASA file
///         "apps": {"shop": "7D3KX9QW2M.com.example.shop"},
///         "associations": [{"app": "shop", "service": "webcredentials", "domain": "example.com"}],
///         "links": [{"app": "shop", "match": ["https://example.com/buy/42"], "no-match": ["https://example.com/"]}]
///     }
///
/// Each mistake is a value with its place, and what is not mistaken stands beside it, to be tested all the same.
package struct ExpectationFile: Sendable {
    /// What stands for the web server of a host.
    package struct Site: Hashable, Sendable {
        /// The host in lower case, with `:port` if one is written.
        package let host: String
        /// The path of a directory (a web root) or of an AASA file, as written: relative to the expectation file.
        package let path: LocatedString
    }

    /// The text.
    package let text: SourceText
    /// What stands for which host, in order.
    package let sites: [Site]
    /// What is expected, in the order of the file.
    package let expectations: [Expectation]
    /// The mistakes, in the order of their places.
    package let problems: [ConfigurationProblem]

    /// The largest file that makes sense, in bytes; readers need not read more.
    package static let sizeLimit = 16 << 20

    /// Reads a file. Where its JSON is so broken that its end is a guess, nothing is expected but that it be mended.
    package init(_ text: SourceText) {
        self.text = text
        let document = JSONParser.parse(text.bytes, dialect: .lenient)
        var reader = ExpectationReader()
        var problems = document.problems.map { ConfigurationProblem($0, in: text) }
        if let root = document.root, document.problems.allSatisfy(\.kind.leavesMeaning) {
            reader.read(root, isWhole: problems.isEmpty)
        }
        problems += reader.problems
        sites = reader.sites
        expectations = reader.expectations.sorted { $0.span.start < $1.span.start }
        self.problems = problems.sorted { $0.span.start < $1.span.start }
    }

    private init(_ file: ExpectationFile, without hosts: Set<String>) {
        text = file.text
        sites = file.sites.filter { !hosts.contains($0.host) }
        expectations = file.expectations.filter { !hosts.contains($0.host) }
        problems = file.problems
    }

    /// The file without what it expects of some hosts, named as in ``Site/host``: for a caller who found that nothing
    /// stands for them, so that nothing can be said of them.
    package func without(hosts: Set<String>) -> ExpectationFile { ExpectationFile(self, without: hosts) }
}
