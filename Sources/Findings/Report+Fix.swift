extension Report {
    /// What `aasa fix` does about a finding.
    package struct Fix: Sendable {
        /// What it is given: a file, `-` or a domain.
        package let target: String
        /// Whether URLs are decided differently afterwards, so that it is told to do it with `--change-links`.
        package let changesLinks: Bool

        package init(target: String, changesLinks: Bool) {
            (self.target, self.changesLinks) = (target, changesLinks)
        }
    }

    /// The same report, with what `aasa fix` does about its findings.
    package func with(_ fixes: [Finding.ID: Fix]) -> Report { changed(self) { $0.fixes = fixes } }
}
