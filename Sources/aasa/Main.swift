import ArgumentParser
import Dispatch

/// The entry point. It is not asynchronous itself: that alone would start threads, which commands that contact no server
/// do not need.
@main enum Main {
    static func main() {
        do {
            var command = try AASA.parseAsRoot()
            if command is any AsyncParsableCommand, (command as? any ServerAsking)?.asksServers ?? true {
                runAsynchronously()
            }
            try command.run()
        } catch {
            AASA.exit(withError: error)
        }
    }

    // The arguments are parsed again because a command is not `Sendable` and cannot be passed to a task.
    private static func runAsynchronously() -> Never {
        Task {
            do {
                guard var command = try AASA.parseAsRoot() as? any AsyncParsableCommand else { return }
                try await command.run()
                AASA.exit()
            } catch {
                AASA.exit(withError: error)
            }
        }
        dispatchMain()
    }
}

/// A command that contacts servers only with some arguments; with others it runs synchronously.
protocol ServerAsking: AsyncParsableCommand {
    /// Whether the command contacts a server with these arguments.
    var asksServers: Bool { get }
}
