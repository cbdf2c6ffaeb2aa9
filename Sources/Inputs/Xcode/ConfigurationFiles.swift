import AssociationModel
import Findings
import TextFormats

/// The `.xcconfig` files of a project, with the files they include; each is read once.
struct ConfigurationFiles<Files: FileReading> {
    /// The largest `.xcconfig` file that is read, in bytes.
    static var sizeLimit: Int { ProjectObjects.fileLimit }
    /// The most inclusions that one file of a project may lead to, and the deepest they may nest.
    private static var inclusionLimit: Int { Bound.includedConfigurations.most }
    private static var depthLimit: Int { Bound.inclusions.most }

    private let files: Files
    private let root: String
    private var readings: [String: Result<ConfigurationText, FileFailure>] = [:]
    private var remaining = 0
    private var noted: Set<String> = []
    private(set) var problems: [ProjectProblem] = []

    init(files: Files, root: String) {
        self.files = files
        self.root = root
    }

    /// What a file and the files it includes assign.
    struct Layer {
        /// The assignments, in the order in which they take effect.
        var settings: [BuildSetting] = []
        /// The paths, as written, of optional inclusions whose files are absent.
        var absent: [DeclaredText] = []
        /// Whether every other file was read.
        var isComplete = true
    }

    /// Reads a file and the files it includes.
    mutating func layer(at path: String, from place: Place) -> Layer {
        remaining = Self.inclusionLimit
        var layer = Layer()
        add(path, to: &layer, from: place, within: [], optional: nil)
        return layer
    }

    /// Records a problem, unless it is recorded already.
    mutating func note(_ kind: ProjectProblem.Kind, at place: Place) {
        let position = place.position.map { "\($0.line):\($0.column)" } ?? ""
        if noted.insert("\(place.file ?? "") \(position) \(kind)").inserted {
            problems.append(ProjectProblem(kind, at: place))
        }
    }

    private mutating func add(
        _ path: String, to layer: inout Layer, from place: Place, within open: [String], optional: DeclaredText?
    ) {
        let name = FilePath.normal(path)
        if open.contains(name) { return note(.inclusionCycle(path: name), at: place) }
        remaining -= 1
        guard remaining >= 0, open.count < Self.depthLimit, layer.settings.count <= ProjectReader<Files>.settingLimit
        else {
            layer.isComplete = false
            return note(.tooManyInclusions, at: place)
        }
        let text: ConfigurationText
        do throws(FileFailure) {
            text = try read(name)
        } catch {
            if let optional, error == .missing {
                layer.absent.append(optional)
            } else {
                layer.isComplete = false
                note(.configurationFile(path: name, error), at: place)
            }
            return
        }
        for statement in text.statements {
            switch statement {
            case .assignment(let setting): layer.settings.append(setting)
            case .malformed(let span): note(.malformedLine, at: .text(text.source, span))
            case .inclusion(let path, let isOptional):
                let file = included(path.string, by: name)
                add(
                    file, to: &layer, from: path.place, within: open + [name], optional: isOptional ? path : nil)
            }
        }
    }

    // Relative to the file that includes it, else to the root of the project; the extension may be omitted.
    private mutating func included(_ path: String, by file: String) -> String {
        let beside = FilePath.normal(FilePath.join(FilePath.parent(of: file), path))
        let candidates = [beside, beside + ".xcconfig", FilePath.normal(FilePath.join(root, path))]
        return candidates.first { (try? read($0)) != nil } ?? beside
    }

    private mutating func read(_ path: String) throws(FileFailure) -> ConfigurationText {
        if let known = readings[path] { return try known.get() }
        let reading = Result { () throws(FileFailure) in
            let bytes = try files.read(path, limit: Self.sizeLimit)
            guard bytes.count <= Self.sizeLimit else { throw .unreadable(reason: "it is too large") }
            return ConfigurationText(SourceText(bytes, from: .file(path: path)))
        }
        readings[path] = reading
        return try reading.get()
    }
}
