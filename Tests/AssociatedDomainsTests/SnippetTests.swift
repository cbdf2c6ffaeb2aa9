import AssociatedDomains
import Foundation
import TestData
import Testing

@Suite struct `the Swift of the articles` {
    static let shop = EvidenceSource.directories([
        "shop.example.com": Repository.root.appending(path: "Fixtures/Sites/shop.example.com").path
    ])

    @Test func `does what they say`() async throws {
        #expect(try opensProduct())
        #expect(try passwordForRules().utf8.count >= 12)
        #expect(try await listsTheShop())
        #expect(try await isHealthy("shop.example.com", from: Self.shop))
        #expect(try await isHealthy("shop.example.com", from: EvidenceSource { _ in .missing }) == false)
        let (bytes, left) = repaired(Array(#"{"applinks": {"details": [],}}"#.utf8), named: "aasa")
        #expect(!String(decoding: bytes, as: UTF8.self).contains(",}"))
        #expect(!left.isEmpty)
        let text = try await sarif(
            on: ["a.test"], app: "7D3KX9QW2M.com.example.shop", from: EvidenceSource { _ in .missing })
        #expect(text.contains("status-not-found"))
        await #expect(throws: CheckFailure.self) { try await sarif(on: ["a.test"], app: "typo") }
    }
}
