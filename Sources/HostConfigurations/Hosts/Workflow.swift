import AssociationModel
import Findings
import TextFormats

/// Steps of GitHub workflows that leave out what begins with a full stop, and those that may.
extension HostReading {
    mutating func readWorkflow() {
        guard deployment.hasFile, let workflow = workflows[file.path], value(of: workflow.document) != nil else {
            return
        }
        var looks: [String: Int] = [:]
        for step in workflow.steps {
            // Told once for an action, since the steps of a file are alike. Each look may be at all files.
            guard looks[step.action, default: 0] < Self.mostLooks else { continue }
            let count = effects.count
            readStep(step)
            looks[step.action, default: 0] += effects.count > count ? Self.mostLooks : 1
        }
        guard !workflows.deployToPages, !hasOtherHost else { return }
        for script in workflow.scripts.prefix(Self.mostScripts) { readScript(script) }
    }

    // A command that copies the web root, and leaves out names that begin with a full stop, or may.
    private mutating func readScript(_ script: JSONValue) {
        for line in (script.string ?? "").split(separator: "\n") {
            let words = line.filter { $0 != "'" && $0 != "\"" }.split { $0 == " " || $0 == "=" }.map(String.init)
            guard let program = words.first(where: Self.copiers.contains),
                let folder = words.first(where: { publishes($0.replacing("/*", with: ""), asWhole: true) })
            else { continue }
            // In a shell, `*` stands for no name that begins with a full stop.
            let isOpen =
                program == "gh-pages"
                ? !words.contains { ["-t", "--dotfiles"].contains($0) }
                : folder.hasSuffix("/*") || words.contains { ["*", ".*", "**/.*"].contains($0) }
            guard isOpen else { continue }
            return add(
                .notUnderstood, "this step copies \(folder) with \(program), which may leave .well-known out",
                at: script.span, citing: program == "gh-pages" ? .ghPages : nil, help: ServerFinding.generalHelp)
        }
    }

    private mutating func readStep(_ step: Workflows.Step) {
        let (uses, inputs) = (step.uses, step.inputs)
        switch step.action {
        case "actions/upload-pages-artifact": readPagesArtifact(uses, inputs)
        case "actions/upload-artifact": readArtifact(uses, inputs)
        case "peaceiris/actions-gh-pages": readPeaceiris(uses, inputs)
        case "jamesives/github-pages-deploy-action":
            guard publishes(inputs?.string("folder") ?? inputs?.string("FOLDER")) else { return }
            readBranch(uses)
        default: readUnknown(step)
        }
    }

    // Where GitHub Pages or a host whose configuration is there serves the site, what else becomes of it does not matter.
    private mutating func readUnknown(_ step: Workflows.Step) {
        guard !workflows.deployToPages, !hasOtherHost, !step.deploysElsewhere, !step.action.hasPrefix("actions/"),
            !Workflows.harmless.contains(step.action)
        else { return }
        let values = (step.inputs?.members ?? []).compactMap(\.value.string)
        guard let folder = values.first(where: { publishes($0, asWhole: true) }) else { return }
        add(
            .notUnderstood, "this step takes \(folder), and what it does with it is not known", at: step.uses.span,
            label: "it may deploy the site without .well-known", citing: .workflowSyntax,
            help: ServerFinding.generalHelp)
    }

    // Version 3 keeps folders that begin with a full stop; 4 leaves them out; 5 too, but can be told not to.
    private mutating func readPagesArtifact(_ uses: JSONValue, _ inputs: JSONValue?) {
        guard publishes(inputs?.string("path") ?? "_site") else { return }
        let version = majorVersion(uses)
        if let version, version < 4 { return }
        let isTold = inputs?.string("include-hidden-files") == "true"
        if isTold, version.map({ $0 >= 5 }) ?? true { return }
        let isOnPages = deployment.host?.hasSuffix(".github.io") ?? false
        let matters: Message = "this matters if GitHub Pages serves the domain"
        var (kind, label): (DeploymentEffect.Kind, Message?) = (.dropped, nil)
        if !isOnPages, hasOtherHost || !deployment.files(.dockerIgnore).isEmpty {
            (kind, label) = (.unknown, "\(matters), and from version 4 of the action")
        } else if version == nil || isTold {
            (kind, label) = (.notUnderstood, "this matters from version 4 of the action")
        } else if !isOnPages, let other = workflows.otherDeployer {
            (kind, label) = (.notUnderstood, "\(matters); \(other) deploys too")
        }
        add(
            kind, "this version of upload-pages-artifact leaves .well-known out of what is deployed", at: uses.span,
            label: label, citing: .pagesArtifact, help: "use version 5 of the action, with this input",
            snippet: Self.hiddenFiles, repair: keepingHiddenFiles(uses, inputs))
    }

