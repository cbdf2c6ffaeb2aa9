/// An error fetching the file, given by its error domain and code.
package struct DownloadError: Hashable, Sendable {
    /// `SWCErrorDomain`, or `NSCocoaErrorDomain`.
    package let errorDomain: String
    package let code: Int
    /// The domain whose file was requested; nil if the line does not mention it.
    package let domain: String?
}
