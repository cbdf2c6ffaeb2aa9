import AssociationModel
import Findings
import FrameworkScreens
import Inputs
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
    package internal(set) var parts = ScreenParts()
    /// The files that could not be read; all others were.
    public private(set) var problems: [InputFailure] = []
    /// The files and folders that were named.
    let paths: [String]
    /// The number of files that were read.
    package private(set) var readFiles = 0

    /// Whether there is nothing to report: neither a screen, nor a use of native authentication, nor anything that was not
    /// read.
    package var isEmpty: Bool {
        parts.isWithoutScreens && parts.nativeAuthentication == nil && isAllRead
    }

    /// Whether no file was left out, and no framework.
    package var isAllRead: Bool { parts.unread.isEmpty && parts.unreadFrameworks.isEmpty }

    /// The most files that are read from one directory.
    package static let fileLimit = Bound.screenFiles.most

    /// Reads files, and those at any depth in directories, without following symbolic links there. A `.json` file is
    /// read only if it is named itself.
    public init(reading paths: [String]) { self.init(reading: paths, isSearch: false) }

    /// - Parameters:
    ///   - foreign: files of other apps, which are left out.
    ///   - isSearch: whether nobody named the folders: what tests and samples have is not the app's then.
    init(reading paths: [String], without foreign: Set<String> = [], isSearch: Bool) {
        self.paths = paths
        let selections = isSearch ? Self.searching : Self.selections
        var seen: Set<String> = []
        for path in paths {
            for file in files(at: path, selections)
            where seen.insert(file).inserted && !foreign.contains(FilePath.normal(file)) {
                read(file)
            }
        }
        parts.frameworks = Report.Framework.outermost(parts.frameworks)
        join()
        readFrameworks()
        noteUnread()
        parts.code = ScreenCode()
        if parts.isWithoutScreens, isAllRead, readFiles > 0, let first = paths.first {
            parts.placesWithoutScreens = [InputFailure("", at: first).place]
        }
    }

    // MARK: Finding files

    private static let kinds = InputKinds.all + [SwiftSourceInput()]

    private static let selections = selections(skipping: SkippedFolders.names(.fetched, .built))
    private static let searching = selections(skipping: SkippedFolders.ofOthers)

    private static func selections(skipping skipped: Set<String>) -> [FileTree.Selection] {
        [InputUse.screens, .besideScreens].map { selection(for: $0, skipping: skipped) }
            + [selection(for: .frameworks, skipping: SkippedFolders.ofOthers)]
    }

    private static func selection(for use: InputUse, skipping skipped: Set<String>) -> FileTree.Selection {
        FileTree.Selection(suffixes: InputKinds.sought(for: use, among: kinds), skipping: skipped, limit: fileLimit)
    }

    private mutating func files(at path: String, _ selections: [FileTree.Selection]) -> [String] {
        guard LocalFiles().exists(path) else {
            complain("no such file", at: path)
            return []
        }
        guard LocalFiles().isDirectory(path) else { return [path] }
        let trees = FileTree.trees(path, selections)
        let tree = trees[0]
        for (path, _) in tree.unread { complain("this directory cannot be read", at: path) }
        if tree.isCut {
            complain("more than \(Self.fileLimit) files; name a subdirectory instead", at: path)
        }
        for path in tree.tooDeep { complain("this directory is nested too deep and was not searched", at: path) }
        parts.frameworks += [Report.Framework].shown(by: trees[2].files)
        return trees[0].files + trees[1].files
    }

    // MARK: Reading files

    private mutating func read(_ path: String) {
        guard let input = InputKinds.file(named: path, for: .screens, among: Self.kinds) else {
            return complain(
                "not a file of screens: .storyboard, .xib, .swift, .m, .tsx, .jsx, .js, .dart, .xaml, .html or .json",
                at: path)
        }
        do throws(InputFailure) {
            let said = try input.parts(of: InputItem(at: path))
            if !said.screens.code.hasUnread { readFiles += 1 }
            parts.add(said.screens)
            problems += said.problems
        } catch { problems.append(error) }
    }

    private mutating func complain(_ message: Message, at path: String) {
        problems.append(InputFailure(message, at: path))
    }

    /// Tells in the report what was not read, so that nobody takes silence for a good answer.
    private mutating func noteUnread() {
        let skipped = parts.code.skipped
        if let first = skipped.first {
            let files: Message = skipped.count == 1 ? "a Swift file" : "\(skipped.count) Swift files"
            parts.unread.append(
                UnreadSources(
                    files, "could not be read: this aasa was built without support for Swift sources",
                    help: "use the aasa that make install installs, or build with swift build --traits SwiftSources",
                    at: InputFailure("", at: first).place))
        }
        if readFiles == 0, parts.frameworks.isEmpty, let first = parts.code.objectiveC.first {
            parts.unread.append(
                UnreadSources(
                    "Objective-C",
                    "is read only for what a class sets of its own text fields, and there is nothing else",
                    help: "describe the screens in a .json file", at: InputFailure("", at: first).place))
        }
        for problem in problems {
            parts.unread.append(UnreadSources("a file", "was not read: \(problem.message)", at: problem.place))
        }
    }

    /// The files of code that were not read.
    private var unreadCode: [String] {
        parts.code.objectiveC + parts.code.skipped + problems.compactMap(\.place.file).filter { $0.hasSuffix(".swift") }
    }

    /// The files of code that were not read by the names of their classes, as far as these tell.
    private var unreadFilesByClass: [String: [String]] {
        Dictionary(grouping: unreadCode.map(FolderPath.name)) { name in String(name.prefix { $0 != "." && $0 != "+" }) }
    }

    /// The screens of the Swift sources, which are read together because they refer to each other.
    private mutating func codeOfSources() -> (whole: [Screen], pieces: [Screen]) {
        #if SwiftSources
            let reading = SourceBox.read(
                parts.code.sources, texts: StringTables(parts.code.stringTables).texts())
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
        var (whole, pieces) = codeOfSources()
        whole += objectiveCScreens()
        let code = whole + pieces
        let drawn = Set(parts.screens.compactMap(\.className))
        let indices = Dictionary(grouping: code.indices) { code[$0].className }
        var joined: Set<Int> = []
        let unreadFiles = unreadFilesByClass
        let mayHaveSkippedCode = unreadCode.contains { $0.hasSuffix(".swift") }
        parts.screens = parts.screens.map { screen in
            var merged = Self.merged(screen, with: code, indices, &joined)
            merged.unreadFiles = merged.classNames.sorted().flatMap { unreadFiles[$0] ?? [] }
            merged.isCodeSkipped =
                merged.hasUnreadCode && (mayHaveSkippedCode || !merged.unreadFiles.isEmpty)
            return merged
        }
        // A class that is drawn in one folder does not draw the one of that name in another.
        let alone = whole.indices.filter { index in
            let name = whole[index].className
            return !whole[index].fields.isEmpty
                && (!(name.map(drawn.contains) ?? false) || (indices[name]?.count ?? 0) > 1 && !joined.contains(index))
        }
        parts.screens += alone.map { whole[$0] }.map { screen in
            var screen = screen
            // An outlet is set up in an Interface Builder file, which was not given.
            screen.hasUnreadCode = screen.hasUnreadCode || screen.fields.contains(where: \.isOutlet)
            return screen
        }
        let foreign = ForeignScreens(parts.code.infoLists, named: paths)
        parts.screens.removeAll { $0.place.file.map(foreign.contains) ?? false }
    }

    /// A screen, merged in its order with the code that concerns it: that of no class, and that of its classes. Code may
    /// name further classes.
    private static func merged(
        _ screen: Screen, with code: [Screen], _ indices: [String?: [Int]], _ joined: inout Set<Int>
    ) -> Screen {
        var result = screen
        var known: Set<String> = []
        var pending: [Int] = (indices[nil] ?? []).reversed()
        var last = -1
        while true {
            let new = result.classNames.filter { known.insert($0).inserted }.flatMap {
                nearest(indices[$0] ?? [], of: code, to: screen)
            }
            joined.formUnion(new)
            if !new.isEmpty { pending = Set(pending + new).filter { $0 > last }.sorted { $0 > $1 } }
            guard let next = pending.popLast() else { return result }
            result = result.merged(with: code[next])
            last = next
        }
    }
}

extension ScreenFiles {
    /// Of classes that have one name, those in the folder that is nearest to a file of Interface Builder.
    private static func nearest(_ indices: [Int], of code: [Screen], to screen: Screen) -> [Int] {
        guard indices.count > 1, let file = screen.place.file else { return indices }
        func shared(_ index: Int) -> Int {
            zip((code[index].place.file ?? "").split(separator: "/"), file.split(separator: "/")).prefix { $0 == $1 }
                .count
        }
        let most = indices.map(shared).max() ?? 0
        return indices.filter { shared($0) == most }
    }
}
