/// What the App Store's checks say about `com.apple.developer.associated-domains` in the signature of an uploaded app.
package struct EntitlementRejection: Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        /// ITMS-90046, `value '…' for key '…' … is not supported`.
        case value(String)
        /// ITMS-90163, `a key that is not included in the provisioning profile`, or ITMS-90164, `a key value that is not
        /// allowed`.
        case notInProfile
    }

    package let reason: Reason
    /// The path of the executable, such as `Payload/App.app/App`; nil if the line does not mention it.
    package let executable: String?
}
