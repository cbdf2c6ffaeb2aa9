/// Whether this build reads Swift sources: whether the package was built with its trait `SwiftSources`.
public enum SwiftSources {
    #if SwiftSources
        /// Whether it does.
        public static let areRead = true
    #else
        /// Whether it does.
        public static let areRead = false
    #endif
}
