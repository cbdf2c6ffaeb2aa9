@_exported public import Findings
import SignUpScreens

/// The text fields of the UIKit and SwiftUI screens in Swift sources, read if the package trait `SwiftSources` is on.
///
/// What the screens mean, and whether iOS offers a strong password on them, is judged by `AssociationCheck` of the module
/// `AssociatedDomains`, to which `ScreenFiles` passes the same reading.
public enum SwiftSources {
    #if SwiftSources
        /// Whether this build reads Swift sources.
        public static let areRead = true
    #else
        /// Whether this build reads Swift sources.
        public static let areRead = false
    #endif

    /// A text field in a source.
    public struct Field: Sendable {
        /// The name of the variable or the text of the label; nil if it has neither.
        public let name: String?
        /// The raw value of the `UITextContentType` that the source sets; nil if it sets none, or one that cannot be
        /// followed.
        public let contentType: String?
        /// Where the field is made.
        public let place: Place
    }

    /// Reads the fields in files that belong together, such as those of one app, screen by screen in the order of the
    /// files. A file that cannot be read is left out. Without the trait the result is empty.
    public static func fields(in sources: [SourceText]) -> [Field] {
        #if SwiftSources
            return SwiftScreenReader.read(sources).screens.flatMap(\.fields).map { field in
                Field(
                    name: field.name ?? field.label, contentType: field.contentType.value?.rawValue, place: field.place)
            }
        #else
            return []
        #endif
    }
}
