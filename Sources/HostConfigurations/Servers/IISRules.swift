import AssociationModel
import Findings
import TextFormats

/// What `web.config` does to the file in IIS. <https://learn.microsoft.com/iis/configuration/system.webserver/>
struct IISRules {
    let deployment: Deployment
    let request: ServerRequest

    /// The mistake in the XML of a file; nil if there is none.
    static func problem(of text: SourceText) -> ConfigurationProblem? {
        do throws(XMLProblem) {
            _ = try XMLReader.read(text.bytes)
            return nil
        } catch {
            return ConfigurationProblem(error.message, at: error.span)
        }
    }

    /// At most one: the first rule that keeps the file.
    var findings: [ServerFinding] {
        let root = deployment.webRoot.isEmpty ? "" : deployment.webRoot + "/"
        let folders = [root, root + ".well-known/"]
        let files = folders.compactMap { folder in
            deployment.files(.webConfig).first { $0.path.asciiLowercased == (folder + "web.config").asciiLowercased }
        }
        let levels = files.compactMap { file -> IISLevel? in
            guard let element = try? XMLReader.read(file.text.bytes), element.name == "configuration" else {
                return nil
            }
            return IISLevel(text: file.text, sections: Self.sections(of: element))
        }
        guard let first = levels.first else { return [] }
        let evaluation = IISEvaluation(request: request, levels: levels)
        return (evaluation.finding ?? evaluation.untyped(in: first)).map { [$0] } ?? []
    }

    // The `system.webServer` elements that count for the file: outside `location`, and in one whose path covers it.
    private static func sections(of configuration: XMLElement) -> [XMLElement] {
        configuration.elements.flatMap { element -> [XMLElement] in
            switch element.name {
            case "system.webServer": return [element]
            case "location":
                let path = element.attribute("path")?.value.string ?? "."
                let isCovered = path == "." || path.isEmpty || ApacheEvaluation.covers("/" + path, ServerRequest.path)
                return isCovered ? element.elements.filter { $0.name == "system.webServer" } : []
            default: return []
            }
        }
    }
}

/// A `web.config`.
struct IISLevel {
    let text: SourceText
    let sections: [XMLElement]
}

/// Follows Apple's request through the sections.
struct IISEvaluation {
    let request: ServerRequest
    let levels: [IISLevel]

    /// A redirect, a refusal, or a page in place of the file.
    var finding: ServerFinding? {
        let rewritten = levels.lazy.compactMap(rewriting).first
        if let rewritten, rewritten.isCertain { return rewritten }
        return refused ?? redirected ?? rewritten
    }

    // The first rule that does harm, before one that ends the rules.
    private func rewriting(in level: IISLevel) -> ServerFinding? {
        var uncertain: ServerFinding?
        for rule in level.elements("rewrite").flatMap({ $0.all("rules") }).flatMap({ $0.all("rule") }) {
            guard rule.flag("enabled") ?? true, let found = rewriting(rule, in: level) else { continue }
            if let finding = found.finding, finding.isCertain { return finding }
            uncertain = uncertain ?? found.finding
            if found.isEnd { break }
        }
        return uncertain
    }

    private var redirected: ServerFinding? {
        for level in levels.reversed() {
            guard let redirect = level.elements("httpRedirect").last else { continue }
            guard redirect.flag("enabled") ?? false, !(redirect.flag("childOnly") ?? false) else { return nil }
            let target = RedirectTarget(redirect.attribute("destination")?.value.string ?? "", variable: "{$")
            return ServerFinding(.redirected(target), at: level.place(of: redirect))
        }
        return nil
    }

    private var refused: ServerFinding? {
        for level in levels {
            for filter in level.elements("security").flatMap({ $0.all("requestFiltering") }) {
                if let finding = refused(by: filter, in: level) { return finding }
            }
        }
        return nil
    }

    private func refused(by filter: XMLElement, in level: IISLevel) -> ServerFinding? {
        for segment in filter.all("hiddenSegments").flatMap({ $0.all("add") }) {
            let name = segment.attribute("segment")?.value.string.asciiLowercased ?? ""
            guard ServerRequest.path.split(separator: "/").contains(where: { $0 == name }) else { continue }
            return ServerFinding(.refused("the segment \(name) is hidden"), at: level.place(of: segment))
        }
        for sequence in filter.all("denyUrlSequences").flatMap({ $0.all("add") }) {
            let text = sequence.attribute("sequence")?.value.string.asciiLowercased ?? ""
            guard !text.isEmpty, ServerRequest.path.firstRange(of: text) != nil else { continue }
            return ServerFinding(.refused("the sequence \(text) is denied"), at: level.place(of: sequence))
        }
        return nil
    }

    /// IIS serves no file without an extension until something gives it a media type.
    /// <https://learn.microsoft.com/iis/configuration/system.webserver/staticcontent/mimemap>
    func untyped(in first: IISLevel) -> ServerFinding? {
        guard request.hasFile else { return nil }
        for level in levels {
            let handlers = level.elements("handlers").flatMap { $0.all("add") }
            if handlers.contains(where: { $0.attribute("path")?.value.string == "*" }) { return nil }
            let maps = level.elements("staticContent").flatMap { $0.all("mimeMap") }
            if maps.contains(where: { [".", ".*"].contains($0.attribute("fileExtension")?.value.string ?? "") }) {
                return nil
            }
        }
        return ServerFinding(.untyped, at: .wholeText(first.text))
    }
}

extension IISLevel {
    func elements(_ name: String) -> [XMLElement] { sections.flatMap { $0.all(name) } }

    func place(of element: XMLElement) -> Place { .text(text, element.startTagSpan) }
}

extension XMLElement {
    /// The elements with a name among the children.
    func all(_ name: String) -> [XMLElement] { elements.filter { $0.name == name } }

    /// The value of an attribute that is true or false.
    func flag(_ name: String) -> Bool? { attribute(name).map { $0.value.string.asciiLowercased == "true" } }
}
