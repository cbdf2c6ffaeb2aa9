import ArgumentParser
import AssociatedDomains

/// `aasa explain`: what a finding means, why it matters, and how to fix it.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Explains what a finding means, why it matters, and how to fix it",
        discussion: Examples.text(of: "explain"))

    @Argument(
        help: ArgumentHelp("A code such as AD230, a name such as redirected, or device", valueName: "finding"))
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
        guard let check = Catalog.check(finding) else {
            let likely = Self.names(with: words)
            if !likely.isEmpty {
                throw ValidationError(
                    "there is no finding “\(Message.escaped(finding))”; did you mean \(likely.joined(separator: ", "))?"
                )
            }
            let near = NearestName.nearest(to: finding, among: Catalog.names + Topic.all.map(\.name))
            throw ValidationError(
                "there is no finding “\(Message.escaped(finding))”"
                    + (near.map { "; did you mean “\($0)”?" } ?? "; aasa explain --list shows them all"))
        }
        try Terminal.print(stack.stack.stack.map(check.page) ?? check.page)
    }

    /// The names in which all of the words are, at most five.
    private static func names(with words: [String]) -> [String] {
        let parts = words.flatMap { $0.lowercased().split(separator: "-") }.filter { $0.count > 2 }
        if parts.isEmpty { return [] }
        return Array(Catalog.names.filter { name in parts.allSatisfy { name.contains($0) } }.prefix(5))
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
