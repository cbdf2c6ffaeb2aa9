import Findings
import Reports
import Testing

@Suite struct `the text of an exchange` {
    private static func report(_ phases: [Report.Hop.Phase]) -> FetchReport {
        let outline = Report.Hop(
            "the file", url: "https://example.com/file", responder: .network, outcome: .status(200), phases: phases)
        let hop = FetchReport.Hop(outline, addresses: [], tls: nil, headers: nil)
        let file = FetchReport.File(state: .read, reason: nil, services: [.init(name: "applinks", apps: 2)])
        return FetchReport(
            domain: "example.com", origin: .init(hops: [hop], otherRequests: [], servedBy: nil, file: file),
            copy: nil, judgement: nil)
    }

    private static func times(_ phases: [Report.Hop.Phase]) -> [String] {
        let lines = FetchText(style: .plain).text(of: [report(phases)]).split(separator: "\n")
        let first = lines.firstIndex { $0.hasPrefix("    time") } ?? lines.endIndex
        return lines[first...].prefix { !$0.hasPrefix("    file") }.map { String($0.dropFirst(18)) }
    }

    @Test func `has bars that follow each other, and numbers below each other`() {
        #expect(
            Self.times([
                .init(.lookup, seconds: 0.1), .init(.connection, seconds: 0.1), .init(.handshake, seconds: 0.2),
                .init(.waiting, seconds: 0.4), .init(.transfer, seconds: 0.0001),
            ]) == [
                "name lookup    █████                                     100 ms",
                "connection          █████                                100 ms",
                "TLS handshake            ██████████                      200 ms",
                "waiting                            ████████████████████  400 ms",
                "transfer                                              █    0 ms",
                "in all                                                   800 ms",
            ])
    }

    @Test func `has tenths of milliseconds where all took less than ten, and no bar for a single number`() {
        #expect(
            Self.times([.init(.connection, seconds: 0.0012), .init(.response, seconds: 0.0051)]) == [
                "connection  ████████                                  1.2 ms",
                "response            ████████████████████████████████  5.1 ms",
                "in all                                                6.3 ms",
            ])
        #expect(Self.times([.init(.whole, seconds: 0.2)]) == ["in all 200 ms"])
        #expect(Self.times([]) == [])
    }

    @Test func `takes any number that a recording may have`() {
        let lines = Self.times([.init(.lookup, seconds: 1e300), .init(.waiting, seconds: .greatestFiniteMagnitude)])
        #expect(lines.count == 3 && lines.allSatisfy { $0.hasSuffix("000 ms") })
        #expect(Self.times([.init(.lookup, seconds: 1e-300), .init(.waiting, seconds: 1)]).count == 3)
        #expect(
            FetchJSON.text(of: [Self.report([.init(.lookup, seconds: 1e300)])]).contains(
                "\"microseconds\": 1000000000000000"))
    }

    @Test func `says that the copy means the same, or what differs`() {
        let file = FetchReport.File(state: .read, reason: nil, services: [])
        func text(_ differences: [Message]?) -> String {
            let copy = FetchReport.Copy(
                hops: [], file: file, age: nil, fetched: nil, remaining: nil, freshness: [], meaning: nil,
                differences: differences)
            let origin = FetchReport.Origin(hops: [], otherRequests: [], servedBy: nil, file: file)
            return FetchText(style: .plain).text(
                of: [FetchReport(domain: "example.com", origin: origin, copy: copy, judgement: nil)])
        }
        #expect(
            text([]).hasSuffix("    compared      the copy and the server's file mean the same to Apple's systems\n"))
        #expect(
            text(["a differs", "b differs"]).hasSuffix("    compared      a differs\n                  b differs\n"))
        #expect(!text(nil).contains("compared"))
    }

    @Test func `separates domains by an empty line`() {
        let text = FetchText(style: .plain).text(of: [Self.report([]), Self.report([])])
        #expect(text.contains("\nApple's CDN: not asked\n\nexample.com\n\nThe server\n"))
    }
}
