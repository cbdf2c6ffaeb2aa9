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
        package static func read(_ sources: [SourceText]) -> Reading {
            var files: [SwiftFile] = []
            var failures: [SwiftSourceFailure] = []
            for source in sources where source.mentionsScreens || source.bytes.count > SwiftFile.largest {
                do throws(SwiftSourceFailure) { files.append(try SwiftFile(source)) } catch { failures.append(error) }
            }
            let index = SourceIndex(files)
            var classes = ClassScreens(index)
            return Reading(
                screens: classes.screens() + ViewScreens(index).screens(),
                nativeAuthentication: NativeAuthenticationReader(index).use(), failures: failures)
        }
    }
#endif
