import TextFormats

#if SwiftSources
    package import Findings
    package import SignUpScreens

    /// Reads the screens out of Swift sources: UIKit's and SwiftUI's.
    ///
    /// Constants, functions and types are followed through all the files that are given together; what cannot be followed is
    /// unclear, never guessed. Objective-C is not read.
    package enum SwiftScreenReader {
        /// What sources say.
        package struct Reading: Sendable {
            /// The screens, those of classes first, in the order of the files and of the declarations; also view
            /// controllers and views of UIKit without a field, whose fields an Interface Builder file may have.
            package let screens: [Screen]
            /// The use of Microsoft Entra's native authentication for signing up; nil where there is none.
            package let nativeAuthentication: NativeAuthentication?
            /// What was not read, and why.
            package let failures: [SwiftSourceFailure]
        }

        /// Reads files that belong together, such as those of one app.
        ///
        /// A file that cannot be read keeps none of the others from being read.
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
