import ArgumentParser
import AssociatedDomains

/// `aasa init`: writes the AASA files that an app's claims need.
struct InitCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init", abstract: "Writes the AASA file that an app's claims need",
        discussion: """
            A SUBJECT is an app or project, or a file of one (.app, .xcarchive, .ipa, .xcodeproj, .entitlements, Expo's \
            app.json), an entitlement string such as webcredentials:example.com, or a domain. If it does not name its \
            app, add --app.

            The file of each host lists the apps that claim it, for the services that they claim. It goes to standard \
            output, or with --output to DIR/HOST/.well-known/apple-app-site-association for each host. If hosts need \
            different files, standard output has them all, each after the line that says where it belongs. A claim of \
            *.example.com goes into the file of example.com, and one with a path into the file at the root of its host. \
            The app opens every path unless --path limits them; --exclude takes precedence.

            With --merge, whatever is missing is added to an existing file; everything else stays byte for byte. The \
            diff is shown; --write writes the file instead, as aasa fix --write does. Below DIR, --output follows no \
            symbolic link.

            With --config, no SUBJECT is given: .aasa.json is written in the working directory, so that aasa check alone \
            checks the apps, projects and expectation files that lie there. Web roots with an AASA file are \
            used in place of the hosts that they probably belong to.

            Exit codes: 0 done; 1 a claim could not be used; 64 wrong usage, also --merge where hosts need different files; 66 an input is missing or unreadable, or a \
            file exists already and --force is not given.
            """ + Examples.text(of: "init"))

    @Argument(
        help: ArgumentHelp("Apps, projects and their files, entitlement strings, or domains", valueName: "subject"),
        completion: .file())
    var subjects: [String] = []

    @Flag(name: .long, help: "Write .aasa.json from what the working directory contains")
    var config = false

    @OptionGroup(title: "App") var app: AppOptions

    @Option(name: .long, help: "Service that a bare domain is for (otherwise webcredentials); repeatable")
    var service: [Service] = []

    @Option(name: .long, help: ArgumentHelp("Write only the file of this host", valueName: "HOST"))
    var host: String?

    @Option(
        name: .long,
        help: ArgumentHelp("Path that the app opens, such as /buy/*; repeatable", valueName: "PATTERN"))
    var path: [String] = []

    @Option(name: .long, help: ArgumentHelp("Path that the app does not open; repeatable", valueName: "PATTERN"))
    var exclude: [String] = []

    @Option(
        name: .long, help: ArgumentHelp("Write the files of all hosts below this directory", valueName: "DIR"),
        completion: .directory)
    var output: String?

    @Flag(name: .long, help: "Overwrite existing files")
    var force = false

    @Option(name: .long, help: ArgumentHelp("Add what is missing to this file", valueName: "FILE"), completion: .file())
    var merge: String?

    @Flag(name: .long, help: "With --merge: write the file")
    var write = false

    @Flag(name: .long, help: "With --merge and --write: as in aasa fix")
    var inPlace = false

    func validate() throws {
        if merge != nil, output != nil { throw ValidationError("--merge and --output cannot be combined") }
        if write, merge == nil { throw ValidationError("--write needs --merge; --output DIR writes new files") }
        if merge == "-", write { throw ValidationError("--write needs a file: what is read from - cannot be written") }
        if inPlace, !write { throw ValidationError("--in-place needs --write") }
        if force, output == nil, !config { throw ValidationError("--force needs --output or --config") }
        if config {
            try validateAlone()
        } else if subjects.isEmpty {
            throw ValidationError("give a subject, or --config")
        }
        for pattern in path + exclude where !Self.isPattern(pattern) {
            throw ValidationError(
                "\(Message.escaped(pattern)): a path begins with / or * and contains only visible ASCII characters, without query or fragment"
            )
        }
    }

    private func validateAlone() throws {
        let others = app.named.identifiers + service.map(\.rawValue) + path + exclude
        guard subjects.isEmpty, others.isEmpty, host == nil, output == nil, merge == nil else {
            throw ValidationError("--config takes neither subjects nor other options, except --force")
        }
    }

    // A question mark is a wildcard for one character, so only an equals sign shows a query.
    private static func isPattern(_ text: String) -> Bool {
        guard let first = text.utf8.first, first == UInt8(ascii: "/") || first == UInt8(ascii: "*") else {
            return false
        }
        return text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "#") && $0 != UInt8(ascii: "=") }
    }

    func run() async throws {
        if config { return try await writeConfiguration() }
        let (sites, unused) = try await needed(try app.named.apps())
        for unused in unused {
            Terminal.complain("\(unused.claim.entitlement): \(unused.reason); skipped")
        }
        let chosen = try chosen(of: sites, unused)
        guard path.isEmpty && exclude.isEmpty || chosen.contains(where: \.hasLinks) else {
            throw Failure.usage("--path and --exclude are for apps that claim applinks, and none of these claims does")
        }
        for site in chosen { for claim in site.claimsWithPath { warn(of: claim, at: site) } }
        if let merge {
            try add(chosen, to: merge)
        } else if let output {
            try put(chosen, in: output)
        } else {
            try print(chosen)
        }
        if merge == nil { tellWhereToPut(chosen) }
        if !unused.isEmpty { throw Failure.findings }
    }

    private func needed(
        _ apps: [AppIdentifier]
    ) async throws(Failure) -> (sites: [NeededSite], unused: [NeededSite.Unused]) {
        do throws(InputFailure) {
            let claims = try await SubjectList(
                subjects.separated.map { DeclaredText($0) }, apps: apps, services: services, target: app.target,
                configuration: app.configuration
            ).parts.claims
            return NeededSite.sites(for: claims.lists, apps: claims.apps)
        } catch { throw Failure(error) }
    }

    /// The services that a bare domain is for.
    private var services: [Service] { service.isEmpty ? [.webcredentials] : service }

    private func chosen(of sites: [NeededSite], _ unused: [NeededSite.Unused]) throws(Failure) -> [NeededSite] {
        if sites.isEmpty {
            throw unused.isEmpty
                ? .input("\(plain: subjects.separated.joined(separator: ", ")): no domain is claimed") : .findings
        }
        guard let host else { return sites }
        let named = sites.filter { $0.host == host }
        if named.isEmpty {
            throw .input(
                "--host \(plain: host): not claimed; the claimed hosts are \(plain: sites.map(\.host).joined(separator: ", "))"
            )
        }
        return named
    }

    private func warn(of claim: Claim, at site: NeededSite) {
        Terminal.complain(
            "\(claim.entitlement): Apple documents no path in an entitlement and reads the file at the root of the host; put this file at https://\(plain: site.host)\(plain: NeededSite.location)"
        )
    }

    private var paths: NeededSite.LinkPaths { NeededSite.LinkPaths(opened: path, excluded: exclude) }

    /// Prints the one file that all sites need or, if they need different ones, the file of each under its URL.
    private func print(_ sites: [NeededSite]) throws(Failure) {
        let files = sites.map { $0.file(paths).bytes }
        var bytes = files[0]
        if !files.allSatisfy({ $0 == bytes }) {
            let parts = zip(sites, files).map { site, file in
                Array("// https://\(Message.escaped(site.host))\(NeededSite.location)\n".utf8) + file
            }
            bytes = Array(parts.joined(separator: [UInt8(ascii: "\n")]))
            Terminal.complain(
                "\(Self.differing(sites)): to get them as files, add --output DIR, or --host for one of them")
        }
        try Terminal.print(bytes, as: .json)
    }

    /// Says where the files belong, what must hold there, and how to check it.
    private func tellWhereToPut(_ sites: [NeededSite]) {
        let places = sites.prefix(3).map { "https://\($0.host)\(NeededSite.location)" }
        let rest: Message? = sites.count > places.count ? " and \(sites.count - places.count) more hosts" : nil
        Terminal.complain(
            "serve it at \(plain: places.joined(separator: ", "))\(rest ?? ""), to anybody, with status 200, without a redirect and with a valid certificate"
        )
        guard let output else { return Terminal.complain("then check it: \(plain: check())") }
        let local = sites.flatMap { ["--site", "\($0.host)=\(output)/\($0.host)"] }
        Terminal.complain("check it before you deploy: \(plain: check(local)); and afterwards without --site")
    }

    /// The command that checks the same subjects, but for those that no terminal should be given.
    private func check(_ more: [String] = []) -> String {
        let subjects = subjects.separated.filter { Message.escaped($0) == $0 }.flatMap { subject in
            if case .domain = Subject(subject) { services.map { "\($0.rawValue):\(subject)" } } else { [subject] }
        }
        let options =
            app.named.identifiers.flatMap { ["--app", $0] } + (app.target.map { ["--target", $0] } ?? [])
            + (app.configuration.map { ["--configuration", $0] } ?? [])
        return (["aasa", "check"] + subjects + options + more).map { Message.escaped($0).shellWord }
            .joined(separator: " ")
    }

    private static func differing(_ sites: [NeededSite]) -> Message {
        "\(plain: sites.map(\.host).joined(separator: ", ")) need different files"
    }

    private func put(_ sites: [NeededSite], in directory: String) throws(Failure) {
        let targets = sites.map { (site: $0, path: "\(directory)/\($0.host)\(NeededSite.location)") }
        if !force, let present = targets.first(where: { LocalFiles().exists($0.path) }) {
            throw .output(
                "\(plain: present.path): the file exists already; --force overwrites it, --merge adds to it")
        }
        for (site, path) in targets {
            let names = NeededSite.location.split(separator: "/").map(String.init)
            do throws(WriteFailure) {
                try LocalFiles().write(
                    site.file(paths).bytes, to: [site.host] + names, below: directory, replacing: force)
            } catch {
                throw Failure(error, writing: path)
            }
            try Terminal.print("\(Message.escaped(path)): written\n")
        }
    }

    private func add(_ sites: [NeededSite], to path: String) throws(Failure) {
        guard sites.count == 1 || sites.allSatisfy({ $0.file(paths).bytes == sites[0].file(paths).bytes }) else {
            throw .usage("--merge: \(Self.differing(sites)): choose one with --host")
        }
        let old = try Inputs.association(at: path)
        let new: SourceText
        do throws(InputFailure) { new = try sites[0].merged(into: old, paths) } catch { throw Failure(error) }
        guard write else {
            return try Terminal.printDiff(from: old, to: new, OutputOptions.Colour.auto.style)
        }
        guard old.bytes != new.bytes else { return }
        try Outputs.rewrite(path, from: old, to: new, inPlace: inPlace)
        try Terminal.print("\(Message.escaped(path)): written\n")
    }
}
