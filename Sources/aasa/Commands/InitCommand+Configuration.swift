import ArgumentParser
import AssociatedDomains

extension InitCommand {
    /// Writes a configuration for what lies in the working directory.
    func writeConfiguration() async throws {
        let path = ConfigurationFile.name
        guard force || !LocalFiles().exists(path) else {
            throw Failure.output("\(plain: path): the file exists already; --force overwrites it")
        }
        let found = await FoundProject(in: "")
        for failure in found.failures { Terminal.complain("\(failure.sentence); skipped") }
        if found.isCut {
            Terminal.complain("more than \(FoundProject.fileLimit) files: the rest was not looked at")
        }
        guard !found.isEmpty else {
            throw Failure.input(
                "nothing to check was found: no app or project that claims domains, and no expectations")
        }
        do throws(WriteFailure) { try LocalFiles().write(Array(found.configuration.utf8), to: path) } catch {
            throw Failure(error, writing: path)
        }
        try Terminal.print("\(path): written\n")
    }
}
