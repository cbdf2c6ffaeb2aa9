extension Catalog {
    /// AD99x: the project's own configuration.
    static let configuration: [Check] = [
        .ignoreExpired, .ignoreUnused,
    ]
}
