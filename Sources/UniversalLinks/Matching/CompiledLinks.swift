package import AssociationModel
import TextFormats

/// The links of a file, compiled: what decides, for any app, whether it opens a URL.
///
/// Compile once, then make a ``LinkMatcher`` for each app. A value without identity: copies share everything.
package struct CompiledLinks: Sendable {
    /// All rules of the file, in the order in which they are tried.
    package var rules: [LinkRule] { table.rules }
    /// The variables of the file.
    package let variables: SubstitutionVariables
    /// The apps that the entries name, in order, each once: any strings, also those that are no app identifiers.
    package var apps: [String] { table.apps }
    /// Whether the file has an `applinks` object.
    package let hasAppLinks: Bool
    let pool: PatternPool
    let programs: [RuleProgram]
    let items: [QueryItemProgram]
    let objects: [Range<Int>]
    let names: NameTable
    let site: SiteAssociation
    let table: LinkRuleTable

    /// Compiles a file. Time and memory grow in proportion to the file.
    package init(_ site: SiteAssociation) {
        self.site = site
        hasAppLinks = site.appLinks != nil
        variables = SubstitutionVariables(site.appLinks?.substitutionVariables?.value)
        let table = LinkRuleTable(site, .standard)
        var compiler = LinkCompiler(variables, table.rules)
        programs = table.rules.map { compiler.program(of: $0) }
        pool = compiler.patterns.pool
        items = compiler.items
        objects = compiler.objects
        names = compiler.names
        self.table = table
    }

    /// The rules for an app, in the order in which they are tried: indexes into ``rules``. Nil where no entry names it.
    /// Identifiers are compared byte for byte.
    package func rules(for app: String) -> [Int]? { table.rules(for: app) }
}
