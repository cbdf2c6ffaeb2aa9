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

    @Test func `suggests a name`() throws {
        let run = try Command("schema", "expectation")
        #expect(run.status == 64)
        #expect(run.complaint.contains("there is no schema “expectation”; did you mean “expectations”?"))
        #expect(try Command("schema", "x").complaint.contains("there is no schema “x”; aasa schema lists them"))
    }
}
