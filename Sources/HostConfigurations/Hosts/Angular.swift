import AssociationModel
import Findings
import TextFormats

/// Angular's builds, which copy what `assets` names and nothing else.
extension HostReading {
    mutating func readAngular() {
        guard deployment.hasFile, let path = association, let root = json() else { return }
        let workspace = AngularWorkspace(root)
        guard let application = workspace.application(with: path) else { return }
        var said: Message = "does not name it"
        var fault: Message = "“assets” of \(application.name) does not name \(path), so the build leaves the file out"
        switch workspace.fate(of: path) {
        case .copied(to: Self.path): return
        case .copied(let place):
            said = "puts it at \(place)"
            fault = "“assets” of \(application.name) puts the file at \(place), where Apple does not look"
        case .leftOut: break
        case .unknown:
            return add(
                .notUnderstood,
                "whether “assets” of \(application.name) or of another configuration copies \(path) is not known",
                at: application.assets.span, citing: .angularAssets, help: ServerFinding.generalHelp)
        }
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        let copying = BuildScripts(deployment).mention(of: application.sourceRoot)
        let isCertain = copying == nil && application.hasOwnBuilder
        let other: Message = copying.map { "\(plain: $0)" } ?? "the builder of the application"
        let asset = Snippet(
            for: "angular.json", #"{ "glob": "**/*", "input": "#, json: folder, #", "output": "/.well-known" }"#)
        var insertion = JSONInsertion(file.text)
        if let list = application.assets.written, list.elements != nil { insertion.add([asset.text], toArray: list) }
        add(
            isCertain ? .notCopied : .notUnderstood,
            isCertain ? fault : "whether the build of \(application.name) copies \(path) is not known",
            at: application.assets.span, label: isCertain ? nil : "\(said); \(other) may copy it",
            citing: .angularAssets, help: "add this to “assets”", snippet: asset,
            repair: insertion.repair)
    }
}

/// What is run to build or deploy a site, as far as it names what it copies.
struct BuildScripts {
    private let files: [DeploymentFile]

    init(_ deployment: Deployment) {
        files = deployment.files.filter { ![.angular, .gitIgnore, .dockerIgnore, .vercelIgnore].contains($0.kind) }
    }

    /// The first line that may deploy a folder with the file other than by a list of what is copied, as file and line.
    func mention(of folder: String) -> String? {
        for file in files {
            for number in 1...max(1, file.text.lineCount) {
                let line = file.text.span(ofLine: number).map(file.text.string(in:)) ?? ""
                if Self.mayDeploy(folder, line, of: file.kind) { return "\(file.path):\(number)" }
            }
        }
        return nil
    }

    private static func mayDeploy(_ folder: String, _ line: String, of kind: DeploymentFile.Kind) -> Bool {
        let isScript = [.script, .packageManifest, .siteBuild, .workflow].contains(kind)
        if isScript ? line.contains("well-known") : !folder.isEmpty && line.contains(folder + "/.well-known") {
            return true
        }
        guard line.contains(folder) else { return false }
        let words = line.split { " \t\"'(),=:;[]`".contains($0) }
        let named = words.filter { word in
            let path = word.split(separator: "/").filter { $0 != "." && !$0.hasPrefix("*") }.joined(separator: "/")
            return path == folder || path.hasSuffix("/" + folder)
        }
        if kind == .workflow, !named.isEmpty, inputs.contains(where: line.contains) { return true }
        // A command that keeps the name of the folder only takes it to where the site is built.
        let lower = line.asciiLowercased
        return isScript ? named.count == 1 && copiers.contains(where: lower.contains) : !named.isEmpty
    }

    // Of a step that takes a folder to a host.
    private static let inputs = ["path:", "folder:", "publish_dir:", "publish-dir:", "directory:", "-dir:", "source:"]

    private static let copiers = ["cp", "copy", "copies", "sync", "mv", "move"]
}
