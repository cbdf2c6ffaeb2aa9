package import Findings
package import TextFormats

/// Why a bundle, or a file in it, could not be read.
package struct BundleFailure: Error, Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        /// The file could not be read.
        case file(FileFailure)
        /// A symbolic link points outside the bundle.
        case leadsOut
        /// The file or directory exceeds the limit, in bytes or names.
        case tooLarge(limit: Int)
        /// The bundle lacks a required part.
        case lacks(Part)
        /// There are several where only one is expected; their names.
        case several(Part, names: [String])
        /// There are unrealistically many nested bundles, or they are nested too deeply.
        case tooManyParts(limit: Int)
        /// A path mentioned in the bundle is not a path inside it.
        case unsafePath(String)
        /// A property list can't be read.
        case propertyList(PropertyListProblem)
        /// A property list is not a dictionary but this, in words.
        case notDictionary(Message)
        /// A profile is not a signed file.
        case notSigned
        /// The signed file around a profile can't be read.
        case signature(SignedFile.Failure)
        /// An executable can't be read.
        case executable(ExecutableProblem)
        /// An archive can't be read.
        case archive(ArchiveProblem)
    }

    /// A part that can be missing from a bundle.
    package enum Part: String, Hashable, Sendable, CaseIterable {
        /// `Info.plist`.
        case infoPlist
        /// An app.
        case app
    }

    /// The path of the file as reports show it.
    package let path: String
    package let reason: Reason

    package init(_ reason: Reason, at path: String) {
        self.reason = reason
        self.path = path
    }

    package var message: Message {
        switch reason {
        case .file(let failure): failure.message
        case .leadsOut: "the symbolic link points outside the bundle"
        case .tooLarge(let limit): "larger than the limit of \(limit)"
        case .lacks(.infoPlist): "the bundle has no Info.plist"
        case .lacks(.app): "it contains no app"
        case .several(_, let names): "it contains several apps: \(list: names)"
        case .tooManyParts(let limit): "it contains more than \(limit) bundles, or they are nested too deeply"
        case .unsafePath(let path): "\(path) is not a path inside the bundle"
        case .propertyList(let problem): problem.message
        case .notDictionary(let kind): "the property list is \(kind), not a dictionary"
        case .notSigned: "not a provisioning profile: the file is not signed"
        case .signature(let failure): Self.message(of: failure)
        case .executable(let problem): problem.message
        case .archive(let problem): problem.message
        }
    }

    private static func message(of failure: SignedFile.Failure) -> Message {
        switch failure {
        case .truncated: "the signed file is cut off"
        case .notSignedData: "the file is CMS, but not signed data"
        case .noContent: "the signature does not include the content it signs"
        case .invalidBase64(let offset): "byte \(offset) is not valid Base64"
        case .malformed: "the structure of the signed file is malformed"
        }
    }
}
