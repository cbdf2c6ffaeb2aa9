import AssociationModel
import Findings
import Judging

extension Report {
    // Of larger files, it is not known that links stay as they are.
    private static let mostBytesTried = 256 << 10

    /// The same report, with what `aasa fix` does about those of its findings that have a repair: it is tried.
    ///
    /// - Parameters:
    ///   - projects: the folders that were searched, which are repaired as a whole.
    ///   - deployed: the folders from which a site is deployed. Of these, their configuration is.
    func withFixes(of projects: [String], deployedFrom deployed: [String]) -> Report {
        var texts: [SourceText.Origin: (text: SourceText, findings: [Finding])] = [:]
        var fixes: [Finding.ID: Fix] = [:]
        for finding in findings where finding.observation.repair != nil {
            if finding.isAboutMore {
                let folders = finding.isAboutDeployment ? projects + deployed : projects
                let project = finding.place.file.flatMap { folders.holding($0) }
                fixes[finding.id] = project.map { Fix(target: $0, changesLinks: finding.changesLinks) }
            } else if case .text(let text, _) = finding.place {
                texts[text.origin, default: (text, [])].findings.append(finding)
            }
        }
        for (origin, (text, findings)) in texts {
            guard let target = origin.target.map({ projects.holding($0) ?? $0 }) else { continue }
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

extension [String] {
    /// The folder that a file is in.
    fileprivate func holding(_ file: String) -> String? {
        first { FolderPath.plain(file).normalizedPath.relative(to: $0.normalizedPath) != nil }
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
    var isAboutMore: Bool {
        name == "app-not-listed" || changesLinks || isAboutDeployment || place.file?.hasSuffix(".entitlements") == true
    }

    /// Whether its repair is there to have other URLs open the app.
    var changesLinks: Bool { name == "links-take-browser-pages" }

    /// Whether it is about how a site is deployed.
    var isAboutDeployment: Bool { name.hasPrefix("deploy-") }

    fileprivate func isMade(by repairs: Set<Repair>) -> Bool { observation.repair.map(repairs.contains) ?? false }
}
