extension Catalog {
    /// AD4xx, the structure of the file.
    static let structure: [Check] = []
}
