import AssociationModel
import Findings
import TextFormats

/// Reads one file of a deployment for what its rules do to the file that Apple reads. Each host adds its part in a file of
/// its own.
struct HostReading {
    let file: DeploymentFile
    let deployment: Deployment
    let workflows: Workflows
    /// What may be spent on following what the file computes.
    let budget: FoldingBudget
    private(set) var effects: [DeploymentEffect] = []

    /// The path that Apple asks for.
    static let path = Location.apple.path

    mutating func add(
        _ kind: DeploymentEffect.Kind, _ message: Message, at span: SourceSpan?, label: Message? = nil,
        citing citation: Citation? = nil, help: Message? = nil, snippet: Snippet? = nil, repair: Repair? = nil
    ) {
        let place = span.map { Place.text(file.text, $0) } ?? .wholeText(file.text)
        let notes = citation.map { [Note("source: \(plain: $0.title), \(plain: $0.url ?? "")")] } ?? []
        effects.append(
            DeploymentEffect(
                kind, message, at: place, label: label, notes: notes,
                help: help ?? (kind == .unknown ? ServerFinding.generalHelp : nil), snippet: snippet, repair: repair,
                in: deployment))
    }

    // MARK: Repairing

    /// Adds the rule that gives the file its media type to the list “headers” of an object of the file, which Vercel and
    /// Firebase have alike, or adds the list; nil where something else is under the key.
    func addingHeadersRule(to object: JSONValue) -> Repair? {
        var insertion = JSONInsertion(file.text)
        if let list = object.member("headers")?.value {
            guard list.elements != nil else { return nil }
            insertion.add([Self.headersRule], toArray: list)
        } else {
            insertion.add("\"headers\": [\(Self.headersRule)]", toObject: object)
        }
        return insertion.repair
    }

    private static let headersRule =
        #"{ "source": "/.well-known/apple-app-site-association", "headers": [{ "key": "Content-Type", "value": "application/json" }] }"#

    // MARK: Reading

    /// The value of a JSON file, in which most hosts allow comments. A mistake that leaves its meaning open is an effect,
    /// and there is no value then.
    mutating func json() -> JSONValue? {
        let document = JSONParser.parse(file.text.bytes, dialect: .lenient)
        if let problem = document.problems.first(where: { !$0.kind.leavesMeaning }) {
            let told = ConfigurationProblem(problem, of: document, in: file.text.bytes)
            add(
                .unreadable, "\(plain: file.name) cannot be read: \(told.message)", at: told.span,
                help: "\(told.help ?? "correct the JSON"); the file was not checked any further")
            return nil
        }
        return document.root
    }

    /// The value of a TOML or YAML file, likewise.
    mutating func value(of document: ConfigurationDocument) -> JSONValue? {
        switch document.stop {
        case nil: return document.root
        case .mistake(let message, let span):
            add(
                .unreadable, "\(plain: file.name) cannot be read: \(message)", at: span,
                help: "correct it; nothing in this file was checked")
        case .unsupported(let message, let span):
            add(
                .unreadable, "\(plain: file.name) was not checked: \(message)", at: span,
                help: "look in it for rules that keep .well-known from being deployed")
        }
        return nil
    }

    /// The path of the web root relative to the folder of this file, with `/` between names; nil if it is not in that folder.
    var webRoot: String? { deployment.webRoot.relative(to: file.folder) }

    /// The path of the association file relative to the folder of this file; nil if it is not in that folder.
    var association: String? { webRoot.map { $0.isEmpty ? String(Self.path.dropFirst()) : $0 + Self.path } }

    /// Whether the configuration of a host of static files other than GitHub Pages, or of a web server, is there too.
    var hasOtherHost: Bool {
        let kinds: [DeploymentFile.Kind] = [
            .vercel, .vercelIgnore, .netlify, .firebase, .staticWebApp, .wrangler, .nginx, .apache, .caddy, .htaccess,
            .webConfig, .headers, .redirects,
        ]
        return kinds.contains { !deployment.files($0).isEmpty }
    }
}

extension DeploymentFile {
    /// The last name of the path.
    var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}
