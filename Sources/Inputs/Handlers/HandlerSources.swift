import AssociationModel
import Findings
import Judging
import LinkHandlers
import TextFormats

extension InputParts {
    /// What the targets of a project say of their apps; those past a limit are left out, and that is a problem.
    init<Target>(apps targets: [Target], in path: String, _ apps: (Target) -> [HandledApp]) {
        self.init()
        let most = Bound.handledApps.most
        handlers = targets.prefix(most).flatMap(apps)
        if targets.count > most {
            problems = [InputFailure("more than \(most) apps: the rest was not looked at", at: path)]
        }
    }
}

/// The sources of an app, in which what receives its links is looked for.
struct HandlerSources {
    /// The project that they are of.
    let project: InputItem.Place
    /// The folder to which the paths are relative.
    let folder: String
    let paths: [String]
    /// Whether there are more, which were not found or are made by a build.
    let isCut: Bool

    private var files: any FileReading { project.files }

    /// Those that a project has if it names none.
    static let configurations = ["Debug", "Release"]
    private static let sizeLimit = Bound.swiftFile.most
    /// How often sources are looked through for classes that others name.
    private static let rounds = 4
}

extension HandlerSources {
    /// The sources in folders beside a project.
    ///
    /// - Parameter roots: the folders and files; nil for one that is not known, or not as a whole.
    init(below roots: [String?], in project: InputItem.Place) {
        let folder = FilePath.parent(of: project.path)
        let found = TargetSources(below: roots.compactMap(\.self), in: folder, project.files)
        self.init(
            project: project, folder: folder, paths: found.paths, isCut: found.isCut || roots.contains(nil))
    }

    /// What the sources say that name something of links or of delegates.
    ///
    /// - Parameter modules: the modules of the project, whose sources are among these.
    func code(in surroundings: ProjectSurroundings, modules: Set<String>) -> AppCode {
        var code = AppCode(.unread(Doubt("the Info.plist was not read")))
        code.frameworks = surroundings.frameworks
        code.dependencies = surroundings.dependencies
        code.ownModules = modules
        code.requiringXcode = XcodeVersions(around: project.path, files).required
        if isCut { code.unread.append(Doubt("some sources of the target were not found or are made by its build")) }
        if paths.isEmpty { code.unread.append(Doubt("the target has no sources in Swift or Objective-C")) }
        let signs = AppCode.signs.map(ByteSearch.init)
        for path in paths {
            read(path, into: &code, isFirst: true) { bytes in signs.contains { $0.first(in: bytes) != nil } }
        }
        return code
    }

    /// Decides who receives the links of a target.
    ///
    /// - Parameters:
    ///   - code: what is known of its code, with what its `Info.plist` says of scenes.
    ///   - hosts: those that it claims for links; nil if its entitlements could not be read.
    func app(
        _ code: AppCode, _ target: (name: String, place: Place), _ configurations: [String], hosts: [String]?,
        _ info: InfoPlist?
    ) -> HandledApp {
        var code = code
        code.hosts = hosts ?? []
        code.dependencies.deepLinking = info?.flag("FlutterDeepLinkingEnabled")
        code.dependencies.firebaseIsKeptOut = info?.flag("FirebaseAppDelegateProxyEnabled")?.isOn == false
        complete(&code)
        return HandledApp(
            path: project.path, target: target.name, configurations: configurations, handling: LinkHandling(of: code),
            claimsLinks: hosts.map { !$0.isEmpty }, at: target.place)
    }

    /// Reads what the code needs besides: the sources of the classes that it names, and of those that these need, and what
    /// hands links on to SDKs.
    private func complete(_ code: inout AppCode) {
        var names = code.wanted
        var sought: Set<String> = []
        for _ in 0..<Self.rounds where !names.isEmpty {
            sought.formUnion(names)
            for path in paths { read(path, into: &code, isFirst: false) { Self.declares(names, $0) } }
            names = code.wanted.subtracting(sought)
        }
        for (sdk, _) in code.activitySDKs where handsOn(to: sdk) { code.forwarding.insert(sdk.name) }
    }

    /// Whether a source calls an SDK in a way that may hand a link on to it.
    private func handsOn(to sdk: ActivitySDK) -> Bool {
        let type = ByteSearch(sdk.type)
        let calls = sdk.calls.map(ByteSearch.init)
        return paths.contains { path in
            let file = FilePath.normal(FilePath.join(folder, path))
            guard let bytes = try? files.read(file, limit: Self.sizeLimit), type.first(in: bytes) != nil else {
                return false
            }
            return calls.contains { $0.first(in: bytes) != nil } || Self.sendsContinue(bytes)
        }
    }

    private static let continueMessage = ByteSearch("continueUserActivity:")

    /// Whether a source sends the message; where a method of that name is declared, the type of its parameter follows.
    private static func sendsContinue(_ bytes: [UInt8]) -> Bool {
        var start = 0
        while let found = continueMessage.first(in: bytes, from: start) {
            start = found + "continueUserActivity:".utf8.count
            if let next = bytes[start...].first(where: { $0 != 0x20 }), next != UInt8(ascii: "(") { return true }
        }
        return false
    }

    private static let declarations = ["class ", "struct ", "@interface "].map(ByteSearch.init)

    /// Whether a source declares one of some types; it is looked through once, however many they are.
    private static func declares(_ names: Set<String>, _ bytes: [UInt8]) -> Bool {
        declarations.contains { word in
            var next = word.first(in: bytes)
            while let start = next {
                let rest = bytes[start...].drop { $0 != 0x20 }.drop { $0 == 0x20 }
                let name = rest.prefix { $0.isWordStart || $0.isASCIIDigit }
                if names.contains(String(decoding: name, as: UTF8.self)) { return true }
                next = word.first(in: bytes, from: max(name.endIndex, start + 1))
            }
            return false
        }
    }

    /// - Parameter isWanted: whether a source says something of what is looked for.
    private func read(
        _ path: String, into code: inout AppCode, isFirst: Bool, having isWanted: ([UInt8]) -> Bool
    ) {
        let path = FilePath.normal(FilePath.join(folder, path))
        // The class of an Objective-C source is declared in the header beside it.
        let header =
            path.hasSuffix(".swift") ? nil : FilePath.join(FilePath.parent(of: path), FilePath.stem(of: path) + ".h")
        for file in [path, header].compactMap(\.self) where !code.hasRead(file) {
            let start = try? files.read(file, limit: Self.sizeLimit)
            guard let bytes = start, bytes.count <= Self.sizeLimit else {
                let reason: Message = start == nil ? "could not be read" : "is larger than \(Self.sizeLimit) bytes"
                if isFirst, file == path {
                    code.unread.append(Doubt("\(plain: file), a source of the target, \(reason)"))
                }
                continue
            }
            if isFirst { code.addImports(of: bytes) }
            guard isWanted(bytes) else { continue }
            code.add(SourceText(bytes, from: .file(path: file)), at: file)
        }
    }
}
