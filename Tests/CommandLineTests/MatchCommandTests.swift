import Foundation
import TestData
import Testing

/// A JSON object that a command printed.
private func object(_ text: String) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
}

@Suite struct `aasa match` {
    static let file = "Fixtures/Sites/shop.example.com/.well-known/apple-app-site-association"
    static let app = "7D3KX9QW2M.com.example.shop"
    static let host = "https://shop.example.com"

    @Test(arguments: [("/buy/42", "match"), ("/account/delete", "exclude"), ("/sell", "no-match")])
    func `answers with a line for the URL and the app, whatever the answer is`(path: String, verdict: String) throws {
        let command = try Command("match", Self.host + path, "--file", Self.file)
        #expect(command.status == 0)
        #expect(command.output.hasPrefix("\(verdict)  \(Self.app)  \(Self.host + path)\n"))
        #expect(command.complaint.isEmpty)
    }

    @Test func `shows the rule that decided on its line`() throws {
        let command = try Command("match", Self.host + "/buy/42", "--file", Self.file)
        #expect(command.output.contains("┌─ \(Self.file):10:21\n"))
        #expect(
            command.output.contains(#"10 │                     { "/": "/buy/*", "comment": "opens the product" },"#))
        #expect(command.output.contains("^ matches it\n"))
    }

    @Test func `has the shape of the contract in JSON`() throws {
        let command = try Command(
            "match", Self.host + "/buy/42", Self.host + "/Buy/42", "--file", Self.file, "--format", "json")
        let decisions = try #require(try object(command.output)["decisions"] as? [[String: Any]])
        #expect(decisions.map { $0["verdict"] as? String } == ["match", "no-match"])
        #expect(decisions.map { $0["app"] as? String } == [Self.app, Self.app])
        #expect(decisions[0]["url"] as? String == Self.host + "/buy/42")
        let rule = try #require(decisions[0]["rule"] as? [String: Any])
        #expect(rule["file"] as? String == Self.file)
        #expect(["line", "column", "index"].map { rule[$0] as? Int } == [10, 21, 0])
        #expect(decisions[0]["closest"] is NSNull)
        #expect(decisions[1]["rule"] is NSNull)
        let closest = try #require(decisions[1]["closest"] as? [String: Any])
        #expect(["line", "column", "index"].map { closest[$0] as? Int } == [10, 21, 0])
        let failed = try #require(closest["failed"] as? [String: Any])
        #expect(failed["part"] as? String == "path")
        #expect(failed["text"] as? String == "/Buy/42")
        #expect(failed["pattern"] as? String == "/buy/*")
        #expect((failed["hints"] as? [[String: Any]])?.map { $0["name"] as? String } == ["ignore-case"])
    }

    @Test(arguments: [
        ("https://Acme.app.link/x", "the host belongs to Branch: the app sees this URL, not the URL of your site"),
        ("https://bit.ly/x", "the host belongs to Bitly, which lists no apps on it: use a host of your own in links"),
    ])
    func `says that a URL is a link tracker's, whatever the file decides`(url: String, sentence: String) throws {
        let command = try Command("match", url, Self.host + "/sell", "--file", Self.file)
        #expect(command.output.split(separator: "\n").count { $0.contains(sentence) } == 1)
        let json = try object(try Command("match", url, "--file", Self.file, "--format", "json").output)
        let decision = try #require((json["decisions"] as? [[String: Any]])?.first)
        #expect((decision["remark"] as? [String: Any])?["name"] as? String == "claim-on-link-tracker")
    }

    @Test func `is not alone in knowing link trackers: a URL of aasa check is told, too`() throws {
        let checked = ["https://Acme.app.link/x", "--service", "applinks", "--offline"]
        let told = try Command(["check"] + checked).output
        #expect(
            told.contains("note[AD180]: links on acme.app.link reach the app with this host, which belongs to Branch"))
        #expect(try !Command(["check", "https://shop.example.com/x"] + checked.dropFirst()).output.contains("AD180"))
    }

    @Test func `says under --trace what was tried, what came closest, and what would help`() throws {
        let plain = try Command("match", Self.host + "/Buy/42", "--file", Self.file).output
        #expect(!plain.contains("tried"))
        let traced = try Command("match", Self.host + "/Buy/42", "--file", Self.file, "--trace").output
        #expect(traced.contains("= tried: line 10, column 21: the path “/Buy/42” continues with “Buy/42”"))
        #expect(traced.contains("= tried: line 11, column 21: "))
        #expect(traced.contains("┌─ \(Self.file):10:30\n"))
        #expect(traced.contains("= help: it would match if the URL used the pattern's letter case"))
    }

    @Test func `says that a question is open where the answer rests on it`() throws {
        let output = try Command("match", Self.host + "//account//delete", "--file", Self.file).output
        #expect(output.contains("= note: not documented: consecutive slashes inside a path"))
        let settled = try Command("match", Self.host + "/buy/42", "--file", Self.file).output
        #expect(!settled.contains("not documented"))
    }

