extension Stack {
    /// The stacks that are known, in the order in which they are looked for among those with the same role.
    package static let all: [Stack] =
        [
            .vercel, .netlify, .cloudflarePages, .gitHubPages, .firebase, .amplify, .azureStaticWebApps, .shopify,
            .heroku, .s3,
            .nginx, .apache, .caddy, .lighttpd, .iis,
            .nextJS, .discourse, .rails, .express, .django, .flask, .wordPress,
            .cloudflare, .cloudFront, .fastly, .akamai, .haProxy,
        ] + appHosts + generators

    /// The names for `--stack`.
    public static let names = all.map(\.name)

    /// The stack with this name.
    public static func named(_ name: String) -> Stack? { all.first { $0.name == name } }
}
