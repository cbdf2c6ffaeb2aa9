package import Foundation
import Testing

/// A new directory for one test, which is removed with everything in it when the test lets go of it.
package final class TemporaryFolder: Sendable {
    package let url = FileManager.default.temporaryDirectory.appending(path: "aasa-\(UUID().uuidString)")
    package var path: String { url.path }

    /// With files, by their paths in it.
    package init(_ files: [String: String] = [:]) throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (name, text) in files { try write(text, to: name) }
    }

    /// With what another directory has.
    package init(copying other: URL) throws { try FileManager.default.copyItem(at: other, to: url) }

    deinit { try? FileManager.default.removeItem(at: url) }

    package static func / (folder: TemporaryFolder, name: String) -> String { folder.path + "/" + name }

    package func appending(path: String) -> URL { url.appending(path: path) }

    /// Writes a file, and makes the directories that lead to it. The result is its path.
    @discardableResult package func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
        try makeDirectory(of: name)
        // Foundation waits until a disk has what it writes, which takes as long as all else that the tests do with files.
        let file = try #require(fopen(self / name, "we"))
        let bytes = Array(bytes)
        let count = fwrite(bytes, 1, bytes.count, file)
        try #require(fclose(file) == 0 && count == bytes.count)
        return self / name
    }

    @discardableResult package func write(_ text: String, to name: String) throws -> String {
        try write(text.utf8, to: name)
    }

    /// Copies a file or a directory, likewise.
    @discardableResult package func copy(_ source: URL, to name: String) throws -> String {
        try makeDirectory(of: name)
        try FileManager.default.copyItem(at: source, to: appending(path: name))
        return appending(path: name).path
    }

    package func text(_ name: String) throws -> String {
        try String(contentsOf: appending(path: name), encoding: .utf8)
    }

    private func makeDirectory(of name: String) throws {
        let directory = appending(path: name).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    }

    /// The names in the directory, sorted.
    package func names() throws -> [String] {
        let stream = try #require(opendir(path))
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }

    /// What the system knows of a file, or of a symbolic link.
    package func information(_ name: String) throws -> stat {
        var information = stat()
        try #require(lstat(self / name, &information) == 0)
        return information
    }

    package func permissions(_ name: String) throws -> mode_t { try information(name).st_mode & 0o777 }

    package func isLink(_ name: String) throws -> Bool { try information(name).st_mode & S_IFMT == S_IFLNK }

    package func link(_ name: String, to target: String) throws {
        try makeDirectory(of: name)
        try #require(symlink(target, self / name) == 0)
    }

    /// Makes a socket file; the descriptor is the caller's to close.
    package func bindSocket(_ name: String) throws -> CInt {
        #if canImport(Darwin)
            let kind = SOCK_STREAM
        #else
            let kind = CInt(SOCK_STREAM.rawValue)
        #endif
        let descriptor = socket(AF_UNIX, kind, 0)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let bytes = Array((self / name).utf8CString)
        withUnsafeMutableBytes(of: &address.sun_path) { target in
            bytes.withUnsafeBytes { target.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0.prefix(target.count))) }
        }
        let bound = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        try #require(bound == 0)
        return descriptor
    }
}
