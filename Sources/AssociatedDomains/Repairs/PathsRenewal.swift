import AssociationModel
import CurlFetch
import Findings
import TextFormats
import UniversalLinks

/// Rewrites the old form of `details` (iOS 9 to 12: `appID`, `paths`, or an object keyed by app) in the new one.
///
/// Each string of `paths` becomes a component in the same position: `"NOT /a"` becomes `{"/": "/a", "exclude": true}`,
/// which is what the old form means according to Apple. Nothing else in the file is touched. In other cases the meaning
/// of the old form is not documented, and such entries are kept.
struct PathsRenewal {
    /// The repairs that rewrite each entry, or an object keyed by app as a whole.
    private(set) var repairs: [Repair] = []
    /// Why the other entries are kept.
    private(set) var kept: [Note] = []
    private let text: SourceText

    init(_ association: SiteAssociation, in text: SourceText) {
        self.text = text
        guard let appLinks = association.appLinks, let form = appLinks.detailsForm else { return }
        switch form {
        case .array: for entry in appLinks.details { renew(entry, in: appLinks) }
        case .dictionary: renewDictionary(appLinks)
        case .other: return
        }
    }

    private mutating func renew(_ entry: DetailsEntry, in appLinks: AppLinks) {
        guard let edits = edits(of: entry, in: appLinks) else { return }
        if let repair = Repair(edits + appEdits(of: entry)) { repairs.append(repair) }
    }

    /// The edits that rewrite `paths`; nil if the entry is kept.
    private mutating func edits(of entry: DetailsEntry, in appLinks: AppLinks) -> [TextEdit]? {
        guard let paths = entry.paths else { return [] }
        guard entry.components == nil else {
            keep(entry, "it already has “components”; “paths” is for iOS 12", at: paths.key.span)
            return nil
        }
        let defaults = [appLinks.defaults, entry.defaults].compactMap { $0 }
        if defaults.contains(where: { $0.value.members?.isEmpty == false }) {
            keep(entry, "whether “defaults” applies to “paths” is not documented", at: paths.key.span)
            return nil
        }
        var edits = [TextEdit(paths.key.span, "\"components\"")]
        guard let elements = paths.value.elements else {
            keep(entry, "“paths” is not an array", at: paths.value.span)
            return nil
        }
        for element in elements {
            guard let path = element.string else {
                keep(entry, "an element of “paths” is not a string", at: element.span)
                return nil
            }
            if let reason = Self.reasonToKeep(path) {
                keep(entry, reason, at: element.span)
                return nil
            }
            edits.append(TextEdit(element.span, component(for: path, at: element.span)))
        }
        return edits
    }

    private mutating func keep(_ entry: DetailsEntry, _ reason: Message, at span: SourceSpan) {
        kept.append(Note("the entry keeps its old form: \(reason)", at: .text(text, span)))
    }

    private static func reasonToKeep(_ path: String) -> Message? {
        let bytes = Array(path.utf8)
        let isNegated = bytes.starts(with: "NOT ".utf8)
        if !isNegated, bytes.prefix(3).map(\.asciiLowercased).elementsEqual("not".utf8) {
            return "the meaning of \(path) in “paths” is not documented"
        }
        let pattern = LinkPattern(LocatedString(path, at: SourceSpan(0, 0)), droppingFirst: isNegated ? 4 : 0)
        if !pattern.variables.isEmpty { return "whether “paths” supports variables is not documented" }
        if bytes.contains(UInt8(ascii: "?")), bytes.contains(UInt8(ascii: "=")) {
            return "the meaning of a query in “paths” is not documented"
        }
        return nil
    }

    // The pattern as it is written, with its escapes, unless the escapes are in “NOT ”.
    private func component(for path: String, at span: SourceSpan) -> String {
        let written = text.string(in: span)
        guard path.utf8.starts(with: "NOT ".utf8) else { return "{ \"/\": \(written) }" }
        let rest = String(decoding: path.utf8.dropFirst(4), as: UTF8.self)
        let literal =
            written.utf8.starts(with: "\"NOT ".utf8)
            ? "\"" + String(decoding: written.utf8.dropFirst(5), as: UTF8.self) : JSONLiteral.string(rest)
        return "{ \"/\": \(literal), \"exclude\": true }"
    }

    private func appEdits(of entry: DetailsEntry) -> [TextEdit] {
        guard entry.key == nil, entry.appIDs == nil, let appID = entry.appID, appID.value.string != nil else {
            return []
        }
        return [
            TextEdit(appID.key.span, "\"appIDs\""),
            TextEdit(appID.value.span, "[\(text.string(in: appID.value.span))]"),
        ]
    }

    // MARK: An object keyed by app

    /// Turns all entries into elements of an array, or none.
    private mutating func renewDictionary(_ appLinks: AppLinks) {
        guard let details = appLinks.detailsMember?.value, let members = details.members, !members.isEmpty else {
            return
        }
        var edits = [
            TextEdit(SourceSpan(details.span.start, details.span.start + 1), "["),
            TextEdit(SourceSpan(details.span.end - 1, details.span.end), "]"),
        ]
        guard members.count == appLinks.details.count else {
            return kept.append(
                Note("“details” keeps its old form: an entry is not an object", at: .text(text, details.span)))
        }
        for entry in appLinks.details {
            guard let key = entry.key, let inner = self.edits(of: entry, in: appLinks) else { return }
            guard entry.appIDs == nil, entry.appID == nil else {
                return keep(entry, "it names apps in addition to its key", at: key.span)
            }
            let comma = entry.value.members?.isEmpty == true ? "" : ","
            let open = SourceSpan(key.span.start, entry.value.span.start + 1)
            edits.append(TextEdit(open, "{ \"appIDs\": [\(text.string(in: key.span))]\(comma)"))
            edits += inner
        }
        if let repair = Repair(edits) { repairs.append(repair) }
    }
}
