package import AssociationModel
package import Findings
package import LocalFiles
import TextFormats

/// A file or folder that someone names or uploads, before it is known what it is.
package struct InputItem: Sendable {
    /// The path or name as reports show it, without a slash at its end.
    package let path: String
    let content: Content

    /// Where its bytes are.
    enum Content: Sendable {
        case disk(Place)
        case memory([UInt8])
        case upload(TemporaryFile, limit: Int)
    }

    /// Where something is on disk, and how it and the files beside it are read.
    struct Place: Sendable {
        let path: String
        let files: any FileReading
    }

    /// How many bytes tell kinds of files apart.
    package static let startLength = 1024

    /// A file or folder on disk.
    ///
    /// - Parameters:
    ///   - shown: the path that reports show, if it is another one.
    ///   - files: how it and the files beside it are read.
    package init(at path: String, shownAs shown: String? = nil, files: any FileReading = LocalFiles()) {
        let path = FilePath.withoutTrailingSlash(path)
        self.path = shown ?? path
        content = .disk(Place(path: path, files: files))
    }

    /// A file in memory. No other file is read with it.
    package init(_ bytes: [UInt8], named name: String) { (path, content) = (name, .memory(bytes)) }

    /// A file that someone uploaded. No other file is read with it.
    ///
    /// - Parameter limit: the most bytes that are read of a file that is not read in parts.
    package init(_ file: TemporaryFile, named name: String, limit: Int) {
        (path, content) = (name, .upload(file, limit: limit))
    }

    /// Where it is on disk; throws if it is not, because the files beside it are needed.
    func place() throws(InputFailure) -> Place {
        if case .disk(let place) = content { return place }
        throw InputFailure(
            "this file cannot be read without those next to it: use aasa check \(plain: path)", at: path)
    }

    /// The first bytes; none of a folder or of a file that cannot be read.
    var start: [UInt8] { (try? bytes(limit: Self.startLength)).map { Array($0.prefix(Self.startLength)) } ?? [] }

    /// The whole file as text; throws if it is larger than the limit, in bytes.
    ///
    /// - Parameter noun: what it is then too large for.
    package func text(limit: Int, of noun: Message? = nil) throws(InputFailure) -> SourceText {
        let bytes = try bytes(limit: limit)
        guard bytes.count <= limit else {
            let excess: Message? = noun.map { "too large for \($0) (limit: \(limit) bytes)" }
            throw InputFailure(excess ?? "larger than \(limit >> 20) MB", at: path)
        }
        return SourceText(bytes, from: .file(path: path))
    }

    /// The whole file; one byte more than the limit if it is larger.
    func bytes(limit: Int) throws(InputFailure) -> [UInt8] {
        do throws(FileFailure) {
            switch content {
            case .disk(let place): return try place.files.read(place.path, limit: limit)
            case .memory(let bytes): return bytes
            case .upload(let file, let most): return try file.start(min(limit + 1, most))
            }
        } catch { throw InputFailure(error.message, at: path) }
    }
}

extension FileReading {
    /// The text of a whole file; throws if it is larger than the limit, in bytes.
    func text(at path: String, limit: Int) throws(InputFailure) -> SourceText {
        let bytes: [UInt8]
        do throws(FileFailure) { bytes = try read(path, limit: limit) } catch {
            throw InputFailure(error, reading: path)
        }
        guard bytes.count <= limit else { throw InputFailure("too large to read (limit: \(limit) bytes)", at: path) }
        return SourceText(bytes, from: .file(path: path))
    }
}

extension SourceText {
    /// The root of the text as XML.
    func xml() throws(InputFailure) -> XMLElement {
        do throws(XMLProblem) { return try XMLReader.read(bytes) } catch {
            throw InputFailure(error.message, in: self, at: error.span)
        }
    }
}
