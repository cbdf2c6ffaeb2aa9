extension Catalog {
    /// AD3xx, the bytes of the file.
    static let bytes: [Check] = []
}
