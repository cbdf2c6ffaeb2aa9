package import Findings
import Inputs
package import LocalFiles

extension AppFile {
    /// What a file is that someone uploads, as its name and its first bytes tell.
    package enum UploadKind: Hashable, Sendable {
        /// What is read a part at a time, so that it may be large: a zip archive of an app.
        case archive
        /// A file of another form in which an app is described.
        case description
        /// No form of an app's side, so that it is a site's file if anything.
        case other

        /// Recognises the kind.
        ///
        /// - Parameter start: the first ``InputItem/startLength`` bytes of the file, unless it ends before.
        package init(named name: String, start: [UInt8]) {
            guard let input = InputKinds.kind(named: name) ?? InputKinds.kind(beginning: start), !input.speaksForSite
            else {
                self = .other
                return
            }
            self = input.isReadInParts ? .archive : .description
        }
    }

    /// Reads what a file says that someone uploaded: an app or an Xcode archive in a zip archive, entitlements, a
    /// provisioning profile, or Expo's `app.json`. No other file is read, and nothing is unpacked to disk.
    ///
    /// - Parameters:
    ///   - name: the name that it has in reports, by which its form is recognised.
    ///   - limit: the most bytes that are read of a file that is not an archive.
    package static func parts(
        in file: TemporaryFile, named name: String, limit: Int
    ) async throws(InputFailure) -> InputParts {
        try await InputKinds.parts(of: InputItem(file, named: name, limit: limit))
    }
}
