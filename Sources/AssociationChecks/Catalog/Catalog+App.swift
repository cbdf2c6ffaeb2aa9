extension Catalog {
    /// AD7xx, the app.
    static let app: [Check] = [
        .buildSettingUnresolved
    ]
}
