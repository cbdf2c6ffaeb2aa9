import Foundation
import TestData
import Testing

@Suite struct `aasa schema` {
    @Test func `lists the schemas, and prints each as it is recorded`() throws {
        let list = try Command("schema")
        #expect(list.status == 0)
        let names = list.output.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
        #expect(names.map { $0 + ".json" }.sorted() == Repository.names(in: "Fixtures/Schemas"))
        for name in names {
            #expect(try Command("schema", name).output == Repository.text(of: "Fixtures/Schemas/\(name).json"))
        }
    }

    private static let file = "Fixtures/Sites/shop.example.com/.well-known/apple-app-site-association"

    @Test(arguments: [
        ("links", "match https://shop.example.com/Buy/42 https://shop.example.com/buy/42?x=1 --file \(file) --trace"),
        ("links", "match https://shop.example.com/buy/42 --file \(file)"),
        ("links", "match https://shop.example.com/buy/42 --file Fixtures/Screens/README.md"),
        ("differences", "diff \(file) Fixtures/Deploy/apple-app-site-association"),
        ("differences", "diff \(file) \(file)"),
        ("report", "fix Fixtures/Repairs/apple-app-site-association"),
        ("report", "test Fixtures/Expectations/stale.json"),
        ("report", "screens Fixtures/Screens/code-first.json"),
        ("report", "triage Fixtures/Logs/signup.log"),
    ])
    func `names every key that a command writes`(name: String, command: String) throws {
        let schema = try JSONSchema(Repository.bytes(of: "Fixtures/Schemas/\(name).json"), isStrict: true)
        let output = try Command(command.split(separator: " ").map(String.init) + ["--format", "json"]).output
        #expect(try schema.mistakes(in: Array(output.utf8)) == [])
    }

    @Test func `suggests a name`() throws {
        let run = try Command("schema", "expectation")
        #expect(run.status == 64)
        #expect(run.complaint.contains("there is no schema “expectation”; did you mean “expectations”?"))
        #expect(try Command("schema", "x").complaint.contains("there is no schema “x”; aasa schema lists them"))
    }
}
