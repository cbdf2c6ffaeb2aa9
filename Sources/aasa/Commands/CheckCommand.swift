import ArgumentParser
import AssociatedDomains

/// `aasa check`: the main job.
struct CheckCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check", abstract: "Checks that apps and websites name each other, and says why not.",
        discussion: """
            A SUBJECT is an entitlement string (webcredentials:example.com), else a path if it holds a / or exists \
            (App.entitlements), else a domain (example.com).
            """)

    @Argument(help: ArgumentHelp("Entitlement strings, .entitlements files, or domains.", valueName: "subject"))
    var subjects: [String]

    @OptionGroup(title: "App") var app: AppOptions

    @Option(name: .long, help: "The service to check a bare domain for (webcredentials without this); repeatable.")
    var service: [Service] = []

    @Option(name: .long, help: "What is wanted to work: the services and conditions it needs.")
    var feature: Feature?

    @OptionGroup(title: "Network") var network: NetworkOptions

    @OptionGroup(title: "Report") var output: OutputOptions

    func run() async throws {
        let apps = try app.apps()
        let evidence: Evidence
        do throws(Failure) {
            let check = AssociationCheck(try question(apps: apps))
            evidence = await check.evidence(from: try network.source())
            try network.save(evidence.exchanges)
        } catch {
            throw error.exitCode()
        }
        try output.deliver(Report(judging: evidence))
    }

    private func question(apps: [AppIdentifier]) throws(Failure) -> Question {
        var question = Question(
            apps: apps, feature: feature, contentDelivery: try network.contentDelivery(), now: .now)
        var named: [Claim] = []
        for subject in subjects {
            switch Subject(subject) {
            case .entitlement: named.append(Claim(argument: subject))
            case .domain: named += services.map { Claim(argument: subject, impliedService: $0) }
            case .path: question.lists.append(ClaimList(try Self.entitlements(at: subject)))
            }
        }
        if !named.isEmpty { question.lists.append(ClaimList(named: named)) }
        return question
    }

    private var services: [Service] {
        service.isEmpty ? [feature?.service ?? .webcredentials] : service
    }

    private static func entitlements(at path: String) throws(Failure) -> AppEntitlements {
        guard LocalFiles().exists(path) else { throw Failure(.missing, reading: path) }
        guard path.hasSuffix(".entitlements") || path.hasSuffix(".plist") || path.hasSuffix(".xcent") else {
            throw .input("\(plain: path): of an app's files, only .entitlements can be read so far")
        }
        let bytes: [UInt8]
        do throws(FileFailure) { bytes = try LocalFiles().read(path, limit: 16 << 20) } catch {
            throw Failure(error, reading: path)
        }
        do throws(EntitlementsFailure) { return try EntitlementsFile.read(bytes, path: path) } catch {
            let position = error.place.position.map { ":\($0.line):\($0.column)" } ?? ""
            throw .input("\(plain: path + position): \(error.message)")
        }
    }
}

/// What an argument of `aasa check` is.
enum Subject {
    case entitlement
    case path
    case domain

    init(_ argument: String) {
        if let colon = argument.firstIndex(of: ":"),
            Self.isServiceLike(argument[..<colon], argument[colon...].dropFirst())
        {
            self = .entitlement
        } else if argument.contains("/") || LocalFiles().exists(argument) {
            self = .path
        } else {
            self = .domain
        }
    }

    // A known service, or a word before something that is no port: then it is a misspelt service.
    private static func isServiceLike(_ word: Substring, _ rest: Substring) -> Bool {
        if Service(rawValue: String(word)) != nil { return true }
        return !word.contains("/") && !word.contains(".") && !rest.hasPrefix("//")
            && !rest.utf8.allSatisfy(\.isASCIIDigit)
    }
}
