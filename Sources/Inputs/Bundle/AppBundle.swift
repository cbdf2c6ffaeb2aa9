package import AssociationModel
import Findings
import TextFormats

/// Reads built apps: what is signed into them, not what a project declares.
package enum AppBundle {
    /// The forms that apps come in.
    package enum Form: String, Hashable, Sendable, CaseIterable {
        /// A bundle: `.app`, or the `.appex` of an extension.
        case app
        /// An Xcode archive: `.xcarchive`.
        case archive = "xcarchive"
        /// A package for the App Store or for devices: `.ipa`, unpacked or not.
        case package = "ipa"
        /// A zip archive of one of these, or of what is in an `.xcarchive` or `.ipa`.
        case zip

        /// Recognises the form by the extension of a path; nil for any other.
        package init?(path: String) {
            let name = path.utf8.split(separator: UInt8(ascii: "/")).last.map { String(decoding: $0, as: UTF8.self) }
            let ending = name?.utf8.split(separator: UInt8(ascii: ".")).last.map { String(decoding: $0, as: UTF8.self) }
            let lowercased = ending?.asciiLowercased ?? ""
            self.init(rawValue: lowercased == "appex" ? "app" : lowercased)
        }
    }

    /// The most bundles inside an app, and how deep they may nest: an extension in a watch app in an app is depth 2.
    static let partLimit = Bound.bundlesOfApp.most
    static let depthLimit = Bound.bundles.most
    static let infoLimit = Bound.information.most

    /// Reads the app of a bundle, archive or package.
    ///
    /// Mistakes in a badly built app are part of the result; an error is thrown only if the app cannot be read. No file
    /// is trusted to be what it claims.
    ///
    /// - Parameter path: the path as the caller gave it, for the places of findings.
    package static func read(
        _ form: Form, in bundle: any BundleReading, path: String
    ) async throws(BundleFailure) -> App {
        let place =
            switch form {
            case .app: ""
            case .archive: try await ArchivedApp.place(in: bundle, at: "", path: path)
            case .package: try await app(in: "Payload", of: bundle, path: path)
            case .zip: try await ZippedApp.place(in: bundle, path: path)
            }
        var reader = AppReader(bundle: bundle, root: path)
        return try await reader.app(at: place, role: nil, depth: 0)
    }

    /// The path of the only app in a folder. Names that begin with a full stop are left by macOS in archives.
    static func app(
        in folder: String, of bundle: any BundleReading, path: String
    ) async throws(BundleFailure) -> String {
        guard try await bundle.kind(of: folder) == .directory else { throw BundleFailure(.lacks(.app), at: path) }
        let apps = try await bundle.names(in: folder).filter { $0.hasSuffix(".app") && !$0.hasPrefix(".") }
        guard let first = apps.first else { throw BundleFailure(.lacks(.app), at: path) }
        guard apps.count == 1 else { throw BundleFailure(.several(.app, names: apps), at: path) }
        return folder + "/" + first
    }
}

/// Finds the app in an Xcode archive.
private enum ArchivedApp {
    /// - Parameter root: the path of the archive in the bundle; empty if it is the whole bundle.
    static func place(in bundle: any BundleReading, at root: String, path: String) async throws(BundleFailure) -> String
    {
        let (list, products) = (FilePath.join(root, "Info.plist"), FilePath.join(root, "Products"))
        guard try await bundle.kind(of: list) == .file else {
            return try await AppBundle.app(in: products + "/Applications", of: bundle, path: path)
        }
        let file = path + "/" + list
        let properties = try await bundle.wholeFile(list, limit: AppBundle.infoLimit, path: file)
            .propertyList(path: file)
        guard let application = properties["ApplicationProperties"]?["ApplicationPath"]?.string else {
            return try await AppBundle.app(in: products + "/Applications", of: bundle, path: path)
        }
        guard application.isPathInside else { throw BundleFailure(.unsafePath(application), at: file) }
        let place = products + "/" + application
        guard try await bundle.kind(of: place) == .directory else { throw BundleFailure(.lacks(.app), at: path) }
        return place
    }
}

/// Finds the app in a zip archive, as the Finder and `ditto` make it of a bundle, or as a build server keeps it.
enum ZippedApp {
    static func isIn(_ bundle: any BundleReading) async throws(BundleFailure) -> Bool {
        for folder in ["Payload", "Products/Applications"] where try await bundle.kind(of: folder) == .directory {
            return true
        }
        return try await !bundles(in: bundle).isEmpty
    }

    static func place(in bundle: any BundleReading, path: String) async throws(BundleFailure) -> String {
        if try await bundle.kind(of: "Payload") == .directory {
            return try await AppBundle.app(in: "Payload", of: bundle, path: path)
        }
        if try await bundle.kind(of: "Products/Applications") == .directory {
            return try await ArchivedApp.place(in: bundle, at: "", path: path)
        }
        let found = try await bundles(in: bundle)
        guard let first = found.first else { throw BundleFailure(.lacks(.app), at: path) }
        guard found.count == 1 else { throw BundleFailure(.several(.app, names: found.map(\.name)), at: path) }
        guard first.form == .archive else { return first.name }
        return try await ArchivedApp.place(in: bundle, at: first.name, path: path)
    }

    private static func bundles(
        in bundle: any BundleReading
    ) async throws(BundleFailure) -> [(name: String, form: AppBundle.Form)] {
        var found: [(name: String, form: AppBundle.Form)] = []
        for name in try await bundle.names(in: "") where !name.hasPrefix(".") {
            guard let form = AppBundle.Form(path: name), form == .app || form == .archive,
                try await bundle.kind(of: name) == .directory
            else { continue }
            found.append((name, form))
        }
        return found
    }
}

extension BundleReading {
    /// Reads a whole file; throws if it is larger than `limit` bytes.
    func wholeFile(_ file: String, limit: Int, path: String) async throws(BundleFailure) -> [UInt8] {
        let bytes = try await bytes(of: file, at: 0, count: limit + 1)
        guard bytes.count <= limit else { throw BundleFailure(.tooLarge(limit: limit), at: path) }
        return bytes
    }
}

extension String {
    /// Whether the text is a relative path without `.`, `..`, empty parts or control characters.
    var isPathInside: Bool { utf8.isPathInside }
}

extension Sequence<UInt8> {
    /// The same of bytes: an archive may have hundreds of thousands of names, of which no texts are made.
    var isPathInside: Bool {
        var (length, dots) = (0, 0)
        for byte in self {
            guard byte >= 0x20, byte != 0x7F else { return false }
            if byte == .slash {
                if length == dots, length <= 2 { return false }
                (length, dots) = (0, 0)
            } else {
                length += 1
                if byte == .point { dots += 1 }
            }
        }
        return length > dots || length > 2
    }
}
