import Foundation

/// `make docs` and `make test-docs`: builds the pages of the library in a folder, or checks them. `findings` prints the
/// article that lists all findings, `stacks` the end of the one that lists the servers.
@main struct Documentation {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        do {
            switch (arguments.first, arguments.count) {
            case ("build", 2): try DocumentationSite(folder: URL(filePath: arguments[1])).build()
            case ("check", 2): try SiteCheck.check(DocumentationSite(folder: URL(filePath: arguments[1])))
            case ("findings", 1): print(FindingPages.list, terminator: "")
            case ("stacks", 1): print(StackPages.tables, terminator: "")
            default:
                throw DocumentationFailure("usage: Documentation build FOLDER | check FOLDER | findings | stacks")
            }
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(1)
        }
    }
}
