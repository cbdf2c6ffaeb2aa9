import AssociationModel
import Findings
import Judging
import LocalFiles
import SignUpScreens
import TextFormats
import UniversalLinks

#if SwiftSources
    import SwiftSourceScreens
#endif

/// Screens and flows read from files: Interface Builder files, Swift sources, and flows that are described by hand.
public struct ScreenFiles: Sendable {
    /// The screens and flows, in the order of the files, each screen merged with what its code sets.
    package private(set) var parts = ScreenParts()
    /// The files that could not be read; all others were.
    public private(set) var problems: [InputFailure] = []
    /// The files and folders that were named.
    let paths: [String]
    /// The number of files that were read.
    package private(set) var readFiles = 0
    private var sources: [SourceText] = []
    /// The Swift files that were skipped because this was built without the trait `SwiftSources`.
    private var skipped: [String] = []
    /// The files in Objective-C, which nothing here reads.
    private var objectiveC: [String] = []
    private var tables = StringTables()

    /// Whether there is nothing to report: neither a screen, nor a use of native authentication, nor a file that was not read.
    package var isEmpty: Bool {
        parts.isWithoutScreens && parts.nativeAuthentication == nil && parts.unread.isEmpty
    }

    /// The most files that are read from one directory.
    package static let fileLimit = 20_000
    /// The largest Swift file that is read, in bytes.
    package static let sourceLimit = 10_000_000

    /// Reads files, and those at any depth in directories, without following symbolic links there. A `.json` file is
    /// read only if it is named itself.
    public init(reading paths: [String]) {
        self.paths = paths
        var seen: Set<String> = []
        for path in paths {
            for file in files(at: path) where seen.insert(file).inserted { read(file) }
        }
        join()
        noteUnread()
        if parts.isWithoutScreens, parts.unread.isEmpty, readFiles > 0, let first = paths.first {
            parts.placesWithoutScreens = [InputFailure("", at: first).place]
        }
    }

    // MARK: Finding files

    private static func selection(_ suffixes: [String]) -> FileTree.Selection {
        FileTree.Selection(suffixes: suffixes, skipping: SkippedFolders.names(.fetched, .built), limit: fileLimit)
    }

    private static let screenFiles = selection([".storyboard", ".xib", ".swift"])
    // What only adds to screens has a limit of its own, so that no folder has too much of it to be read.
    private static let sideFiles = selection([".m", ".mm"] + StringTables.suffixes)

    private mutating func files(at path: String) -> [String] {
        guard LocalFiles().exists(path) else {
            complain("no such file", at: path)
            return []
        }
        guard LocalFiles().isDirectory(path) else { return [path] }
        let trees = FileTree.trees(path, [Self.screenFiles, Self.sideFiles])
        let tree = trees[0]
        for (path, _) in tree.unread { complain("this directory cannot be read", at: path) }
        if tree.isCut {
            complain("more than \(Self.fileLimit) files; name a subdirectory instead", at: path)
        }
        for path in tree.tooDeep { complain("this directory is nested too deep and was not searched", at: path) }
        return trees.flatMap(\.files)
    }

    // MARK: Reading files

