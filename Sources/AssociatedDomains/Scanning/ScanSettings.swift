public import AssociationModel
package import Reports

/// How domains are scanned.
public struct ScanSettings: Sendable {
    /// How many domains are asked at once.
    public var concurrency = 64
    /// The app that every file should list, where its line names none.
    public var app: AppIdentifier?
    /// The services that every file should list the app for, where its line names none; `webcredentials` if empty.
    public var services: [Service] = []
    /// How much is found out about each domain.
    package var detail = ScanJSON.Detail.findings
    /// Whether the answers come in the order of the lines.
    public var isOrdered = false
    /// The domains that are not asked.
    package var excluded = ExcludedDomains()
    /// The lines that are skipped, because an earlier scan answered them.
    package var answered = AnsweredLines()
    /// The directories and addresses that were named for hosts.
    package var uses = SiteUses()

    /// The defaults find out about each domain with one exchange.
    public init() {}
}
