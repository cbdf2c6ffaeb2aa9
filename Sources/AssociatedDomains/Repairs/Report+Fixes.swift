import AssociationModel
import Findings
import Judging

extension Report {
    // Of larger files, it is not known that links stay as they are.
    private static let mostBytesTried = 256 << 10

    /// The same report, with what `aasa fix` does about those of its findings that have a repair: it is tried.
    func withFixes() -> Report {
        var texts: [SourceText.Origin: (text: SourceText, findings: [Finding])] = [:]
        for finding in findings where finding.observation.repair != nil && !finding.isAboutMore {
            guard case .text(let text, _) = finding.place else { continue }
            texts[text.origin, default: (text, [])].findings.append(finding)
        }
        if texts.isEmpty { return self }
        var fixes: [Finding.ID: Fix] = [:]
        for (origin, (text, findings)) in texts {
            guard let target = origin.target else { continue }
            guard text.bytes.count * findings.count <= Self.mostBytesTried else {
                for finding in findings { fixes[finding.id] = Fix(target: target, changesLinks: true) }
                continue
            }
            let kept = RepairedFile(text).repairs
            let changing =
                findings.allSatisfy { $0.isMade(by: kept) } ? [] : RepairedFile(text, .changingDecisions).repairs
            for finding in findings where finding.isMade(by: kept) || finding.isMade(by: changing) {
                fixes[finding.id] = Fix(target: target, changesLinks: !finding.isMade(by: kept))
            }
        }
        return with(fixes)
    }
}

extension SourceText.Origin {
    /// How `aasa fix` is told to repair a text from there; nil where it can't be.
    fileprivate var target: String? {
        switch self {
        case .file(let path): path
        case .response(let url): (try? WrittenHost(url, allowing: .ofAnyURL))?.authority
        case .standardInput: "-"
        case .value, .argument: nil
        }
    }
}

extension RepairedFile {
    fileprivate var repairs: Set<Repair> { Set(repaired.compactMap(\.observation.repair)) }
}

extension Finding {
    /// Whether its repair takes more than the file that `aasa fix` is given: the app, the site's pages, an entitlement.
    fileprivate var isAboutMore: Bool {
        ["app-not-listed", "links-take-browser-pages"].contains(identity.name)
            || place.file?.hasSuffix(".entitlements") == true
    }

    fileprivate func isMade(by repairs: Set<Repair>) -> Bool { observation.repair.map(repairs.contains) ?? false }
}
