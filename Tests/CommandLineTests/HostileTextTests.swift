import Foundation
import TestData
import Testing

/// Arguments; `@` stands for the hostile name, `!` for the attack.
private func arguments(_ line: String) -> [String] {
    line.split(separator: " ").map {
        String($0).replacing("@", with: HostileFolder.name).replacing("!", with: HostileFolder.attack)
    }
}

@Suite struct `words from elsewhere` {
    static let app = "7D3KX9QW2M.com.example.app"

    static let commands = [
        "lint @.json", "lint @-broken.json", "lint @.txt", "lint @.absent", "lint - ",
        "lint @.json --format json", "lint @.json --format junit", "lint @.json --format tap",
        "lint @-broken.json --format json", "lint @-broken.json --format junit", "lint @-broken.json --format tap",
        "lint @.json --app !", "lint @.json --color always",
        "check webcredentials:! --app \(app) --offline", "check !:example.com --offline", "check ! --offline",
        "check webcredentials:example.com --app ! --offline",
        "check webcredentials:example.com --app \(app) --site example.com=site",
        "check webcredentials:example.com --app \(app) --site !=site",
        "check webcredentials:example.com --app \(app) --site example.com=@",
        "check webcredentials:example.com --app \(app) --replay recording",
        "check webcredentials:example.com --app \(app) --replay recording --format junit",
        "check webcredentials:example.com --app \(app) --replay recording --format tap",
        "check webcredentials:example.com --app \(app) --replay @",
        "check @.entitlements --offline", "check @.entitlements --offline --format json",
        "check @.entitlements --offline --format junit", "check @.entitlements --offline --format tap",
        "check @.app --offline", "check @.xcodeproj --offline", "check @.xcodeproj --offline --format json",
        "check @.xcodeproj --offline --target !", "check @.xcodeproj --offline --configuration !",
        "check example.com --screens @-screens.json --site example.com=site --app \(app)",
        "watch webcredentials:! --app \(app) --offline --until changed --timeout-total 0",
        "watch webcredentials:example.com --app \(app) --replay recording --timeout-total 0",
        "watch webcredentials:example.com --app \(app) --replay recording --timeout-total 0 --format json",
        "watch ! --offline --timeout-total 0", "watch @.entitlements --offline --timeout-total 0", "watch x --until !",
        "fetch ! --offline", "fetch webcredentials:! --offline", "fetch https://!/ --offline",
        "fetch example.com --replay recording", "fetch example.com --replay recording --format json",
        "fetch example.com --replay recording --body", "fetch example.com --replay recording --color always",
        "fetch example.com --site example.com=site --app \(app)", "fetch example.com --replay recording --app !",
        "fetch example.com --replay recording --output @/x", "fetch example.com --site example.com=@ --service !",
        "scan @.txt --offline", "scan - --offline", "scan @.absent", "scan --app !", "scan - --offline --detail full",
        "scan @.txt --offline --exclude @.txt", "scan @.txt --offline --resume @.json --summary @.sum",
        "scan @.txt --user-agent !", "scan - --replay recording",
        "serve --port !", "serve --trusted-proxy !", "serve --port 0 --cacert @",
        "serve --host 192.0.2.1 --allowed-host !",
        "match ! --file @.json", "match ! --file @.json --trace", "match ! --file @.json --format json",
        "match --file @.json --urls -", "match --file @.json --urls @.txt", "match --batch",
        "match ! --file @-broken.json",
        "match https://example.com/x --file @.json --app !", "match ! --file @.json --domain !",
        "test @-expectations.json", "test @-expectations.json --format json", "test @-expectations.json --format junit",
        "test @-expectations.json --format tap", "test @-broken.json",
        "diff @.json site/.well-known/apple-app-site-association", "diff @.json @-broken.json", "diff @.json @.absent",
        "diff @.json Fixture", "fix @.json", "fix @-broken.json", "fix -", "fix @.json --format json", "fix @.absent",
        "format @.json", "format @.json --check", "format @.json --write", "fix @.json --write",
        "lint @.json --output @",
        "check webcredentials:example.com --app \(app) --site example.com=site --record @.record",
        "format @-broken.json", "format -", "format --write @.absent",
        "init @.entitlements", "init webcredentials:! --app \(app)", "init webcredentials:example.com --app !",
        "init example.com --app \(app) --path !", "init example.com --app \(app) --merge @.json",
        "init example.com --app \(app) --host !", "init example.com --app \(app) --output @.txt",
        "triage @.log", "triage @.log --format json", "triage @.txt", "triage @.log --app !", "triage @.log --domain !",
        "triage -",
        "screens @-screens.json", "screens @-screens.json --format json", "screens @.storyboard", "screens @.swift",
        "screens @.absent",
        "password-rules lint !", "password-rules lint --html @.html", "password-rules lint --swift @.swift",
        "password-rules lint ! --format json", "password-rules parse !", "password-rules parse ! --format json",
        "password-rules format !", "password-rules generate !", "password-rules shape !",
        "password-rules shape ! --format json", "password-rules check ! --rules !",
        "swcutil verify -d ! -j @.json -u !", "swcutil verify -j @.json", "swcutil verify -j @-broken.json",
        "swcutil match -u ! -j @.json", "swcutil match -u ! -j @-broken.json",
        "explain !", "schema !", "!", "--!", "-! x", "lint --! x", "lint --format !", "lint --format=!", "check",
        "help !",
        "config --config @-config.json", "config --config @-config.json --format json", "config --config @-broken.json",
        "config --config @-config.json --environment !", "check --config @-config.json --offline",
        "config --config @.absent",
        "check --config @-config.json --offline --format json", "lint @.json --config @-config.json", "init --config",
        "check example.com --timeout !", "init @.entitlements --output @.new --app \(app)",
        "check example.com --resolve=!", "check example.com --connect-to !",
        "check example.com --service !", "check example.com --cacert @ --app \(app)", "match --cdn=!",
    ]

    @Test(arguments: commands) func `act on no terminal and command no build server`(command: String) throws {
        let folder = try HostileFolder()
        let question = try JSONEncoder().encode(["id": HostileFolder.attack, "url": HostileFolder.attack])
        let input =
            command == "match --batch" ? String(decoding: question, as: UTF8.self) + "\n" : HostileFolder.attack
        let run = try folder.run(arguments(command), input: input)
        #expect([0, 1, 64, 66].contains(run.status))
        let isColoured = command.contains("--color always")
        Command.expectHarmless(isColoured ? run.output.replacing(/\u{1B}\[[0-9;]*m/, with: "") : run.output)
        Command.expectHarmless(run.complaint)
    }

    @Test func `are given to every command`() throws { try Command.expectAllCommands(in: Self.commands) }

    @Test func `stand in the folder's files, so that something is written of them`() throws {
        let folder = try HostileFolder()
        for command in [
            "lint @.json", "check @.entitlements --offline", "triage @.log", "screens @-screens.json",
            "fetch example.com --replay recording",
        ] {
            let output = try folder.run(arguments(command), input: "").output
            #expect(output.contains("forged"), "\(command)")
        }
    }
}
