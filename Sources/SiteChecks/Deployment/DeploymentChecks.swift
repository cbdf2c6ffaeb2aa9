extension Catalog {
    /// AD27x: what the configuration of a deployment does to the file, before it is deployed.
    static let deployment: [Check] = [
        .deployDropsDotFolder,
        .deployCatchAll,
        .deployRedirects,
        .deployDeniesDotPaths,
        .deployMediaTypeUnset,
        .deployRuleUndecided,
        .deployConfigurationUnreadable,
    ]
}
