import AssociatedDomains
import Foundation
import TestData
import Testing

/// Every recorded exchange of the fixtures, as `aasa fetch` shows it.
@Suite struct `the recorded exchanges, fetched` {
    private static let folders: [String] = {
        let paths = FileManager.default.enumerator(atPath: Repository.fixtures.path)?.compactMap { $0 as? String } ?? []
        let recordings = paths.filter { $0.hasSuffix(".http") }.map { ($0 as NSString).deletingLastPathComponent }
        return Set(recordings).sorted()
    }()

    @Test func `are shown with each status and header field, and as the schema says`() async throws {
        let schema = try JSONSchema(Array(FetchJSON.schema.text.utf8), isStrict: true)
        var states: Set<FileState> = []
        for folder in Self.folders {
            let exchanges = try RecordingFolder(Repository.fixtures.appending(path: folder).path).read()
            let parts = exchanges.first?.request.url.split(separator: "/") ?? []
            guard parts.count > 1, let request = try? FetchRequest([String(parts[1])], services: [], apps: []) else {
                continue
            }
            let evidence = try await request.check(from: .recordings(exchanges)).evidence()
            let reports = request.reports(on: evidence)
            try #require(reports.count == 1, "\(folder)")
            states.insert(reports[0].origin.file.state)
            let text = FetchText(style: .plain).text(of: reports)
            #expect(!text.contains("\n\n\n") && !text.hasSuffix("\n\n"), "\(folder): \(text)")
            for hop in reports[0].origin.hops {
                if case .status(let status) = hop.outline.outcome {
                    #expect(text.contains("\n    status        \(status)"), "\(folder): \(text)")
                }
                for header in (hop.headers ?? []).prefix(40) where header.value.utf8.count < 300 {
                    #expect(text.contains("\(Message.escaped(header.name)): "), "\(folder): \(text)")
                }
            }
            #expect(try schema.mistakes(in: Array(FetchJSON.text(of: reports).utf8)) == [], "\(folder)")
        }
        #expect(states == Set(FileState.allCases))
        #expect(Self.folders.count > 150)
    }
}
