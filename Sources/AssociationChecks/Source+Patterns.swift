extension Source {
    /// Substitution variables.
    static let substitutionVariables = Source(
        "Apple: applinks.SubstitutionVariables",
        "https://developer.apple.com/documentation/bundleresources/applinks/substitutionvariables")
    /// Developer Support on fragments in path patterns.
    static let fragmentForum = Source.forum("712348")
}
