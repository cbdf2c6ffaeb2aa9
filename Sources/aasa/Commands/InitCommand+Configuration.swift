import ArgumentParser
import AssociatedDomains

extension InitCommand {
    /// Writes a configuration for what lies in the working directory.
    func writeConfiguration() async throws {
        let path = ConfigurationFile.name
        guard force || !LocalFiles().exists(path) else {
            throw Failure.output("\(plain: path): the file exists already; --force overwrites it")
        }
        let project = await Project(in: ".")
        for failure in project.failures { Terminal.complain("\(failure.sentence); skipped") }
        guard !project.hasNoChecks else { throw Failure(project.absence) }
        try Outputs.write(Array(project.configuration.utf8), to: path)
        let style = OutputOptions.Colour.auto.style
        let width = Terminal.outputIsTerminal ? Terminal.width : nil
        try Terminal.print(
            HumanReport.text(of: project.found, style: style, width: width) + "\(path): written\n", as: .text(style))
    }
}
