import Findings

extension Stack {
    static let cloudflare = Stack(
        "cloudflare", "Cloudflare", .front,
        signs: [.header("cf-ray"), .headerValue("server", contains: "cloudflare")])
}
