package import AssociationModel
package import Findings
import TextFormats

/// Reads Xcode projects: targets, configurations, and the settings and entitlements that associations depend on.
package enum ProjectFile {
    /// The largest `project.pbxproj` that is read, in bytes; the largest seen in public have some 10 MB.
    package static let limit = Bound.projectFile.most

    /// Reads a project.
    ///
    /// Missing files that the project refers to are part of the result, since `Pods` is often missing. An error is
    /// thrown only if the project itself cannot be read.
    ///
    /// - Parameter path: the path of the `.xcodeproj` or of the `project.pbxproj` inside it.
    package static func read(_ path: String, files: some FileReading) throws(InputFailure) -> XcodeProject {
        let folder = FilePath.withoutTrailingSlash(path)
        let isFile = FilePath.name(of: folder) == "project.pbxproj"
        let file = isFile ? folder : folder + "/project.pbxproj"
        let text = try files.text(at: file, limit: limit)
        return try read(text, path: isFile ? FilePath.parent(of: folder) : folder, files: files)
    }

    /// Reads a project from the text of its `project.pbxproj`.
    ///
    /// - Parameter path: the path of the `.xcodeproj`; the files of the project are found relative to its folder.
    package static func read(
        _ source: SourceText, path: String, files: some FileReading
    ) throws(InputFailure) -> XcodeProject {
        var reader = ProjectReader(objects: try objects(of: source), path: path, files: files)
        return try reader.read()
    }

    /// The objects that the text of a `project.pbxproj` describes.
    static func objects(of source: SourceText) throws(InputFailure) -> ProjectObjects {
        let list: PropertyList
        do throws(PropertyListProblem) {
            let isXML = source.bytes.starts(with: "<?xml".utf8) || source.bytes.starts(with: "bplist".utf8)
            list = isXML ? try PropertyListReader.read(source.bytes) : try OpenStepReader.read(source.bytes)
        } catch {
            throw InputFailure(error.message, in: source, at: error.span)
        }
        return try ProjectObjects(list, in: source)
    }
}
