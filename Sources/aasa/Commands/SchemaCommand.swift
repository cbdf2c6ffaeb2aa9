import ArgumentParser
import AssociatedDomains

/// `aasa schema`: prints the JSON Schemas of the files that aasa reads and writes.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Prints a JSON Schema of a file that aasa reads, or of the JSON that it writes",
        discussion: """
            Without a NAME, lists the schemas. Editors that know the schema of a file complete its keys, explain them and \
            mark mistakes: save the schema, and name it in the file as "$schema" or in the editor's settings.
            """ + Examples.text(of: "schema"))

    @Argument(help: "The schema to print, such as apple-app-site-association")
    var name: String?

    func run() throws {
        guard let name else {
            let width = (Schemas.all.map(\.name.count).max() ?? 0) + 2
            return try Terminal.print(
                Schemas.all.map { schema in
                    schema.name + String(repeating: " ", count: width - schema.name.count) + schema.title + "\n"
                }.joined())
        }
        guard let schema = Schemas.named(name) else {
            let near = NearestName.nearest(to: name, among: Schemas.all.map(\.name))
            throw ValidationError(
                "there is no schema “\(Message.escaped(name))”"
                    + (near.map { "; did you mean “\($0)”?" } ?? "; aasa schema lists them"))
        }
        try Terminal.print(schema.text, as: .json)
    }
}
