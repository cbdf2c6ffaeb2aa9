import AssociatedDomains
import TextFormats

extension FuzzReader {
    /// What commands make of an AASA file.
    static let commands = [repair, layout, difference, neededFile, batch]

    /// `aasa fix`: repairs come to an end, and lose nothing that could be read before.
    static let repair = FuzzReader("repair", upTo: 2_048) { bytes in
        let source = SourceText(bytes, from: .file(path: "f"))
        let options = RepairedFile.Options(rawValue: bytes.count & 3)
        let file = RepairedFile(source, options)
        ReportLaws.hold(file.remaining)
        ReportLaws.requireHarmless(file.kept.map { "\($0.message)\n" }.joined())
        let again = RepairedFile(file.text, options)
        precondition(!again.isChanged, "what is repaired is repaired again")
        let (before, after) = (JSONParser.parse(bytes), JSONParser.parse(file.text.bytes))
        precondition(!before.isWellFormed || after.isWellFormed, "a repair broke the JSON")
        let isChangeAllowed = options.contains(.changingDecisions)
        precondition(
            !file.isChanged || !file.repaired.isEmpty || options.contains(.renewingPaths), "a change without a finding")
        for app in apps(before) where !isChangeAllowed && AppIdentifier(app) != nil {
            precondition(apps(after).contains(app), "a repair removed an app")
        }
    }

    /// `aasa format`: nothing but white space changes, and only once.
    static let layout = FuzzReader("layout", upTo: 8_192) { bytes in
        guard let file = try? FormattedFile(SourceText(bytes, from: .file(path: "f"))) else { return }
        let again = try? FormattedFile(file.text)
        precondition(again?.isChanged == false, "what is laid out is laid out again")
        guard let before = JSONParser.parse(bytes).root, let after = JSONParser.parse(file.text.bytes).root else {
            preconditionFailure("what is laid out cannot be read")
        }
        precondition(before.means(sameAs: after), "the layout changed a value")
        _ = UnifiedDiff.text(from: file.original, to: file.text)
    }

    /// `aasa diff`, of two files with a line break between them: no file differs from itself.
    static let difference = FuzzReader("difference", upTo: 2_048) { bytes in
        let first = bytes.prefix { $0 != UInt8(ascii: "\n") }
        guard let old = linkFile(first) else { return }
        let same = DifferenceReport(from: old, to: old)
        precondition(same.services.allSatisfy { $0.gained.isEmpty && $0.lost.isEmpty }, "a file gains an app by itself")
        for links in same.links {
            if case .different = links.outcome { preconditionFailure("a file differs from itself") }
        }
        guard let new = linkFile(bytes.dropFirst(first.count + 1)) else { return }
        let report = DifferenceReport(from: old, to: new)
        ReportLaws.requireHarmless(DifferenceText.text(of: report, style: .plain))
        ReportLaws.requireJSON(DifferenceJSON.text(of: report))
    }

    /// `aasa init`, of an entitlement, a line break, and a file that it is added to: no host leads out of its directory,
    /// and what was added is not added again.
    static let neededFile = FuzzReader("needed-file", upTo: 2_048) { bytes in
        let line = bytes.prefix { $0 != UInt8(ascii: "\n") }
        let file = SourceText(Array(bytes.dropFirst(line.count + 1)), from: .file(path: "f"))
        let claims = ClaimList(named: [Claim(argument: String(decoding: line, as: UTF8.self))])
        let (sites, unused) = NeededSite.sites(for: [claims], apps: [Judging.app].compactMap(\.self))
        precondition(sites.count + unused.count == 1, "a claim is lost")
        for site in sites {
            let isName = site.host.utf8.allSatisfy { $0.isASCIIAlphanumeric || "-._:".utf8.contains($0) }
            precondition(isName && site.host.utf8.first != UInt8(ascii: "."), "a host that is no name of a directory")
            precondition(JSONParser.parse(site.file().bytes).isWellFormed, "the file is not JSON")
            guard let merged = try? site.merged(into: file) else { continue }
            precondition(JSONParser.parse(merged.bytes).isWellFormed, "what was added broke the JSON")
            precondition((try? site.merged(into: merged))?.bytes == merged.bytes, "what was added is added again")
        }
    }

    /// `aasa match --batch`: an answer in JSON to every line.
    static let batch = FuzzReader("batch", upTo: 4_096) { bytes in
        var batch = LinkBatch()
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            var text: [UInt8] = []
            Array(line).withUnsafeBufferPointer { batch.answer($0, into: &text) }
            if text.isEmpty { continue }
            precondition(text.last == UInt8(ascii: "\n") && text.count { $0 == text.last } == 1, "not one line")
            precondition(JSONParser.parse(text).isWellFormed, "the answer is not JSON")
        }
    }

    private static func linkFile(_ bytes: ArraySlice<UInt8>) -> LinkFile? {
        try? LinkFile(SourceText(Array(bytes), from: .file(path: "f")))
    }

    private static func apps(_ document: JSONDocument) -> Set<String> {
        guard let root = document.root else { return [] }
        let association = SiteAssociation(root)
        return Set(Service.allCases.flatMap { association.identifiers(for: $0).map(\.text) })
    }
}
