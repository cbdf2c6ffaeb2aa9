package import AssociationModel
import TextFormats

/// The compiled universal links of a file: they decide, for any app, whether it opens a URL.
///
/// Compile once, then make a ``LinkMatcher`` for each app. Copies share their storage.
package struct CompiledLinks: Sendable {
    /// All rules of the file, in the order in which they are tried.
    package var rules: [LinkRule] { table.rules }
    /// The substitution variables of the file.
    package let variables: SubstitutionVariables
    /// The apps named by the details entries, in order and without duplicates. Any string counts, even one that is not
    /// an app identifier.
    package var apps: [String] { table.apps }
    package let hasAppLinks: Bool
    let pool: PatternPool
    let programs: [RuleProgram]
    let items: [QueryItemProgram]
    let objects: [Range<Int>]
    let names: NameTable
    let site: SiteAssociation
    let table: LinkRuleTable

    /// Compiles a file. Time and memory are proportional to its size.
    package init(_ site: SiteAssociation) {
        self.site = site
        hasAppLinks = site.appLinks != nil
        variables = SubstitutionVariables(site.appLinks?.substitutionVariables?.value)
        let table = LinkRuleTable(site)
        var compiler = LinkCompiler(variables, table.rules)
        programs = table.rules.map { compiler.program(of: $0) }
        pool = compiler.patterns.pool
        items = compiler.items
        objects = compiler.objects
        names = compiler.names
        self.table = table
    }

    /// The rules for an app, in the order in which they are tried, as indexes into ``rules``. Nil if no details entry
    /// names the app. Identifiers are compared byte for byte.
    package func rules(for app: String) -> [Int]? { table.rules(for: app) }
}