    @Test(arguments: [
        ("mailto:a@b.c", "scheme"), ("", "scheme"), ("https://", "host"), ("https://other.example/buy/1", "host"),
        ("ht tp://shop.example.com/buy/1", "scheme"),
    ])
    func `answers no-match for what is no URL of the domain, with the reason`(url: String, reason: String) throws {
        let command = try Command(
            "match", url, "--file", Self.file, "--domain", "shop.example.com", "--format", "json")
        #expect(command.status == 0)
        let decision = try #require((try object(command.output)["decisions"] as? [[String: Any]])?.first)
        #expect(decision["verdict"] as? String == "no-match")
        #expect((decision["reason"] as? [String: Any])?["name"] as? String == reason)
    }

    @Test func `takes each URL's own host where no domain is given, and any identifier for an app`() throws {
        let any = try Command("match", "https://other.example/buy/1", "--file", Self.file)
        #expect(any.output.hasPrefix("match  "))
        let other = try Command("match", Self.host + "/buy/1", "--file", Self.file, "--app", "any thing")
        #expect(other.status == 0)
        #expect(other.output.hasPrefix("no-match  any thing  "))
        #expect(other.output.contains("no entry of “details” lists the app"))
    }

    @Test func `reads the file of a domain where no file is given`() throws {
        let command = try Command(
            "match", Self.host + "/buy/42", "--domain", "shop.example.com", "--site",
            "shop.example.com=Fixtures/Sites/shop.example.com")
        #expect(command.status == 0)
        #expect(command.output.hasPrefix("match  \(Self.app)  "))
        let none = try Command(
            "match", Self.host + "/buy/42", "--domain", "shop.example.com", "--site", "shop.example.com=Fixtures")
        #expect(none.status == 1)
        #expect(none.output.hasPrefix("error["))
        let offline = try Command("match", Self.host + "/buy/42", "--domain", "shop.example.com", "--offline")
        #expect(offline.status == 66)
        #expect(offline.complaint.contains("its file was not fetched"))
    }

    @Test func `places what is wrong with a broken file, and exits with 1`() throws {
        let folder = try TemporaryFolder()
        let path = try folder.write("{\n  \"applinks\": {,}\n}\n", to: "aasa.json")
        let command = try Command("match", Self.host + "/", "--file", path)
        #expect(command.status == 1)
        #expect(command.output.hasPrefix("error[AD"))
        #expect(command.output.contains("\(path):2:16\n"))
        let json = try object(try Command("match", Self.host + "/", "--file", path, "--format", "json").output)
        #expect((json["decisions"] as? [Any])?.isEmpty == true)
        let finding = try #require((json["findings"] as? [[String: Any]])?.first)
        #expect(finding["file"] as? String == path)
        #expect(finding["line"] as? Int == 2)
        let lines = try Command("match", "--urls", "-", "--file", path, input: "https://a.example/\n")
        #expect(lines.status == 1)
        #expect(lines.output.isEmpty)
        #expect(lines.complaint.contains("\(path):2:16\n"))
    }

    @Test(arguments: [
        ["match", "https://a.b/", "--file", "no/such/file"], ["match", "https://a.b/", "--file", "Fixtures"],
        ["match", "--urls", "no/such/file", "--file", Self.file], ["match", "--urls", "Fixtures", "--file", Self.file],
    ])
    func `exits with 66 for an input that cannot be read`(arguments: [String]) throws {
        let command = try Command(arguments)
        #expect(command.status == 66)
        #expect(command.output.isEmpty)
        #expect(command.complaint.split(separator: "\n").count == 1)
    }

    @Test(arguments: [
        ["match"], ["match", "https://a.b/"], ["match", "--file", Self.file], ["match", "--batch", "https://a.b/"],
        ["match", "--batch", "--file", Self.file], ["match", "https://a.b/", "--urls", "-", "--file", Self.file],
        ["match", "--urls", "-", "--file", "-"], ["match", "--urls", "-", "--file", Self.file, "--format", "json"],
        ["match", "https://a.b/", "--file", Self.file, "--app", ""], ["match", "https://a.b/", "--domain", ""],
    ])
    func `exits with 64 for wrong usage`(arguments: [String]) throws {
        let command = try Command(arguments)
        #expect(command.status == 64)
        #expect(command.output.isEmpty)
        #expect(!command.complaint.isEmpty)
    }

    @Test func `lets neither URL nor app act on the terminal`() throws {
        let command = try Command("match", "https://a.b/\u{1B}[31m", "--file", Self.file, "--app", "A\u{7}")
        #expect(!command.output.contains("\u{1B}"))
        #expect(!command.output.contains("\u{7}"))
    }
}
