import Foundation
import TestData
import Testing

@Suite struct `aasa swcutil` {
    static let overview = """
        {"applinks": {"details": [{"appIDs": ["ABCDE12345.com.example.app", "ABCDE12345.com.example.app2"],
            "components": [{"#": "no_universal_links", "exclude": true}, {"/": "/buy/*"}]}]}}
        """

    static func line(_ app: String, _ path: String, _ answer: String) -> String {
        #"{ s = applinks, a = ABCDE12345.com.example.\#(app), d = example.com }: Pattern "https://example.com\#(path)" \#(answer)"#
            + "\n"
    }

    @Test(arguments: [("/buy/42", "matched."), ("/buy/42#no_universal_links", "blocked match.")])
    func `verifies with a line for each app, as recorded`(path: String, answer: String) throws {
        let command = try Command(
            "swcutil", "verify", "-d", "example.com", "-j", Self.overview, "-u", "https://example.com" + path)
        #expect(command.output == Self.line("app", path, answer) + Self.line("app2", path, answer))
        #expect(command.status == 0)
        #expect(command.complaint.isEmpty)
    }

    @Test(arguments: [
        ("https://example.com/elsewhere", "Input JSON did not match input URL.\n"),
        (
            "https://evil.test/anything",
            "Input domain \"example.com\" did not match input URL's domain \"evil.test\".\n"
        ),
    ])
    func `says in one sentence that nothing matched, as recorded`(url: String, sentence: String) throws {
        let arguments = ["swcutil", "verify", "-d", "example.com", "-j", Self.overview, "-u", url]
        let command = try Command(arguments)
        #expect(command.output == sentence)
        #expect(command.status == 0)
        #expect(try Command(arguments + ["--strict-exit"]).status == 1)
    }

    @Test func `matches apps of other services by any URL, and does not count that as a match`() throws {
        let arguments = [
            "swcutil", "verify", "-d", "example.com", "-j", #"{"webcredentials": {"apps": ["A.b", "A.b"]}}"#, "-u",
            "https://EXAMPLE.COM/x",
        ]
        let command = try Command(arguments)
        #expect(
            command.output
                == "{ s = webcredentials, a = A.b, d = example.com }: Pattern \"https://EXAMPLE.COM/x\" matched.\n")
        #expect(command.status == 0)
        #expect(try Command(arguments + ["--strict-exit"]).status == 1)
    }

    @Test func `takes a path for the file, and lists its apps without a URL`() throws {
        let command = try Command("swcutil", "verify", "-d", "shop.example.com", "-j", `aasa match`.file)
        #expect(
            command.output == """
                { s = webcredentials, a = 7D3KX9QW2M.com.example.shop, d = shop.example.com }
                { s = applinks, a = 7D3KX9QW2M.com.example.shop, d = shop.example.com }

                """)
    }

    // Recorded output, but for members whose order Apple's tool does not keep.
    @Test(arguments: [
        (#"{"/":"/buy/*"}"#, "/buy", "Matched by pattern at index 0: {\n  \"/\" : \"/buy/*\"\n}\n"),
        (#"{"/":"/buy/*"}"#, "/buyer", "Did not match.\n"),
        (
            #"{"?":{"a":["1"]}}"#, "/x?a=2",
            "Matched by pattern at index 0: {\n  \"?\" : {\n    \"a\" : [\n      \"1\"\n    ]\n  }\n}\n"
        ),
        (#"{"?":{"n":null}}"#, "/x?n=5", "Matched by pattern at index 0: {\n  \"?\" : {\n    \"n\" : null\n  }\n}\n"),
        (
            #"{"/":"/caf\u00e9","percentEncoded":false}"#, "/caf%C3%A9",
            "Matched by pattern at index 0: {\n  \"/\" : \"/café\",\n  \"percentEncoded\" : false\n}\n"
        ),
        ("{}", "/anything", "Matched by pattern at index 0: {\n\n}\n"),
    ])
    func `tries a dictionary, as recorded`(dictionary: String, path: String, output: String) throws {
        let arguments = ["swcutil", "match", "-u", "https://example.com" + path, "-j", dictionary]
        let command = try Command(arguments)
        #expect(command.output == output)
        #expect(command.status == 0)
        #expect(try Command(arguments + ["--strict-exit"]).status == (output.hasPrefix("Matched") ? 0 : 1))
    }

    @Test(arguments: [
        ["match", "-u", "https://e.com/", "-j", "{"], ["match", "-u", "https://e.com/", "-j", "[]"],
        ["verify", "-d", "e.com", "-j", "{\"applinks\": ,}", "-u", "https://e.com/"], ["verify", "-j", "[]"],
    ])
    func `exits with 1 for broken JSON, with what is wrong on standard error`(arguments: [String]) throws {
        let command = try Command(["swcutil"] + arguments)
        #expect(command.status == 1)
        #expect(command.output.isEmpty)
        #expect(command.complaint.contains("command line:1:"))
    }

    @Test func `exits with 66 for a file that is missing, with 64 for a missing argument`() throws {
        #expect(try Command("swcutil", "verify", "-j", "no/such/file").status == 66)
        #expect(try Command("swcutil", "verify", "-d", "example.com").status == 64)
        #expect(try Command("swcutil", "match", "-u", "https://example.com/").status == 64)
    }
}
