import Foundation
import Testing

#if canImport(Glibc)
    package import Glibc
#elseif canImport(Musl)
    package import Musl
#else
    package import Darwin
#endif

/// A new directory for one test.
package struct TemporaryFolder {
    package let path: String

    package init() throws {
        var template = Array("/tmp/aasa-local-files-XXXXXX".utf8CString)
        try #require(mkdtemp(&template) != nil)
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    package static func / (folder: TemporaryFolder, name: String) -> String { folder.path + "/" + name }

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

    package func link(_ name: String, to target: String) throws { try #require(symlink(target, self / name) == 0) }

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

    /// Removes the directory and everything in it.
    package func remove() { try? FileManager.default.removeItem(atPath: path) }
}
