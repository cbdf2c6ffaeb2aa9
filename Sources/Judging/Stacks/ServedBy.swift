package import AssociationModel
package import Findings

/// Who answered for a site, as far as its response shows.
package struct ServedBy: Sendable {
    /// A stack, and what shows it.
    package struct Match: Sendable {
        package let stack: Stack
        /// What shows it, in a few words, such as `header x-vercel-id`.
        package let basis: Message
    }

    /// All that was recognised, in the order of ``Stack/Role``: what serves the site before what stands in front of it.
    package let matches: [Match]

    /// What serves the site; nil if only a front was recognised.
    package var responder: Match? { matches.first { $0.stack.role != .front } }

    /// What stands in front of it; nil if nothing was recognised there.
    package var front: Match? { matches.first { $0.stack.role == .front } }

    /// Nil if nothing was recognised, and for a directory, which has no headers.
    /// - Parameter host: the host that answered, in lower case.
    package init?(_ response: Response, of host: String) {
        guard response.headers != nil else { return nil }
        let found = Stack.all.compactMap { stack in
            stack.signs.lazy.compactMap { $0.basis(in: response, of: host) }.first.map {
                Match(stack: stack, basis: $0)
            }
        }
        self.init(found)
    }

    /// The stack that was named.
    init(named stack: Stack) { matches = [Match(stack: stack, basis: "named with --stack")] }

    /// Nil if there is nothing.
    package init?(_ found: [Match]) {
        guard !found.isEmpty else { return nil }
        // Swift's sort is not promised to be stable; the order of the table decides among equal roles.
        matches = found.enumerated().sorted {
            ($0.element.stack.role, $0.offset) < ($1.element.stack.role, $1.offset)
        }.map(\.element)
    }

    /// The fix for an obstacle, and whose it is.
    ///
    /// A bot check is a front's. Else a framework's comes first, since its signs in a response show that the request
    /// came as far as it, then that of the first that causes the obstacle.
    package func fix(for obstacle: Obstacle) -> (stack: Stack, fix: Fix)? {
        let stacks = matches.map(\.stack)
        let frameworks = stacks.filter { $0.role == .framework }
        let others = stacks.filter { $0.role != .framework }
        let ordered = obstacle == .botCheck ? stacks.reversed() : frameworks + others
        return ordered.lazy.compactMap { stack in stack.fix(for: obstacle).map { (stack, $0) } }.first
    }
}
