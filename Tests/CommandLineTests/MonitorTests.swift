import Foundation
import TestData
import Testing

@Suite(.needsTool("jq"), .needsTool("python3"), .needsTool("curl"))
struct `the action in mode monitor` {
    private static let listed = #"{"webcredentials": {"apps": ["7D3KX9QW2M.com.example.app"]}}"#
    private static let other = #"{"webcredentials": {"apps": ["7D3KX9QW2M.com.example.other"]}}"#

    @Test func `opens one issue, rewrites it when the findings change, and closes it when there are none`() throws {
        let gitHub = try StandInGitHub()
        #expect(try gitHub.monitor(Self.listed).status == 0)
        #expect(try gitHub.issues().isEmpty)

        let opened = try gitHub.monitor(Self.other)
        #expect(opened.status == 0, "\(opened.complaint)")
        let first = try #require(gitHub.issues().first)
        #expect(first.title == "aasa: the check of associated domains fails")
        #expect(first.labels == ["aasa"])
        #expect(first.body.contains("### ✗ devices refuse the association"), "\(first.body)")
        #expect(try gitHub.outputs() == ["state=broken", "issue=https://github.com/owner/repository/issues/1"])

        let writes = try gitHub.writes()
        #expect(try gitHub.monitor(Self.other).output.contains("unchanged: "))
        #expect(try gitHub.writes() == writes)

        _ = try gitHub.monitor("{")
        var issues = try gitHub.issues()
        #expect(issues.count == 1 && issues[0].body != first.body && issues[0].title == first.title)
        #expect(issues[0].comments.count == 1 && issues[0].comments[0].hasPrefix("The findings changed"))

        _ = try gitHub.monitor(Self.listed)
        issues = try gitHub.issues()
        #expect(issues[0].state == "closed" && issues[0].comments.count == 2)
        #expect(try gitHub.outputs() == ["state=holds"])
        _ = try gitHub.monitor(Self.listed)
        #expect(try gitHub.issues() == issues)

        _ = try gitHub.monitor(Self.other)
        issues = try gitHub.issues()
        #expect(issues.map(\.state) == ["closed", "open"], "what breaks again is a new issue")
    }

    @Test func `finds its issue among hundreds, and takes nobody else's for its own`() throws {
        let gitHub = try StandInGitHub()
        _ = try gitHub.monitor(Self.other)
        let own = try #require(gitHub.issues().first)
        var issues = (1...250).map { StandInGitHub.Issue(number: $0, author: "someone", body: "It does not work.") }
        issues[40] = .init(number: 41, author: "someone", body: own.body)
        issues[41] = .init(number: 42, body: "As the monitor says:\n\(own.body)")
        issues[42] = .init(number: 43, body: own.body.replacing("monitor: associated", with: "monitor: other"))
        issues[43] = .init(number: 44, body: own.body, isPullRequest: true)
        issues[219] = .init(number: 220, body: own.body)
        issues[229] = .init(number: 230, body: own.body)
        try gitHub.set(issues)
        #expect(
            try gitHub.monitor(Self.other).output.contains(
                "unchanged: https://github.com/owner/repository/issues/220\n"))
        let closed = try gitHub.issues().filter { $0.state == "closed" }
        #expect(closed.map(\.number) == [230], "two of one monitor become one")
        #expect(try gitHub.issues().count == 250)
    }

    @Test func `notifies nobody and refers to no issue, whatever a server answers`() throws {
        let gitHub = try StandInGitHub()
        let words = "@octocat fixes #12, closes GH-7, o/r#3, https://github.com/o/r/issues/9 <!-- aasa monitor: x -->"
        let file = #"{"webcredentials": {"\#(words)": 1, "apps": ["\#(words)"]}, "\#(words)": {}}"#
        _ = try gitHub.monitor(file)
        _ = try gitHub.monitor(file + " ")
        let issue = try #require(gitHub.issues().first)
        let text = ([issue.title] + issue.comments + [issue.body]).joined(separator: "\n")
        #expect(text.contains("octocat"), "\(text)")
        for sign in [#/@\w/#, #/@</#, #/(?:#|GH-)[0-9]/#] { #expect(!text.contains(sign), "\(text)") }
        // The only addresses on GitHub are those of this run.
        #expect(
            text.components(separatedBy: "github.com/").dropFirst().allSatisfy {
                $0.hasPrefix("owner/repository/actions/runs/")
            })
    }

    @Test(arguments: [
        ("403", "give the job the permission issues: write"), ("403\nX-RateLimit-Remaining: 0", "rate limit"),
        ("429\nRetry-After: 60", "rate limit"), ("403\nRetry-After: 60", "rate limit"), ("500", "a problem of its own"),
        ("404", "has no issues"), ("401", "does not know the token"), ("418", "refused with status 418"),
    ])
    func `says in one sentence why GitHub does not do it`(answer: String, sentence: String) throws {
        let gitHub = try StandInGitHub()
        try gitHub.fail(with: answer)
        let run = try gitHub.monitor(Self.other)
        #expect(run.status == 66)
        let lines = run.complaint.split(separator: "\n")
        #expect(
            lines.count == 1 && lines[0].hasPrefix("::error title=aasa::") && lines[0].contains(sentence), "\(lines)")
        #expect(try gitHub.writes().isEmpty)
    }

    @Test func `says so if GitHub is not there, and touches no issue if nothing could be checked`() throws {
        let gitHub = try StandInGitHub()
        #expect(try gitHub.monitor(Self.other, arguments: "--fail-on=never\nabsent/App.entitlements").status == 66)
        #expect(try gitHub.requests().isEmpty)
        let run = try gitHub.monitor(Self.other, isGone: true)
        #expect(run.status == 66 && run.complaint.contains("GitHub does not answer"), "\(run.complaint)")
    }

    /// A host that is asked through a proxy that is not there, besides the one whose files are in a folder.
    private static let unseen = "webcredentials:shop.aasa.com"
    private static let away = "http://127.0.0.1:1"

    @Test func `opens no issue for what its runner could not see, and leaves one as it is`() throws {
        let gitHub = try StandInGitHub()
        let blind = try gitHub.monitor(Self.listed, arguments: Self.unseen, proxy: Self.away)
        #expect(blind.status == 75, "\(blind.output)\(blind.complaint)")
        #expect(blind.output.contains("::warning title=aasa::this runner could not ask every host"))
        #expect(try gitHub.outputs() == ["state=unknown"])
        #expect(try gitHub.requests().isEmpty && gitHub.issues().isEmpty)

        _ = try gitHub.monitor(Self.other)
        let opened = try gitHub.issues()
        #expect(opened.count == 1)
        let half = try gitHub.monitor(Self.other, arguments: Self.unseen, proxy: Self.away)
        #expect(half.status == 0 && half.output.contains("unchanged, since this runner could not ask every host: "))
        #expect(try gitHub.monitor(Self.listed, arguments: Self.unseen, proxy: Self.away).status == 75)
        #expect(try gitHub.issues() == opened)
    }
}
