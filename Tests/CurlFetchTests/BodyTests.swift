import AssociationModel
import CurlFetch
import FoundationEssentials
import TestSupport
import Testing
import TextFormats

@Suite struct `Bodies` {
    @Test(arguments: EncodedBodies.ofJSON)
    func `content encodings are undone`(encoding: String, bytes: [UInt8]) async throws {
        let site = try await TestSite.secure([
            "/": .answer(ServerAnswer(headers: [("Content-Encoding", encoding)], body: bytes))
        ])
        let exchange = await site.fetch()
        #expect(exchange.response?.body == EncodedBodies.json, "\(encoding): \(exchange.outcome)")
        #expect(exchange.response?.header("Content-Encoding") == encoding)
    }

    @Test(arguments: [
        ("nonsense", Array("abc".utf8)), ("gzip", Array("not gzip at all".utf8)), ("br", [0xff, 0xff, 0xff, 0xff]),
        ("gzip, gzip, gzip, gzip, gzip, gzip", EncodedBodies.ofJSON[0].bytes),
        ("gzip", EncodedBodies.ofJSON[0].bytes + Array("more".utf8)),
        ("gzip", EncodedBodies.ofJSON[0].bytes + EncodedBodies.ofJSON[0].bytes),
    ])
    func `an encoding that cannot be undone is a failure of its own`(encoding: String, bytes: [UInt8]) async throws {
        let site = try await TestSite.secure([
            "/": .answer(ServerAnswer(headers: [("Content-Encoding", encoding)], body: bytes))
        ])
        let exchange = await site.fetch()
        guard case .failure(.contentEncodingUnsupported) = exchange.outcome else {
            Issue.record("\(encoding): \(exchange.outcome)")
            return
        }
    }

    @Test(
        arguments: [
            (0, false), (1, false), (131_072, false), (131_073, false), (131_074, true), (1_000_000, true),
        ], [ServerAnswer.Framing.length, .chunked])
    func `a body is read up to a byte beyond the limit`(
        _ size: (count: Int, isCut: Bool), framing: ServerAnswer.Framing
    ) async throws {
        let body = (0..<size.count).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let site = try await TestSite.secure(["/": .answer(ServerAnswer(body: body, framing: framing))])
        let response = try #require(await site.fetch().response)
        #expect(response.body == Array(body.prefix(131_073)))
        #expect(response.bodyIsCut == size.isCut)
    }

    @Test(arguments: [(EncodedBodies.gzipOf131073, false), (EncodedBodies.gzipOf131074, true)])
    func `the limit counts decoded bytes`(bytes: [UInt8], isCut: Bool) async throws {
        let site = try await TestSite.secure([
            "/": .answer(ServerAnswer(headers: [("Content-Encoding", "gzip")], body: bytes))
        ])
        let response = try #require(await site.fetch().response)
        #expect(response.body.count == 131_073)
        #expect(response.bodyIsCut == isCut)
    }

    @Test func `a body without end is cut`() async throws {
        let answer = ServerAnswer(body: [UInt8](repeating: 0x61, count: 20_000), framing: .chunked)
        let identity = TestSite.authority.identity(for: ["good.test"])
        for transport in [LoopbackServer.Transport.tls(identity), .http2(identity), .plain] {
            let site = try await TestSite.start(transport, ["/": .endless(answer)])
            let response = try #require(await site.fetch().response)
            #expect(response.status == 200)
            #expect(response.bodyIsCut)
            #expect(response.body.count == 131_073)
        }
    }

    // That it takes no memory is shown in CommandLineTests, by a process of its own.
    @Test(arguments: [("br", EncodedBodies.brotliBomb), ("gzip, gzip", EncodedBodies.doubleGzipBomb)])
    func `a bomb is cut`(encoding: String, bytes: [UInt8]) async throws {
        let site = try await TestSite.secure([
            "/": .answer(ServerAnswer(headers: [("Content-Encoding", encoding)], body: bytes))
        ])
        let response = try #require(await site.fetch().response)
        #expect(response.bodyIsCut)
        #expect(response.body == [UInt8](repeating: 0, count: 131_073))
    }
}
