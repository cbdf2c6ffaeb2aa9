import AssociatedDomains

/// Runs the lines of README.md, which are copied beside this file, and fails if they find nothing.
@main enum Dependent {
    static func main() async throws {
        let lines = try await whyNoStrongPassword()
        for line in lines { print(line) }
        precondition(lines.contains("shop.example.com: associated"))
        // The programs of the article In Swift.
        let shop = EvidenceSource.directories(["shop.example.com": "Fixtures/Sites/shop.example.com"])
        let nothing = EvidenceSource { _ in .missing }
        let isGood = try await isHealthy("shop.example.com", from: shop)
        let isBad = try await isHealthy("shop.example.com", from: nothing) == false
        precondition(isGood && isBad)
        let opens = try opensProduct()
        let isListed = try await listsTheShop()
        precondition(opens && isListed)
        precondition(!repaired(Array(#"{"applinks": {"details": [],}}"#.utf8), named: "aasa").left.isEmpty)
        let text = try await sarif(on: ["a.test"], app: "7D3KX9QW2M.com.example.shop", from: nothing)
        precondition(text.contains("status-not-found"))
    }
}
