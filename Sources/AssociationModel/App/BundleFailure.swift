package import Findings
package import TextFormats

/// Why a bundle, or a file in it, could not be read.
package struct BundleFailure: Error, Hashable, Sendable {
    /// The reasons.
    package enum Reason: Hashable, Sendable {
        /// The file could not be read.
        case file(FileFailure)
        /// A symbolic link leads out of the bundle.
        case leadsOut
        /// The file, or the folder, is larger than what is read; the limit, in bytes or names.
        case tooLarge(limit: Int)
        /// There is no such thing as this in the bundle, by what it should be.
        case lacks(Part)
        /// There are several where there should be one, by their names.
        case several(Part, names: [String])
        /// Bundles inside bundles, deeper or more of them than any app has.
        case tooManyParts(limit: Int)
        /// A path that the bundle names is no path inside it.
        case unsafePath(String)
        /// A property list is none.
        case propertyList(PropertyListProblem)
        /// A property list is no dictionary.
        case notDictionary(PropertyList.Kind)
        /// A profile is no signed file.
        case notSigned
        /// The signature around a profile is broken.
        case signature(SignedFile.Failure)
        /// An executable is none, or is broken.
        case executable(ExecutableProblem)
        /// An archive could not be read.
        case archive(ArchiveProblem)
    }

    /// What can be missing in a bundle.
    package enum Part: String, Hashable, Sendable, CaseIterable {
        /// `Info.plist`.
        case infoPlist
        /// An app.
        case app
    }

    /// The path of the file, as a report names it.
    package let path: String
    /// The reason.
    package let reason: Reason

    /// Puts a failure together.
    package init(_ reason: Reason, at path: String) {
        self.reason = reason
        self.path = path
    }

    /// The reason in words.
    package var message: Message {
        switch reason {
        case .file(let failure): Self.message(of: failure)
        case .leadsOut: "this is a symbolic link that leads out of the bundle"
        case .tooLarge(let limit): "this is larger than \(limit), the most that is read"
        case .lacks(.infoPlist): "the bundle has no Info.plist"
        case .lacks(.app): "there is no app inside"
        case .several(_, let names): "there are several apps inside: \(list: names)"
        case .tooManyParts(let limit): "there are more than \(limit) bundles inside, or they are nested too deeply"
        case .unsafePath(let path): "\(path) is not a path inside the bundle"
        case .propertyList(let problem): problem.message
        case .notDictionary(let kind): "the property list is \(plain: "\(kind.name)"), and should be a dictionary"
        case .notSigned: "this is no provisioning profile: it is not a signed file"
        case .signature(let failure): Self.message(of: failure)
        case .executable(let problem): problem.message
        case .archive(let problem): problem.message
        }
    }

    private static func message(of failure: FileFailure) -> Message {
        switch failure {
        case .missing: "there is no such file"
        case .isDirectory: "this is a directory"
        case .notRegular: "this is no regular file"
        case .unreadable(let reason): "the system refuses to read it: \(plain: reason)"
        }
    }

    private static func message(of failure: SignedFile.Failure) -> Message {
        switch failure {
        case .truncated: "the signed file is cut off"
        case .notSignedData: "this is CMS of another kind than signed data"
        case .noContent: "the signature does not hold what it signs"
        case .invalidBase64(let offset): "byte \(offset) is not Base64"
        case .malformed: "the structure of the signed file is broken"
        }
    }
}
