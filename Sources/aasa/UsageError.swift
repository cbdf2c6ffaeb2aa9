import ArgumentParser
import AssociatedDomains

/// Arguments that cannot be used, told as the parser tells it: with the usage of the command that they were given to.
struct UsageError: Error {
    private let sentence: String
    private let command: any ParsableCommand.Type

    init(_ sentence: String, of command: any ParsableCommand.Type) {
        self.sentence = sentence
        self.command = command
    }

    /// A word where a command should be, and no command has that name: the parser calls it an unexpected argument. Nil where
    /// there is no such word.
    init?(unknownCommandIn arguments: [String]) {
        var command: any ParsableCommand.Type = AASA.self
        for argument in arguments {
            let known = command.configuration.subcommands
            guard !known.isEmpty, !argument.hasPrefix("-") else { return nil }
            if argument == "help", command == AASA.self { continue }
            guard let next = known.first(where: { $0.configuration.commandName == argument }) else {
                let meant = Self.meant(by: argument, among: known, of: command).map { " Did you mean '\($0)'?" } ?? ""
                self.init("Unknown command '\(Message.escaped(argument))'.\(meant)", of: command)
                return
            }
            command = next
        }
        return nil
    }

    var text: String {
        let names = Self.names(of: command, below: AASA.self) ?? []
        return """
            Error: \(sentence)
            Usage: \(AASA.usageString(for: command))
              See '\(names.joined(separator: " ")) --help' for more information.
            """
    }

    private static func meant(
        by word: String, among known: [any ParsableCommand.Type], of command: any ParsableCommand.Type
    ) -> String? {
        // A key path to a static member crashes Swift 6.3.1.
        let names = known.compactMap { $0.configuration.commandName }
        if let name = NearestName.nearest(to: word, among: names) {
            return name
        }
        if word == "version" { return "aasa --version" }
        // A domain, an entitlement string or a path.
        let isSubject = command == AASA.self && word.utf8.contains { ".:/".utf8.contains($0) }
        return isSubject ? "aasa check \(Message.escaped(word))" : nil
    }

    /// The words that call a command; nil if it is not below the other one.
    private static func names(
        of command: any ParsableCommand.Type, below root: any ParsableCommand.Type
    ) -> [String]? {
        let name = root.configuration.commandName ?? ""
        if command == root { return [name] }
        for next in root.configuration.subcommands {
            if let names = names(of: command, below: next) { return [name] + names }
        }
        return nil
    }
}
