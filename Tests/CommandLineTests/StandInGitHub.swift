import Foundation
import TestData
import Testing

/// Tests/Packages/github.py, and the action run against it.
struct StandInGitHub {
    struct Issue: Codable, Equatable {
        struct User: Codable, Equatable { let login: String }
        struct PullRequest: Codable, Equatable {}

        let number: Int
        var state = "open"
        let user: User
        var title = ""
        let body: String
        var labels: [String] = []
        var comments: [String] = []
        var html_url: String
        var pull_request: PullRequest?

        init(number: Int, author: String = "github-actions[bot]", body: String, isPullRequest: Bool = false) {
            self.number = number
            user = User(login: author)
            self.body = body
            html_url = "https://github.com/owner/repository/issues/\(number)"
            pull_request = isPullRequest ? PullRequest() : nil
        }
    }

    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder(["issues.json": "[]"]) }

    /// Starts the server, runs the action, and ends the server. It lives no longer, since a program that runs on inherits
    /// what Foundation waits for of others.
    private static let shell = """
        cd "$1" && rm -f port && mkfifo port && { python3 "$2" . >port & server=$!; } && read -r port <port
        if [ "$4" = gone ]; then kill $server; wait $server; fi 2>/dev/null
        GITHUB_API_URL=http://127.0.0.1:$port bash "$3"
        code=$?
        if [ "$4" != gone ]; then kill $server; wait $server; fi 2>/dev/null
        exit $code
        """

    func fail(with answer: String) throws { try folder.write(answer, to: "failure") }

    func set(_ issues: [Issue]) throws {
        try JSONEncoder().encode(issues).write(to: folder.appending(path: "issues.json"))
    }

    func issues() throws -> [Issue] {
        try JSONDecoder().decode([Issue].self, from: Data(contentsOf: folder.appending(path: "issues.json")))
    }

    func requests() throws -> [String] { lines(of: "log") }

    /// The requests that change something.
    func writes() throws -> [String] { lines(of: "log").filter { !$0.hasPrefix("GET ") } }

    /// What the action's last run told later steps.
    func outputs() throws -> [String] { lines(of: "output") }

    /// Runs the action on a site with this file.
    ///
    /// - Parameter proxy: what the environment names as its proxy.
    func monitor(
        _ file: String, arguments: String = "", isGone: Bool = false, proxy: String? = nil
    ) throws -> ProgramRun {
        try folder.write(file, to: "public/.well-known/apple-app-site-association")
        try folder.write("", to: "output")
        var environment = ProgramRun.environment
        environment["AASA_MODE"] = "monitor"
        environment["AASA_BINARY"] = Command.aasa.path
        environment["AASA_COMMAND"] = "check"
        environment["AASA_ARGUMENTS"] =
            "webcredentials:example.com\n--app=7D3KX9QW2M.com.example.app\n--site=example.com=public\n\(arguments)"
        environment["AASA_TOKEN"] = "a-token"
        environment["https_proxy"] = proxy
        environment["GITHUB_REPOSITORY"] = "owner/repository"
        environment["GITHUB_OUTPUT"] = folder.appending(path: "output").path
        let scripts = ["Tests/Packages/github.py", ".github/actions/aasa/run.sh"].map {
            Repository.root.appending(path: $0).path
        }
        let run = try ProgramRun(
            shell: Self.shell, [folder.path] + scripts + [isGone ? "gone" : ""], environment: environment)
        #expect(!run.output.contains("a-token") && !run.complaint.contains("a-token"))
        return run
    }

    private func lines(of name: String) -> [String] {
        (try? folder.text(name))?.split(separator: "\n").map(String.init) ?? []
    }
}
