package import Findings
package import Judging
import TextFormats

/// All kinds of input. Here, and nowhere else, files are told apart.
package enum InputKinds {
    /// The kinds; of those that claim a name, the first counts.
    package static let all: [any Input] =
        [BundleInput()] + DescriptionInput.all + GeneratorInput.all + [
            XcodeGenInput(), CordovaInput(), ProfileInput(), ConfigurationProfileInput(), ProjectInput(),
            WorkspaceInput(),
            EntitlementsInput(),
            ExpectationsInput(), SiteFileInput(),
            ScreenInput(), LogInput(), SysdiagnoseInput(), DescribedScreenInput(), FrameworkInput(),
            HandlerInput(), MauiInput(), MauiHandlerInput(), WorkspaceHandlerInput(), XcodeGenHandlerInput(),
            TuistHandlerInput(),
        ] + SideInput.all + FrameworkSourceInput.all + DescriptorInput.all

    /// The kind that a name shows; nil if it shows none.
    package static func kind(named path: String) -> (any Input)? { claim(on: path)?.input }

    /// The kind of a file that is given for some use, by its name; nil if there is none that is read by itself.
    ///
    /// - Parameter kinds: all kinds, if there are more than the module has.
    package static func file(
        named path: String, for use: InputUse, among kinds: [any Input] = all
    ) -> (any FileInput)? { claim(on: path, for: use, among: kinds)?.input as? any FileInput }

    /// The ends of names that a search of a folder for some use looks for.
    package static func sought(for use: InputUse, among kinds: [any Input] = all) -> [String] {
        kinds.flatMap { $0.sought[use] ?? [] }
    }

    /// The kind of a file, by its name or else by how it begins; nil if neither tells.
    package static func kind(of item: InputItem) -> (any Input)? {
        kind(named: item.path) ?? kind(beginning: item.start)
    }

    /// The kind of a file that begins with some bytes; nil if they do not tell.
    package static func kind(beginning start: [UInt8]) -> (any Input)? { all.first { $0.begins(with: start) } }

    /// The kind that reports name for a path, by its name or else by how the file begins.
    package static func reportKind(at path: String) -> Report.Input.Kind {
        kind(of: InputItem(at: path))?.reportKind(of: path) ?? .app
    }

    /// Whether a path has the name of an input, and one that no domain can have.
    package static func isCertain(_ path: String) -> Bool { claim(on: path).map { !$0.name.isDomainLike } ?? false }

    /// The input with the key that a fixture uses.
    package static func kind(withKey key: String) -> (any Input)? { all.first { $0.key == key } }

    /// Reads an input of any kind that `aasa check` takes.
    package static func parts(
        of item: InputItem, _ selection: ProjectSelection = ProjectSelection(target: nil, configuration: nil)
    ) async throws(InputFailure) -> InputParts {
        guard let input = kind(of: item) else {
            throw InputFailure("not an app or a project; supported are \(list: names)", at: item.path)
        }
        if let refusal = input.refusal(of: item) { throw InputFailure(refusal, at: item.path) }
        return try await parts(of: item, as: input, selection)
    }

    /// Reads an input of a kind that is known.
    package static func parts(
        of item: InputItem, as input: any Input,
        _ selection: ProjectSelection = ProjectSelection(target: nil, configuration: nil)
    ) async throws(InputFailure) -> InputParts {
        let parts = try await input.parts(of: item, selection)
        let claims = parts.claims.lists.reduce(0) { $0 + $1.claims.count }
        guard claims <= InputParts.claimLimit else {
            throw InputFailure(
                "the file claims \(claims) domains, more than the \(InputParts.claimLimit) that are checked at once",
                at: item.path
            )
        }
        if let problem = parts.problems.first { throw problem }
        return parts
    }

    private static var names: [String] {
        all.filter { $0.sought[.subject] != nil && $0.refusal == nil }.flatMap(\.names).map(\.text)
    }

    private static func claim(
        on path: String, for use: InputUse = .subject, among kinds: [any Input] = all
    ) -> (input: any Input, name: InputName)? {
        let file = FilePath.name(of: path)
        let lowercased = file.asciiLowercased
        for input in kinds where input.sought[use] != nil {
            for name in input.names where name.matches(file, lowercased: lowercased) { return (input, name) }
        }
        return nil
    }
}
