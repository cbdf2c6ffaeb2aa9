import ArgumentParser
import AssociatedDomains

/// `aasa explain`: what a finding means, why it matters, and how to fix it.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Explains what a finding means, why it matters, and how to fix it",
        discussion: Examples.text(of: "explain"))

    @Argument(help: "A code such as AD230, a name such as redirected, or device")
    var finding: String?

    @OptionGroup var stack: StackOptions

    @Flag(name: .long, help: "List all findings, one per line")
    var list = false

    func validate() throws {
        if list == (finding != nil) { throw ValidationError("give a code or a name, or --list") }
    }

    func run() throws {
        guard let finding else {
            try Terminal.print(Catalog.checks.map(Self.line).joined())
            return
        }
        if let topic = Topic.named(finding) { return try Terminal.print(topic.page) }
        guard let check = Catalog.check(finding) else {
            let near = NearestName.nearest(to: finding, among: Catalog.names + Topic.all.map(\.name))
            throw ValidationError(
                "there is no finding “\(Message.escaped(finding))”"
                    + (near.map { "; did you mean “\($0)”?" } ?? "; aasa explain --list shows them all"))
        }
        try Terminal.print(stack.stack.stack.map(check.page) ?? check.page)
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
