package import Findings
import TextFormats

/// A reference to something that is missing, or a broken part of a project.
package struct ProjectProblem: Sendable {
    package enum Kind: Hashable, Sendable {
        /// An `.xcconfig` file is missing or can't be read; its path and the reason.
        case configurationFile(path: String, FileFailure)
        /// An `.xcconfig` file includes itself, directly or indirectly; its path. Xcode skips the inclusion.
        case inclusionCycle(path: String)
        /// There are unrealistically many `.xcconfig` files, or they are unrealistically large.
        case tooManyInclusions
        /// A line of an `.xcconfig` file that is not a statement.
        case malformedLine
        /// A reference to an object that the project does not contain; its identifier.
        case missingObject(String)
    }

    package let kind: Kind
    package let place: Place

    package init(_ kind: Kind, at place: Place) {
        self.kind = kind
        self.place = place
    }

    package var message: Message {
        switch kind {
        case .configurationFile(let path, .missing): "the configuration file \(path) does not exist"
        case .configurationFile(let path, _): "the configuration file \(path) can't be read"
        case .inclusionCycle(let path): "the configuration file \(path) includes itself"
        case .tooManyInclusions: "there are too many configuration files to read them all"
        case .malformedLine: "this line is neither an assignment nor an #include"
        case .missingObject(let identifier): "the project has no object \(identifier)"
        }
    }
}
