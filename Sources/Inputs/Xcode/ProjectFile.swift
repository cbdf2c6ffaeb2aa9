package import AssociationModel
package import Findings
package import TextFormats

/// Reads Xcode projects: targets, configurations, and the settings and entitlements that associations depend on.
package enum ProjectFile {
    /// The largest `project.pbxproj` that is read, in bytes; the largest seen in public have some 10 MB.
    package static let limit = 64 << 20

    /// Reads a project.
    ///
    /// Missing files that the project refers to are part of the result, since `Pods` is often missing. An error is
    /// thrown only if the project itself cannot be read.
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

    /// Reads a project from the text of its `project.pbxproj`.
    ///
    /// - Parameter path: the path of the `.xcodeproj`; the files of the project are found relative to its folder.
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
        return try reader.read()
    }
}

/// Why a project could not be read.
package struct ProjectFailure: Error, Sendable {
    /// Why a project could not be read.
    package enum Reason: Hashable, Sendable {
        case file(FileFailure)
        /// The file is larger than the limit, in bytes.
        case tooLarge(limit: Int)
        /// The file is neither an OpenStep nor an XML or binary property list.
        case propertyList(PropertyListProblem)
        /// The property list contains no project.
        case noProject
        /// The configurations of all targets have more settings and domains than the limit.
        case tooManySettings(limit: Int)
    }

    package let reason: Reason
    package let path: String
    /// The place of the problem; nil if it is the whole file.
    package let place: Place?

    init(_ reason: Reason, path: String, place: Place?) {
        self.reason = reason
        self.path = path
        self.place = place
    }

    /// The reason, as a message without the path.
    package var message: Message {
        switch reason {
        case .file(let failure): failure.message
        case .tooLarge(let limit): "too large to read (limit: \(limit) bytes)"
        case .propertyList(let problem): problem.message
        case .noProject: "the file contains no project"
        case .tooManySettings(let limit):
            "the targets and configurations of the project have more than \(limit) build settings and domains in all, which is unrealistically many"
        }
    }
}
