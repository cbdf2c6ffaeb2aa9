import AssociationModel
import Catalogue
package import Findings
import Inputs
package import Judging
package import LocalFiles
package import TextFormats
package import UniversalLinks

/// An expectation file on disk, with the directories and files that it names.
package struct ExpectationInput: Sendable {
    package let file: ExpectationFile
    /// The directory or file that replaces each host.
    package let sites: [SiteDirectories.Site]
    /// What was found in the files of which it says that.
    package let fileOutcomes: [FileOutcome]
    /// The mistakes in the file, in the order in which they appear.
    package let problems: [ConfigurationProblem]

    /// Reads an expectation file; the paths in it are relative to the file.
    package init(_ path: String) throws(InputFailure) {
        let text = try InputItem(at: path).text(limit: ExpectationFile.sizeLimit, of: "an expectation file")
        let file = ExpectationFile(text)
        var missing: Set<String> = []
        var problems = file.problems
        var sites: [SiteDirectories.Site] = []
        for site in file.sites {
            let place = Self.path(site.path.text, beside: path)
            if LocalFiles().exists(place) {
                sites.append(.init(host: site.host, at: place))
            } else {
                missing.insert(site.host)
                problems.append(ConfigurationProblem("no such file or directory: \(place)", at: site.path.span))
            }
        }
        var outcomes: [FileOutcome] = []
        for expectation in file.files {
            for name in expectation.finds where Catalog.check(name.text) == nil {
                let near = NearestName.nearest(to: name.text, among: Catalog.names)
                let question: Message? = near.map { "; did you mean \($0)?" }
                problems.append(
                    ConfigurationProblem("there is no finding \(name.text)\(question ?? "")", at: name.span))
            }
            let place = Self.path(expectation.path.text, beside: path)
            do throws(FileFailure) {
                let text = SourceText(try LocalFiles().read(place, limit: Response.sizeLimit), from: .file(path: place))
                let report = Report(judgingFile: text)
                outcomes.append(
                    FileOutcome(expectation, in: file.text, report) { Catalog.check($0)?.identity.name ?? $0 })
            } catch {
                let failure = InputFailure(error, reading: place)
                problems.append(ConfigurationProblem(failure.sentence, at: expectation.path.span))
            }
        }
        fileOutcomes = outcomes
        self.sites = sites
        // A host whose files are missing is unknown; it must not be contacted instead.
        self.file = missing.isEmpty ? file : file.without(hosts: missing)
        self.problems = problems.sorted { $0.span.start < $1.span.start }
    }

    private static func path(_ path: String, beside file: String) -> String {
        guard !path.hasPrefix("/"), let slash = file.lastIndex(of: "/") else { return path }
        return file[...slash] + path
    }
}
