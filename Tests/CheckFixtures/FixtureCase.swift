import AssociationModel
import CurlFetch
import Findings
import Foundation
import Judging
import LocalFiles
import SwiftSourceScreens
import TestData
import TextFormats

/// A case in `Fixtures/Checks/<code>-<name>/{fires,passes}-*`: what is asked, what was recorded, and the findings that
/// are expected under the whole catalogue. `Fixtures/Checks/README.md` describes the files.
package struct FixtureCase: CustomStringConvertible, Sendable {
    package let folder: URL
    /// The code in the name of the folder around it.
    package let code: String
    /// Whether the check must fire; otherwise it must pass, having been reached.
    package let fires: Bool
    private var repaired: (old: [UInt8], new: [UInt8])?

    package var description: String {
        "\(folder.deletingLastPathComponent().lastPathComponent)/\(folder.lastPathComponent)"
    }

    private static let gathered = GatheredEvidence()

    package static let root = Repository.root.appending(path: "Fixtures/Checks")

    /// Those that this build can judge: without the package trait `SwiftSources` none that reads Swift.
    package static let all = written.filter { SwiftSources.areRead || !$0.readsSwift }

    /// All that are there.
    package static let written: [FixtureCase] = folders(in: root).flatMap { check in
        folders(in: check).map { folder in
            FixtureCase(
                folder: folder, code: String(check.lastPathComponent.prefix { $0 != "-" }),
                fires: folder.lastPathComponent.hasPrefix("fires"))
        }
    }

    /// Whether it can be judged only with the package trait `SwiftSources`.
    package var readsSwift: Bool {
        guard let text = try? bytes(of: "case.txt") else { return false }
        return String(decoding: text, as: UTF8.self).split(separator: "\n").contains { $0.hasPrefix("swift:") }
    }

    package static func folders(in folder: URL) -> [URL] {
        names(in: folder).map { folder.appending(path: $0) }.filter(\.hasDirectoryPath)
    }

    private static func names(in folder: URL) -> [String] {
        let contents = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.isDirectoryKey])
        return (contents ?? []).map { $0.lastPathComponent + ($0.hasDirectoryPath ? "/" : "") }.sorted()
    }

    private init(folder: URL, code: String, fires: Bool) {
        self.folder = folder
        self.code = code
        self.fires = fires
    }

    /// The same case once the repair is made, wherever it has this text: in a file, or in the body of a response.
    package func repaired(by repair: Repair, in text: SourceText) -> FixtureCase {
        var result = self
        result.repaired = (text.bytes, text.repaired(by: [repair]).bytes)
        return result
    }

    /// The evidence of the case, gathered offline, once in a run.
    package func evidence() async throws -> Evidence {
        try await repaired == nil ? Self.gathered.evidence(of: self) : gather()
    }

    fileprivate func gather() async throws -> Evidence {
        let description = try await CaseDescription(of: self)
        let recordings = try recordings()
        let next: any Fetching = recordings.isEmpty ? NoNetwork() : Recordings(recordings)
        let fetcher = SiteDirectories(description.sites, files: FolderFiles(fixture: self), next: next)
        return try await Inspector(fetcher: fetcher).evidence(for: description.question)
    }

    package func bytes(of name: String) throws -> [UInt8] {
        repairing(Array(try Data(contentsOf: folder.appending(path: name))))
    }

    fileprivate func repairing(_ bytes: [UInt8]) -> [UInt8] {
        if let repaired, repaired.old == bytes { repaired.new } else { bytes }
    }

    /// The text of a file that was read elsewhere, once the repair is made.
    func repairing(_ text: SourceText) -> SourceText { SourceText(repairing(text.bytes), from: text.origin) }

    package func has(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: name).path)
    }

    private func recordings() throws -> [Exchange] {
        try Self.names(in: folder).filter { $0.hasSuffix(".http") }.map {
            repairing(try ExchangeText.exchange(from: try bytes(of: $0)))
        }
    }

    private func repairing(_ exchange: Exchange) -> Exchange {
        guard let response = exchange.response, !response.bodyIsCut else { return exchange }
        let repaired = Response(
            status: response.status, headers: response.headers, body: repairing(response.body),
            redirectTarget: response.redirectTarget)
        return Exchange(
            exchange.request, outcome: .response(repaired), attempts: exchange.attempts, tls: exchange.tls,
            timing: exchange.timing, responder: exchange.responder, nearMisses: exchange.nearMisses,
            earlier: exchange.earlier, reachedMeanwhile: exchange.reachedMeanwhile, proxy: exchange.proxy)
    }
}

/// The evidence that was gathered: a dozen tests judge every case.
private actor GatheredEvidence {
    private var tasks: [String: Task<Evidence, any Error>] = [:]

    func evidence(of fixture: FixtureCase) async throws -> Evidence {
        let task = tasks[fixture.description] ?? Task { try await fixture.gather() }
        tasks[fixture.description] = task
        return try await task.value
    }
}

/// Reads the files of a fixture's site.
struct FolderFiles: FileReading {
    let fixture: FixtureCase

    func read(_ path: String, limit: Int) throws(FileFailure) -> [UInt8] {
        guard let data = try? Data(contentsOf: URL(filePath: path)) else { throw .missing }
        return fixture.repairing(Array(data.prefix(limit + 1)))
    }

    func names(in directory: String) throws(FileFailure) -> [String] {
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: directory) else { throw .missing }
        return names.sorted()
    }
}

package struct FixtureFault: Error, CustomStringConvertible { package let description: String }

extension Optional {
    package func orThrow(_ reason: String) throws -> Wrapped {
        guard let self else { throw FixtureFault(description: reason) }
        return self
    }
}
