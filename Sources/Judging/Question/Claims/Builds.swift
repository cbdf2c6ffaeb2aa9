import AssociationModel
package import Findings
import TextFormats

/// Targets of a project, each with those of its configurations that are meant.
package struct Builds: Sendable {
    private struct Part {
        let target: String
        var configurations: [String]
        /// The number of the target's configurations that are checked.
        let count: Int

        var isComplete: Bool { configurations.count == count }
    }

    private var parts: [Part] = []
    private var indices: [String: Int] = [:]

    /// Collects the builds that lists of claims were read from; a list that comes from no target adds none.
    package init(_ lists: some Sequence<ClaimList>) {
        for list in lists {
            guard let target = list.target else { continue }
            add(target)
        }
    }

    private mutating func add(_ target: ClaimList.Target) {
        let name = target.target.name.string
        guard let index = indices[name] else {
            indices[name] = parts.count
            parts.append(
                Part(
                    target: name, configurations: target.configurations,
                    count: target.target.configurations.count))
            return
        }
        let known = Set(parts[index].configurations)
        parts[index].configurations += target.configurations.filter { !known.contains($0) }
    }

    /// The names of the targets.
    package var targets: [String] { parts.map(\.target) }

    /// The names of the configurations, each once.
    package var configurations: [String] { parts.flatMap(\.configurations).uniqued() }

    /// The builds as the subject of a sentence, such as `the target “Shop” (Debug)`; configurations are named only where
    /// not all of a target's are meant.
    package var subject: Message {
        let named: [Message] = parts.map { part in
            part.isComplete ? "\(part.target)" : "\(part.target) (\(Self.joined(part.configurations)))"
        }
        let more = named.count - Self.shown
        let list: Message =
            named.count < 2
            ? Message.joined(named, by: "")
            : more > 1
                ? "\(Message.joined(Array(named.prefix(Self.shown)), by: ", ")) and \(more) more"
                : "\(Message.joined(Array(named.dropLast()), by: ", ")) and \(named[named.count - 1])"
        return named.count == 1 ? "the target \(list)" : "the targets \(list)"
    }

    /// The builds in a few words, such as `Shop: Debug`.
    ///
    /// - Parameter namesTargets: whether other targets claim domains too.
    /// - Returns: nil where there is nothing to tell apart.
    package func summary(namingTargets namesTargets: Bool) -> Message? {
        let told: [Message] = parts.compactMap { part in
            let configurations = part.isComplete ? nil : Self.joined(part.configurations)
            guard namesTargets else { return configurations }
            return configurations.map { "\(plain: part.target): \($0)" } ?? "\(plain: part.target)"
        }
        return told.isEmpty ? nil : Message.joined(told, by: "; ")
    }

    /// The most targets, and configurations of one, that a sentence names.
    private static let shown = 12

    private static func joined(_ names: [String]) -> Message {
        let list = Message.joined(names.prefix(shown).map { "\(plain: $0)" }, by: ", ")
        return names.count > shown ? "\(list) and \(names.count - shown) more" : list
    }
}