    // Version 5 in place of 4, and the input before the others.
    private func keepingHiddenFiles(_ uses: JSONValue, _ inputs: JSONValue?) -> Repair? {
        let written = file.text.bytes(in: uses.span)
        guard let at = written.lastIndex(of: UInt8(ascii: "@")), let input = addingInput(uses, inputs) else {
            return nil
        }
        let tag = written[(at + 1)...].prefix { !" \"'#".utf8.contains($0) }
        guard let version = Self.major(Substring(decoding: tag, as: UTF8.self)) else { return nil }
        if version >= 5 { return input }
        return Repair([TextEdit(SourceSpan(tag.startIndex, tag.endIndex), "v5")] + input.edits)
    }

    private func addingInput(_ uses: JSONValue, _ inputs: JSONValue?) -> Repair? {
        let line = "include-hidden-files: true"
        if let first = inputs?.members?.first?.key.span.start {
            // Between braces they share a line.
            let column = file.text.position(of: first).column
            guard file.text.indentation(ofLineAt: first).utf8.count == column - 1 else { return nil }
            return Repair(putting: line, beforeLineOf: first, of: file.text)
        }
        guard inputs == nil, let number = file.text.span(ofLine: file.text.position(of: uses.span.start).line),
            let key = file.text.bytes(in: number).firstRange(of: Array("uses".utf8))
        else { return nil }
        let blanks = String(repeating: " ", count: key.lowerBound - number.start)
        return Repair(
            putting: "with:\n  " + line, afterLineOf: uses.span.start, of: file.text, indentedBy: blanks)
    }

    // Since 4.4. What becomes of the artifact is not told here.
    private mutating func readArtifact(_ uses: JSONValue, _ inputs: JSONValue?) {
        guard publishes(inputs?.string("path")), majorVersion(uses).map({ $0 >= 4 }) ?? false,
            inputs?.string("include-hidden-files") != "true"
        else { return }
        add(
            .unknown, "upload-artifact leaves .well-known out of the artifact", at: uses.span,
            label: "this matters if the artifact is deployed", citing: .uploadArtifact,
            help: "add this input to the step", snippet: Self.hiddenFiles)
    }

    private mutating func readPeaceiris(_ uses: JSONValue, _ inputs: JSONValue?) {
        let isJekyll = inputs?.string("enable_jekyll") == "true" || inputs?.string("disable_nojekyll") == "true"
        guard isJekyll, publishes(inputs?.string("publish_dir") ?? "public") else { return }
        readBranch(uses)
    }

    // GitHub Pages builds a branch with Jekyll unless the file `.nojekyll` is in it.
    private mutating func readBranch(_ uses: JSONValue) {
        guard deployment.files(.noJekyll).isEmpty,
            !deployment.files(.jekyll).contains(where: {
                $0.text.bytes.firstRange(of: Array(".well-known".utf8)) != nil
            })
        else { return }
        add(
            .unknown, "GitHub Pages runs Jekyll on the branch that this step fills", at: uses.span,
            label: "Jekyll leaves .well-known out unless the branch has .nojekyll", citing: .jekyllDefaults,
            help: "put an empty file .nojekyll into the folder that is published")
    }

    // Whether a folder that a step takes is the web root, holds it, or is what a build makes of it.
    //
    // - Parameter asWhole: whether a folder that holds the web root beside others does not count.
    private func publishes(_ folder: String?, asWhole: Bool = false) -> Bool {
        guard let folder = folder?.split(separator: "\n").first.map(String.init), !folder.contains("${{") else {
            return false
        }
        let path = folder.normalizedPath
        let root = deployment.webRoot
        if asWhole ? !root.isEmpty && root == path : root.relative(to: path) != nil { return true }
        let names = path.split(separator: "/").map(String.init)
        let project = root.split(separator: "/").map(String.init)
        // The project is the folder around the web root, or the web root itself.
        return [project.dropLast(), project[...]].contains { base in
            names.starts(with: base) && Self.outputs.contains(names.dropFirst(base.count).joined(separator: "/"))
        }
    }

    private static let mostLooks = 20
    private static let mostScripts = 1_000

    private static let copiers: Set<String> = [
        "aws", "az", "azcopy", "cp", "gh-pages", "gsutil", "lftp", "rclone", "rsync", "s3cmd", "scp",
    ]

    private static let outputs: Set<String> = [
        "dist", "build", "out", "output", "_site", "public", "www", ".output/public", "dist/public", "build/web",
    ]

    // From the tag, or the comment behind a commit.
    private func majorVersion(_ uses: JSONValue) -> Int? {
        guard let tag = uses.string?.split(separator: "@").last else { return nil }
        if let version = Self.major(tag) { return version }
        let line = file.text.span(ofLine: file.text.position(of: uses.span.start).line)
        let rest = line.map { file.text.string(in: SourceSpan(uses.span.end, $0.end)) } ?? ""
        return rest.split { $0 == " " || $0 == "#" || $0 == "@" }.lazy.compactMap { Self.major($0) }.first
    }

    private static func major(_ tag: Substring) -> Int? {
        tag.first == "v" ? Int(tag.dropFirst().prefix { $0 != "." }) : nil
    }

    private static let hiddenFiles = Snippet(
        for: "the workflow",
        """
        with:
          include-hidden-files: true
        """)
}
