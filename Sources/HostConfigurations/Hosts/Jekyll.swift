import AssociationModel
import Findings
import TextFormats

/// Jekyll, by https://jekyllrb.com/docs/configuration/options/: names that begin with a full stop are left out of the site
/// unless `include` names them. Other generators have a `_config.yml` too.
extension HostReading {
    mutating func readJekyll() {
        // On GitHub Pages `.nojekyll` switches it off.
        guard deployment.hasFile, deployment.files(.noJekyll).isEmpty,
            let root = value(of: YAMLReader.read(file.text.bytes)), root.isOfJekyll,
            webRoot == (root.string("source") ?? "").normalizedPath
        else { return }
        let include = root.member("include")
        let patterns = include?.value.elements?.compactMap(\.string) ?? include?.value.string.map { [$0] } ?? []
        guard !patterns.contains(where: Self.includesFolder) else { return }
        let mayInclude = patterns.contains { $0.contains("well-known") || $0.contains("*") }
        let isCertain = !mayInclude && !hasOtherHost && !workflows.mayDeployWithoutJekyll
        add(
            isCertain ? .dropped : .unknown,
            "Jekyll leaves .well-known out of the site, because “include” does not name it", at: include?.key.span,
            label: isCertain ? nil : "this matters if the site is built with Jekyll", citing: .jekyllDefaults,
            help: include == nil ? "add this to _config.yml" : "add “.well-known” to the list",
            snippet: include == nil ? Self.include : nil,
            repair: include.map { adding(toInclude: $0.value) } ?? Repair(appending: Self.include.text, to: file.text))
    }

    // In the style of the list: between brackets, or a line each.
    private func adding(toInclude list: JSONValue) -> Repair? {
        guard let last = list.elements?.last, file.text.bytes(in: list.span).first != UInt8(ascii: "&") else {
            return nil
        }
        if file.text.bytes(in: list.span).first == UInt8(ascii: "[") {
            return Repair(inserting: #", ".well-known""#, at: last.span.end)
        }
        let blanks = file.text.indentation(ofLineAt: last.span.start)
        return Repair(putting: #"- ".well-known""#, afterLineOf: last.span.start, of: file.text, indentedBy: blanks)
    }

    // Jekyll compares with File.fnmatch, and takes the start of a name too.
    private static func includesFolder(_ pattern: String) -> Bool {
        let name = pattern.normalizedPath
        return !name.isEmpty && (".well-known".hasPrefix(name) || name == ".*")
    }

    private static let include = Snippet(for: "_config.yml", #"include: [".well-known"]"#)
}

extension JSONValue {
    // Keys that Hexo and Jupyter Book need, and Jekyll does not know, against those that most sites of Jekyll have.
    fileprivate var isOfJekyll: Bool {
        let others = [
            "public_dir", "source_dir", "skip_render", "sphinx", "execute", "launch_buttons", "bibtex_bibfiles",
        ]
        return members != nil && !others.contains { member($0) != nil }
    }
}
