import AssociationModel
import Findings
import TextFormats

/// MkDocs, by https://www.mkdocs.org/user-guide/configuration/#exclude_docs: names that begin with a full stop are left out of
/// the site unless `exclude_docs` says that they are not.
extension HostReading {
    mutating func readMkDocs() {
        guard file.name == "mkdocs.yml", deployment.hasFile, let root = webRoot else { return }
        // Configuration with tags that name code of Python is not read, and may still say what a search finds.
        let settings = YAMLReader.read(file.text.bytes).root
        guard root == (settings?.string("docs_dir") ?? "docs").normalizedPath else { return }
        let isNamed = ByteSearch("well-known").first(in: file.text.bytes) != nil
        let exclusions = settings?.member("exclude_docs")
        if exclusions?.value.string?.contains("!.well-known") == true { return }
        let isCertain = settings != nil && !isNamed && !hasOtherHost
        add(
            isCertain ? .dropped : .unknown,
            "MkDocs leaves .well-known out of the site, because “exclude_docs” has no “!.well-known”",
            at: exclusions?.key.span,
            label: isCertain ? nil : "this matters if the site is built with MkDocs alone", citing: .mkDocsExclusion,
            help: exclusions == nil ? "add this to mkdocs.yml" : "add the line “!.well-known” to exclude_docs",
            snippet: exclusions == nil ? Self.exclusion : nil,
            repair: exclusions == nil ? Repair(appending: Self.exclusion.text, to: file.text) : nil)
    }

    private static let exclusion = Snippet(
        for: "mkdocs.yml",
        """
        exclude_docs: |
          !.well-known
        """)
}
