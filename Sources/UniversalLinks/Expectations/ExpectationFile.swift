package import Findings
package import TextFormats

/// An expectation file: what must be true of apps and sites, written by a person and checked repeatedly.
///
/// It is JSON, with comments and trailing commas allowed:
///
///     {
///         "sites": {"example.com": "public"},                  // a web root, or an AASA file
///         "apps": {"shop": "7D3KX9QW2M.com.example.shop"},
///         "associations": [{"app": "shop", "service": "webcredentials", "domain": "example.com"}],
///         "links": [{"app": "shop", "match": ["https://example.com/buy/42"], "no-match": ["https://example.com/"]}],
///         "files": [{"file": "fixtures/broken", "finds": ["json-trailing-comma"]}]
///     }
///
/// Each mistake is a value with its place. The correct parts of the file are still available and can be checked.
package struct ExpectationFile: Sendable {
    /// The files that stand for the web server of a host.
    package struct Site: Hashable, Sendable {
        /// The host in lower case, followed by `:port` if one is given.
        package let host: String
        /// The path of a directory (a web root) or of an AASA file, as written: relative to the expectation file.
        package let path: LocatedString
    }

    package let text: SourceText
    /// The sites, in the order of the file.
    package private(set) var sites: [Site]
    /// The expectations, in the order of the file.
    package private(set) var expectations: [Expectation]
    /// What is to be found in files, in the order of the file.
    package let files: [FileExpectation]
    /// The mistakes, in the order of their places.
    package let problems: [ConfigurationProblem]

    /// The size limit in bytes; readers need not read more.
    package static let sizeLimit = Bound.expectations.most

    /// Reads a file. If its JSON is so broken that the meaning is uncertain, there are no expectations, only problems.
    package init(_ text: SourceText) {
        self.text = text
        let document = JSONParser.parse(text.bytes, dialect: .lenient)
        var reader = ExpectationReader()
        var problems = document.problems.map { ConfigurationProblem($0, of: document, in: text.bytes) }
        if let root = document.root, document.problems.allSatisfy(\.kind.leavesMeaning) {
            reader.read(root, isWhole: problems.isEmpty)
        }
        problems += reader.problems
        sites = reader.sites
        expectations = reader.expectations.sorted { $0.span.start < $1.span.start }
        files = reader.files
        self.problems = problems.sorted { $0.span.start < $1.span.start }
    }

    /// A copy without the expectations for some hosts, named as in ``Site/host``. It is for callers that found no files
    /// for these hosts, so that nothing can be said about them.
    package func without(hosts: Set<String>) -> ExpectationFile {
        changed(self) {
            $0.sites.removeAll { hosts.contains($0.host) }
            $0.expectations.removeAll { hosts.contains($0.host) }
        }
    }
}
