/// Whether this build reads Swift sources: whether the package was built with its trait `SwiftSources`.
package enum SwiftSources {
    #if SwiftSources
        /// Whether it does.
        package static let areRead = true
    #else
        /// Whether it does.
        package static let areRead = false
    #endif
}
