import TextFormats

#if SwiftSources
    package import Findings
    package import SignUpScreens

    /// Reads the UIKit and SwiftUI screens in Swift sources.
    ///
    /// Constants, functions and types are followed through all files that are given together. What cannot be followed is
    /// unclear, never guessed. Objective-C is not read.
    package enum SwiftScreenReader {
        /// What was found in sources.
        package struct Reading: Sendable {
            /// The screens in the order of the files and declarations, those of classes first. They include UIKit view
            /// controllers and views without a field, since their fields may be in an Interface Builder file.
            package let screens: [Screen]
            /// How the sources use Microsoft Entra's native authentication for signing up; nil if they don't.
            package let nativeAuthentication: NativeAuthentication?
            /// The files that were not read, and why.
            package let failures: [SwiftSourceFailure]
        }

        /// Reads files that belong together, such as those of one app.
        ///
        /// A file that cannot be read does not stop the others.
        ///
        /// - Parameter texts: the texts that the app shows for its keys, from its string tables.
        package static func read(_ sources: [SourceText], texts: [String: String] = [:]) -> Reading {
            var files: [SwiftFile] = []
            var failures: [SwiftSourceFailure] = []
            for source in sources where source.mentionsScreens || source.bytes.count > SwiftFile.largest {
                do throws(SwiftSourceFailure) { files.append(try SwiftFile(source)) } catch { failures.append(error) }
            }
            let index = SourceIndex(files, texts: texts)
            var allowance = Allowance(for: index)
            let switches = StateSwitches(index)
            let navigation = Navigation(index, switches)
            let classes = ClassScreens(index, switches, navigation).screens(&allowance)
            return Reading(
                screens: classes + ViewScreens(index, switches, navigation).screens(&allowance),
                nativeAuthentication: NativeAuthenticationReader(index).use(), failures: failures)
        }
    }
#endif
