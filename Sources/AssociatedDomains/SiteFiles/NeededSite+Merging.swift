import AssociationModel
import CurlFetch
package import Findings
import TextFormats
import UniversalLinks

extension NeededSite {
    /// An AASA file with everything added that the claims need and it lacks; everything else stays byte for byte.
    ///
    /// An app that already has an entry in `details` gets no other, whatever the entry's paths.
    package func merged(into file: SourceText, _ paths: LinkPaths = LinkPaths()) throws(InputFailure) -> SourceText {
        let root = try FormattedFile.root(of: file)
        guard root.members != nil else {
            throw InputFailure("the file is not an object keyed by service", in: file)
        }
        let association = SiteAssociation(root)
        var insertion = JSONInsertion(file)
        for listing in listings {
            let listed = Set(association.identifiers(for: listing.service).map { Array($0.text.utf8) })
            let missing = listing.apps.filter { !listed.contains(Array($0.raw.utf8)) }
            if missing.isEmpty { continue }
            try add(missing, of: listing, to: root, paths, &insertion)
        }
        let merged = insertion.result
        guard merged.bytes.count <= Response.sizeLimit else {
            throw InputFailure(
                "with what is missing the file would have \(merged.bytes.count) bytes; Apple reads no more than \(Response.sizeLimit)",
                in: file)
        }
        return merged
    }

    private func add(
        _ apps: [AppIdentifier], of listing: Listing, to root: JSONValue, _ paths: LinkPaths,
        _ insertion: inout JSONInsertion
    ) throws(InputFailure) {
        let needed = Listing(service: listing.service, apps: apps)
        let isLinks = listing.service == .applinks
        let name = isLinks ? "details" : "apps"
        let elements = isLinks ? [needed.entry(for: apps, paths)] : apps.map { JSONLiteral.string($0.raw) }
        guard let section = root.member(listing.service.rawValue)?.value else {
            return insertion.add("\"\(listing.service.rawValue)\": \(needed.value(paths))", toObject: root)
        }
        guard section.members != nil else { throw obstacle(listing.service.rawValue, section, insertion.text) }
        guard let list = section.member(name)?.value else {
            return insertion.add("\"\(name)\": [\(elements.joined(separator: ", "))]", toObject: section)
        }
        guard list.elements != nil else { throw obstacle(name, list, insertion.text) }
        insertion.add(elements, toArray: list)
    }

    private func obstacle(_ key: String, _ value: JSONValue, _ text: SourceText) -> InputFailure {
        let kind = Message(stringLiteral: value.kindName)
        return InputFailure("\(key) is \(kind), so nothing can be added to it", in: text, at: value.span)
    }
}
