/// Tells whether this build can read Swift sources, which needs the package trait `SwiftSources`.
package enum SwiftSources {
    #if SwiftSources
        /// Whether this build reads Swift sources.
        package static let areRead = true
    #else
        /// Whether this build reads Swift sources.
        package static let areRead = false
    #endif
}
