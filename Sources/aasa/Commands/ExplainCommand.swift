import ArgumentParser
import AssociatedDomains

/// `aasa explain`: what a finding means, why it matters, and how to fix it.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Explains what a finding means, why it matters, and how to fix it",
        discussion: Examples.text(of: "explain"))

    @Argument(
        help: ArgumentHelp(
            "A code such as AD230, a name such as redirected, words to look for, strong-passwords, device or scenes",
            valueName: "finding"))
    var words: [String] = []

    @OptionGroup var stack: StackOptions

    @Flag(name: .long, help: "List all findings, one per line")
    var list = false

    func validate() throws {
        if list != words.isEmpty { throw ValidationError("give a code or a name, or --list") }
    }

    func run() throws {
        guard !list else {
            try Terminal.print(Catalog.checks.map(Self.line).joined())
            return
        }
        let finding = words.joined(separator: "-")
        if let topic = Topic.named(finding) { return try Terminal.print(topic.page) }
        if let check = Catalog.check(finding) {
            return try Terminal.print(stack.stack.stack.map(check.page) ?? check.page)
        }
        let found = Catalog.checks(about: words)
        if !found.isEmpty, words.count > 1 { return try Terminal.print(Self.list(found, about: words)) }
        let near = NearestName.nearest(to: finding, among: Catalog.names + Topic.all.map(\.name))
        let likely = near.map { ["“\($0)”"] } ?? found.map(\.identity.name).filter { $0.contains(finding.lowercased()) }
        throw ValidationError(
            "there is no finding “\(Message.escaped(finding))”; "
                + (likely.isEmpty
                    ? "aasa explain --list shows them all"
                    : "did you mean \(likely.prefix(5).joined(separator: ", "))?"))
    }

    private static let most = 12

    /// The findings whose pages have the words, one per line; the page itself of a single one.
    private static func list(_ found: [Check], about words: [String]) -> String {
        if found.count == 1 { return found[0].page }
        let lines = found.prefix(most).map {
            "\($0.identity.code)  \($0.identity.name.padded(to: 42))\($0.identity.summary)\n"
        }
        let rest = found.count > most ? "and \(found.count - most) more; add a word to see fewer\n" : ""
        return "\(found.count) findings are about “\(Message.escaped(words.joined(separator: " ")))”; "
            + "aasa explain with the code or the name of one shows its page:\n\n" + lines.joined() + rest
    }

    private static func line(for check: Check) -> String {
        let name = check.identity.name.padded(to: 42)
        return "\(check.identity.code)  \(name)\(check.identity.severity.rawValue.padded(to: 9))"
            + "\(check.identity.evidence.rawValue)\n"
    }
}

extension String {
    fileprivate func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(1, width - count))
    }
}
