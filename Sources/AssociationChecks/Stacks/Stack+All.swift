extension Stack {
    /// The stacks that are known, in the order in which they are looked for among those with the same role.
    package static let all: [Stack] = [
        .vercel,
        .nginx,
        .apache,
        .caddy,
        .iis,
        .cloudflare,
    ]

    /// The names for `--stack`.
    package static let names = all.map(\.name)

    /// The stack with this name.
    package static func named(_ name: String) -> Stack? { all.first { $0.name == name } }
}
