import AssociatedDomains

/// How this run was started.
enum Invocation {
    /// The command that would make the same report of what is there then; nil where it would not: an answer that was
    /// recorded stays the same, and standard input has been read.
    static var repeatable: String? {
        let arguments = CommandLine.arguments.dropFirst()
        guard let command = arguments.first, asking.contains(command) else { return nil }
        if arguments.contains(where: { $0 == "-" || $0.hasPrefix("--replay") }) { return nil }
        return Message.escaped((["aasa"] + arguments).map(\.shellWord).joined(separator: " "))
    }

    /// What people run again after they changed something.
    private static let asking: Set = ["check", "lint", "test"]
}
