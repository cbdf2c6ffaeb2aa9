import Foundation
import TestData
import TestSupport
import Testing

/// What this machine lacks is told as that, and nothing is said of the site.
@Suite struct `trouble of this machine` {
    private static let question = ["check", "webcredentials:shop.aasa.com", "--app", "7D3KX9QW2M.com.example.app"]

    @Test func `is what a run without descriptors ends with, not a verdict`() throws {
        for limit in [5, 8, 12] {
            let command = try Command(Self.question, after: "ulimit -n \(limit)")
            #expect(command.status == 75, "\(limit): \(command.output)\(command.complaint)")
            #expect(!command.output.contains("not associated"))
            #expect(command.complaint.contains("fewer than 16 files"))
        }
    }

    @Test(.needsOwnNetwork)
    func `is a network that is not there, whichever host is asked`() throws {
        let command = try Command(Self.question, after: Network.away)
        #expect(command.status == 75, "\(command.output)\(command.complaint)")
        #expect(command.output.hasPrefix("? webcredentials:shop.aasa.com could not be checked for"))
        #expect(
            command.output.contains("error[AD208]: this machine reaches no server: app-site-association.cdn-apple.com"))
        #expect(!command.output.contains("AD201") && !command.output.contains("Strong Passwords for app"))
    }

    @Test(.needsOwnNetwork)
    func `ends every command that asks a server with 75, unless nothing is to fail`() throws {
        let folder = try ConfiguredFolder(nil)
        try folder.put(
            #"{"associations": [{"app": "7D3KX9QW2M.com.example.app", "service": "webcredentials", "domain": "shop.aasa.com"}]}"#,
            in: "expectations.json")
        let file = folder.url.appending(path: "expectations.json").path
        for line in [
            Self.question + ["--fail-on", "unknown"], ["fetch", "shop.aasa.com"], ["test", file],
            ["match", "https://shop.aasa.com/", "--domain", "shop.aasa.com"],
            ["watch", "webcredentials:shop.aasa.com", "--app", "7D3KX9QW2M.com.example.app", "--timeout-total", "0"],
        ] {
            let command = try Command(line, after: Network.away)
            #expect(command.status == 75, "\(line): \(command.output)\(command.complaint)")
        }
        #expect(try Command(Self.question + ["--fail-on", "never"], after: Network.away).status == 0)
        let tested = try Command(["test", file], after: Network.away).output
        #expect(tested.contains("? 7D3KX9QW2M.com.example.app: associated webcredentials:shop.aasa.com"), "\(tested)")
        #expect(tested.hasSuffix("1 expectation, 1 could not be checked\n"), "\(tested)")
    }

    @Test(.needsOwnNetwork)
    func `is an error in JUnit and no failure, for itself and each association`() throws {
        let text = try Command(Self.question + ["--format", "junit"], after: Network.away).output
        #expect(text.contains(#"tests="2" failures="0" errors="2" skipped="0""#), "\(text)")
        #expect(text.contains(#"<error message="this machine could not ask shop.aasa.com" type="not-run">"#), "\(text)")
        #expect(text.contains(#"type="network-unavailable""#), "\(text)")
    }

    @Test(.needsOwnNetwork)
    func `leaves the lines of a scan without an answer, to be asked again`() throws {
        let lines = (1...20).map { "shop\($0).aasa.com\n" }.joined()
        let command = try Command(["scan"], input: lines, after: Network.away)
        #expect(command.status == 75 && command.output.isEmpty)
        #expect(command.complaint.contains("20 domains were not asked, and have no line; --resume asks them again"))
    }

    // macOS allows 256.
    @Test(arguments: [128, 256])
    func `is not that few descriptors are allowed: fewer domains are asked at once`(limit: Int) async throws {
        let site = try await ScanSite()
        let lines = (1...400).map { "h\($0).scan.test\n" }.joined()
        let command = try Command(
            ["scan", "--app", ScanSite.app, "--jobs", "256"] + site.network, input: lines, after: "ulimit -n \(limit)")
        let answers = try command.output.split(separator: "\n").map { try ScanLine(String($0)) }
        #expect(command.status == 0 && answers.count == 400)
        #expect(answers.allSatisfy { $0["verdict"] == "associated" })
    }

    @Test func `leaves every line of a scan without an answer where there are no descriptors at all`() throws {
        let command = try Command(["scan"], input: "shop1.aasa.com\nshop2.aasa.com\n", after: "ulimit -n 7")
        #expect(command.status == 75 && command.output.isEmpty, "\(command.output)\(command.complaint)")
    }

    @Test(.needsOwnNetwork) func `is that /proc is not mounted, so that nothing is known of the arguments`() throws {
        let command = try Command(
            ["check", "shop.aasa.com"],
            after: #"set -- unshare --map-root-user --mount sh -c 'mount -t tmpfs none /proc && exec "$@"' sh "$@""#)
        #expect(command.status == 70 && command.output.isEmpty)
        #expect(command.complaint == "aasa: aasa was given no arguments, not even its name: is /proc mounted?\n")
    }

    @Test func `is no command without arguments, such as an unset variable leaves`() throws {
        #expect(try Command([]).status == 64)
        #expect(try Command([]).complaint.contains("USAGE: aasa <subcommand>"))
    }
}

enum Network {
    /// What puts the rest of a shell's commands into a network of their own, in which there is nothing.
    static let away = #"set -- unshare --map-root-user --net "$@""#
}

extension Trait where Self == ConditionTrait {
    /// A network of its own for a program: Linux, and user namespaces.
    static var needsOwnNetwork: ConditionTrait {
        let run = try? ProgramRun(shell: "exec unshare --map-root-user --net true", [], input: "")
        return .enabled(if: run?.status == 0, "no network can be taken away here")
    }
}

@Suite struct `a baseline that is written without a network` {
    @Test(.needsOwnNetwork) func `takes no trouble of this machine for known`() throws {
        let folder = try ConfiguredFolder(nil)
        let path = folder.url.appending(path: "baseline.json").path
        let question = ["check", "webcredentials:shop.aasa.com", "--app", "7D3KX9QW2M.com.example.app"]
        let written = try Command(question + ["--write-baseline", path], after: Network.away)
        #expect(written.status == 75 && written.complaint.contains("0 findings written as known"))
        #expect(try Command(question + ["--baseline", path], after: Network.away).status == 75)
    }
}
