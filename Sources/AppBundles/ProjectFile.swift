package import AssociationModel
package import Findings
package import TextFormats

/// Reads Xcode projects: targets, configurations, and the settings and entitlements that associations depend on.
package enum ProjectFile {
    /// The most bytes of a `project.pbxproj` that are read; the largest seen in public have some 10 MB.
    package static let limit = 64 << 20

    /// Reads a project.
    ///
    /// What the project refers to and does not have is a value of the result: `Pods` is often not there. Thrown is only
    /// what keeps the project itself from being read.
    ///
    /// - Parameter path: the path of the `.xcodeproj` or of the `project.pbxproj` inside it.
    package static func read(_ path: String, files: some FileReading) throws(ProjectFailure) -> XcodeProject {
        let folder = FilePath.withoutTrailingSlash(path)
        let isFile = FilePath.name(of: folder) == "project.pbxproj"
        let file = isFile ? folder : folder + "/project.pbxproj"
        let bytes: [UInt8]
        do throws(FileFailure) {
            bytes = try files.read(file, limit: limit)
        } catch {
            throw ProjectFailure(.file(error), path: file, place: nil)
        }
        guard bytes.count <= limit else { throw ProjectFailure(.tooLarge(limit: limit), path: file, place: nil) }
        let project = isFile ? FilePath.parent(of: folder) : folder
        return try read(SourceText(bytes, from: .file(path: file)), path: project, files: files)
    }

    /// Reads a project out of a text.
    ///
    /// - Parameter path: the path of the `.xcodeproj`, beside which the files of the project are.
    package static func read(
        _ source: SourceText, path: String, files: some FileReading
    ) throws(ProjectFailure) -> XcodeProject {
        let list: PropertyList
        do throws(PropertyListProblem) {
            let isXML = source.bytes.starts(with: "<?xml".utf8) || source.bytes.starts(with: "bplist".utf8)
            list = isXML ? try PropertyListReader.read(source.bytes) : try OpenStepReader.read(source.bytes)
        } catch {
            throw ProjectFailure(.propertyList(error), path: source.name, place: error.span.map { .text(source, $0) })
        }
        let objects = try ProjectObjects(list, in: source)
        var reader = ProjectReader(objects: objects, path: path, files: files)
        return reader.read()
    }
}

/// Why a project could not be read.
package struct ProjectFailure: Error, Sendable {
    /// The reasons.
    package enum Reason: Hashable, Sendable {
        /// The file could not be read.
        case file(FileFailure)
        /// The file is larger than what is read; the limit in bytes.
        case tooLarge(limit: Int)
        /// The file is no property list of either form.
        case propertyList(PropertyListProblem)
        /// The property list holds no project.
        case noProject
    }

    /// The reason.
    package let reason: Reason
    /// The path of the file.
    package let path: String
    /// Where it shows; nil where that is the file as a whole.
    package let place: Place?

    init(_ reason: Reason, path: String, place: Place?) {
        self.reason = reason
        self.path = path
        self.place = place
    }

    /// The reason in words.
    package var message: Message {
        switch reason {
        case .file(let failure): BundleFailure(.file(failure), at: path).message
        case .tooLarge(let limit): "this is larger than \(limit) bytes, the most that is read"
        case .propertyList(let problem): problem.message
        case .noProject: "there is no project in the file"
        }
    }
}
