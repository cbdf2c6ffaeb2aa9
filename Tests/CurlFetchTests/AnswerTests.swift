import AssociationModel
import CurlFetch
import TestSupport
import Testing

@Suite struct `Answers` {
    @Test func `a plain answer comes with status, header fields in order and body`() async throws {
        let site = try await TestSite.secure(["/a": .answer(200, [("X-One", "1"), ("x-two", " 2 ")], "hello")])
        let exchange = await site.fetch("/a")
        let response = try #require(exchange.response, "\(exchange.outcome)")
        #expect(response.status == 200)
        #expect(response.headers?.map(\.name) == ["X-One", "x-two", "Content-Length"])
        #expect(response.headers?.map(\.value) == ["1", "2", "5"])
        #expect(response.body == Array("hello".utf8))
        #expect(!response.bodyIsCut)
        #expect(exchange.tls?.problems == [])
        #expect(exchange.tls?.version == "TLSv1.3")
        #expect(exchange.attempts == [ConnectionAttempt("127.0.0.1", family: .ipv4, result: .connected)])
    }
}