    private mutating func read(_ path: String) {
        let name = path.lowercased()
        if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
            readInterface(path)
        } else if name.hasSuffix(".swift") {
            readSource(path)
        } else if name.hasSuffix(".json") {
            readDescription(path)
        } else if name.hasSuffix(".m") || name.hasSuffix(".mm") {
            objectiveC.append(path)
        } else if StringTables.suffixes.contains(where: name.hasSuffix) {
            tables.add(path)
        } else {
            complain("not a .storyboard, .xib, .swift or .json file", at: path)
        }
    }

    private mutating func readInterface(_ path: String) {
        guard let text = text(at: path, limit: InterfaceBuilderFile.sizeLimit) else { return }
        do throws(InterfaceBuilderProblem) { parts.screens += try InterfaceBuilderFile(text).screens } catch {
            let message: Message = error.help.map { "\(error.message): \($0)" } ?? error.message
            problems.append(InputFailure(message, in: text, at: error.span))
        }
    }

    private mutating func readDescription(_ path: String) {
        guard let text = text(at: path, limit: ScreenDescription.sizeLimit) else { return }
        let description = ScreenDescription(text)
        for problem in description.problems {
            problems.append(InputFailure(problem.message, in: text, at: problem.span))
        }
        if let flow = description.screenFlow { parts.flows.append(flow) } else { parts.screens += description.screens }
    }

    private mutating func readSource(_ path: String) {
        #if SwiftSources
            if let text = text(at: path, limit: Self.sourceLimit) { sources.append(text) }
        #else
            skipped.append(path)
        #endif
    }

    private mutating func text(at path: String, limit: Int) -> SourceText? {
        do throws(FileFailure) {
            let bytes = try LocalFiles().read(path, limit: limit)
            guard bytes.count <= limit else {
                complain("larger than \(limit >> 20) MB", at: path)
                return nil
            }
            readFiles += 1
            return SourceText(bytes, from: .file(path: path))
        } catch {
            complain(error.message, at: path)
            return nil
        }
    }

    private mutating func complain(_ message: Message, at path: String) {
        problems.append(InputFailure(message, at: path))
    }

    /// Tells in the report what was not read, so that nobody takes silence for a good answer.
    private mutating func noteUnread() {
        if let first = skipped.first {
            let files: Message = skipped.count == 1 ? "a Swift file" : "\(skipped.count) Swift files"
            parts.unread.append(
                UnreadSources(
                    files, "could not be read: this aasa was built without support for Swift sources",
                    help: "use the aasa that make install installs, or build with swift build --traits SwiftSources",
                    at: InputFailure("", at: first).place))
        }
        if readFiles == 0, let first = objectiveC.first {
            parts.unread.append(
                UnreadSources(
                    "Objective-C", "is not read, and there is nothing else",
                    help: "describe the screens in a .json file", at: InputFailure("", at: first).place))
        }
        for problem in problems {
            parts.unread.append(UnreadSources("a file", "was not read: \(problem.message)", at: problem.place))
        }
    }

    /// The files in Objective-C by the names of their classes, as far as these tell.
    private var objectiveCByClass: [String: [String]] {
        Dictionary(grouping: objectiveC.map { String($0.split(separator: "/").last ?? "") }) { name in
            String(name.prefix { $0 != "." && $0 != "+" })
        }
    }

    /// The screens of the Swift sources, which are read together because they refer to each other.
    private mutating func codeOfSources() -> (whole: [Screen], pieces: [Screen]) {
        #if SwiftSources
            let reading = SwiftScreenReader.read(sources, texts: tables.texts())
            for failure in reading.failures { complain(failure.message, at: failure.text.name) }
            parts.nativeAuthentication = reading.nativeAuthentication
            parts.credentialDomains = reading.credentialDomains
            return (reading.screens, reading.parts)
        #else
            return ([], [])
        #endif
    }

    // MARK: Putting together

    /// Merges code with the Interface Builder screen it belongs to; other code with fields becomes screens of its own.
    private mutating func join() {
        let (whole, pieces) = codeOfSources()
        let code = whole + pieces
        let drawn = Set(parts.screens.compactMap(\.className))
        let indices = Dictionary(grouping: code.indices) { code[$0].className }
        let unreadFiles = objectiveCByClass
        parts.screens = parts.screens.map { screen in
            var merged = Self.merged(screen, with: code, indices)
            merged.unreadFiles = merged.classNames.sorted().flatMap { unreadFiles[$0] ?? [] }
            return merged
        }
        let alone = whole.filter { !$0.fields.isEmpty && !($0.className.map(drawn.contains) ?? false) }
        parts.screens += alone.map { screen in
            var screen = screen
            // An outlet is set up in an Interface Builder file, which was not given.
            screen.hasUnreadCode = screen.hasUnreadCode || screen.fields.contains(where: \.isOutlet)
            return screen
        }
    }

    /// A screen, merged in its order with the code that concerns it: that of no class, and that of its classes. Code may
    /// name further classes.
    private static func merged(_ screen: Screen, with code: [Screen], _ indices: [String?: [Int]]) -> Screen {
        var result = screen
        var known: Set<String> = []
        var pending: [Int] = (indices[nil] ?? []).reversed()
        var last = -1
        while true {
            let new = result.classNames.filter { known.insert($0).inserted }.flatMap { indices[$0] ?? [] }
            if !new.isEmpty { pending = Set(pending + new).filter { $0 > last }.sorted { $0 > $1 } }
            guard let next = pending.popLast() else { return result }
            result = result.merged(with: code[next])
            last = next
        }
    }
}
