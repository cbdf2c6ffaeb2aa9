import ArgumentParser
import Dispatch

/// The entry point. It is not asynchronous itself, since that alone starts threads, which the commands that ask no
/// server do not need.
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

    // The arguments are parsed again because a command may not be handed to another task.
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

/// A command that asks servers in some of its forms only; in the others it is run as if it were not asynchronous.
protocol ServerAsking: AsyncParsableCommand {
    /// Whether the arguments are such that a server is asked.
    var asksServers: Bool { get }
}
