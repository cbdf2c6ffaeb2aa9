import Foundation
import TestData
import Testing

@Suite struct `aasa match --urls` {
    static let app = "7D3KX9QW2M.com.example.shop"
    static let arguments = ["match", "--file", `aasa match`.file, "--urls", "-"]

    @Test func `prints verdict, app and URL, apart by tabs, and nothing for empty lines`() throws {
        let command = try Command(
            Self.arguments,
            input: "https://shop.example.com/buy/1\r\n\n\r\nnonsense\nhttps://shop.example.com/account/delete")
        #expect(command.status == 0)
        #expect(
            command.output
                == "match\t\(Self.app)\thttps://shop.example.com/buy/1\nno-match\t\(Self.app)\tnonsense\n"
                + "exclude\t\(Self.app)\thttps://shop.example.com/account/delete\n")
        #expect(command.complaint.isEmpty)
    }

    @Test func `prints a line for each app, decided by its own rules`() throws {
        let entries = [
            #"{"appIDs": ["A.a", "A.b"], "components": [{"/": "/x"}]}"#,
            #"{"appID": "A.c", "components": [{"/": "/y"}]}"#,
            #"{"appID": "A.b", "components": [{"/": "/y"}]}"#,
        ]
        let folder = try TemporaryFolder()
        let path = try folder.write(
            #"{"applinks": {"details": [\#(entries.joined(separator: ","))]}}"#, to: "aasa.json")
        let command = try Command(
            ["match", "--file", path, "--urls", "-", "--domain", "e.com"],
            input: "https://e.com/x\nhttps://e.com/y\nhttps://f.com/x\n")
        let verdicts = command.output.split(separator: "\n").map {
            $0.split(separator: "\t").prefix(2).joined(separator: " ")
        }
        #expect(
            verdicts == [
                "match A.a", "match A.b", "no-match A.c", "no-match A.a", "match A.b", "match A.c", "no-match A.a",
                "no-match A.b", "no-match A.c",
            ])
        let one = try Command(
            ["match", "--file", path, "--urls", "-", "--app", "A.c"], input: "https://e.com/y\n")
        #expect(one.output == "match\tA.c\thttps://e.com/y\n")
    }

    @Test func `prints nothing for no lines`() throws {
        let command = try Command(Self.arguments)
        #expect(command.status == 0)
        #expect(command.output.isEmpty)
    }

    @Test func `keeps the bytes of a URL, a long one too`() throws {
        let long = "https://shop.example.com/buy/" + String(repeating: "x\u{1F600}%", count: 200_000)
        let command = try Command(Self.arguments, input: long + "\nhttps://shop.example.com/buy/1\n")
        #expect(
            Array(command.output.utf8)
                == Array("match\t\(Self.app)\t\(long)\nmatch\t\(Self.app)\thttps://shop.example.com/buy/1\n".utf8))
    }

    @Test(arguments: [["match", "--file", `aasa match`.file, "--urls", "-"], ["match", "--batch"]])
    func `answers while the writer is still writing`(arguments: [String]) throws {
        let (input, output) = (Pipe(), Pipe())
        let program = try SpawnedProgram(
            Command.aasa, arguments,
            streams: [input.fileHandleForReading, output.fileHandleForWriting, .standardError])
        // Else there would be no end of it where the program ends too early.
        try output.fileHandleForWriting.close()
        for number in 1...3 {
            try input.fileHandleForWriting.write(contentsOf: Data("{\(number)\n".utf8))
            // Waits for ever, and so fails, if the answer only comes with the end of the input.
            let answer = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
            #expect(answer.contains(arguments.contains("--batch") ? "line \(number), column 3" : "\t{\(number)\n"))
        }
        try input.fileHandleForWriting.close()
        #expect(program.wait() == .exit(code: 0))
    }

    @Test func `needs no more memory for more lines`() throws {
        // 96 MB of lines in an address space that could not hold them beside the program.
        let text = try ProgramRun(
            shell: """
                head -c 96000000 /dev/zero | tr '\\0' a | fold -w 1000000 |
                (ulimit -v 100000; exec "$@") | cut -f1 | sort | uniq -c
                """, [Command.aasa.path] + Self.arguments
        ).output
        #expect(
            text.split(separator: " ").map { $0.trimmingCharacters(in: .whitespacesAndNewlines) } == ["96", "no-match"])
    }
}
