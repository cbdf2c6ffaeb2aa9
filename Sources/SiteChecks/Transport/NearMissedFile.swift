import AssociationModel
import Findings
package import Judging
import TextFormats

/// A directory that stands for a site and has no file where Apple looks, with the files in it whose paths come near.
package struct NearMissedFile: Scoped {
    package let site: SiteSurvey
    /// The files, the most telling first: their paths on this machine.
    package let files: [String]
    /// Whether there were more than are looked at.
    let isCut: Bool
    /// Whether the first is outside the directory.
    package let isOutside: Bool
    package let scope: Scope

    package init?(_ site: SiteSurvey) {
        guard let exchange = site.wellKnown.exchange, exchange.response?.status == 404 else { return nil }
        self.site = site
        scope = site.scope
        let root =
            site.rightPlace.hasSuffix(Location.apple.path)
            ? String(site.rightPlace.dropLast(Location.apple.path.utf8.count)) : ""
        // A file at a location that Apple once read, or under its right name with an extension, is a clearer case.
        let isElsewhere = site.misplacedFiles.contains { $0.location.prefix == nil }
        let other = Set(site.nearMisses.filter(Self.isOther).map(\.location.kind))
        let paths = isElsewhere ? [] : exchange.nearMisses.filter { !other.contains(.nearMiss(path: $0)) }
        isOutside = paths.first.map(LocationNearMiss.isOutside) ?? false
        isCut = paths.count >= LocationNearMiss.limit
        files = paths.map { Self.file($0, below: root) }
    }

    /// The place of the first file.
    var place: Place { site.nearMisses.first { !Self.isOther($0) }?.place ?? .response(url: site.wellKnown.url) }

    /// Whether the body is clearly something else than an AASA file, such as a page.
    private static func isOther(_ probe: LocationProbe) -> Bool {
        probe.document.map { !$0.looksLikeFile } ?? false
    }

    private static func file(_ path: String, below root: String) -> String {
        let parts = root.split(separator: "/", omittingEmptySubsequences: false)
        guard LocationNearMiss.isOutside(path), !root.hasPrefix("https://"), let last = parts.last, last != ".",
            last != "..", !last.isEmpty
        else {
            return root + path
        }
        return parts.dropLast().map { $0 + "/" }.joined() + path.dropFirst("/../".count)
    }
}

extension Subjects {
    /// The directories that have no file where Apple looks.
    package var nearMissedFiles: [NearMissedFile] { once { sites.compactMap(NearMissedFile.init) } }
}
