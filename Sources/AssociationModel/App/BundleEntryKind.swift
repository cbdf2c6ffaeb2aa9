/// What is at a path in a bundle.
package enum BundleEntryKind: String, Hashable, Sendable, CaseIterable {
    case directory
    case file
    /// A pipe, a socket or a device.
    case other
}
