/// Which parts of the sources show a field for a password, by themselves or by others that they show, whatever it costs to
/// follow them with what they are given.
struct PasswordReach<Node: AnyObject> {
    private let uses: [ObjectIdentifier: [Node]]
    private let reaching: Set<ObjectIdentifier>

    /// - Parameters:
    ///   - uses: returns the nodes that one shows.
    ///   - isSecure: returns whether one has such a field itself.
    init(_ nodes: [Node], uses: (Node) -> [Node], isSecure: (Node) -> Bool) {
        var used: [ObjectIdentifier: [Node]] = [:]
        var users: [ObjectIdentifier: [ObjectIdentifier]] = [:]
        for node in nodes {
            let user = ObjectIdentifier(node)
            let others = uses(node).filter { $0 !== node }
            used[user] = others
            for other in others { users[ObjectIdentifier(other), default: []].append(user) }
        }
        var pending = nodes.filter(isSecure).map { ObjectIdentifier($0) }
        var reaching = Set(pending)
        while let next = pending.popLast() {
            pending += (users[next] ?? []).filter { reaching.insert($0).inserted }
        }
        (self.uses, self.reaching) = (used, reaching)
    }

    /// The other nodes that one shows.
    func used(by node: Node) -> [Node] { uses[ObjectIdentifier(node)] ?? [] }

    func contains(_ node: Node) -> Bool { reaching.contains(ObjectIdentifier(node)) }
}
