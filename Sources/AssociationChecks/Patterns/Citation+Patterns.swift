import Findings

import AssociationModel

extension Citation {
    static let substitutionVariables = Citation(
        "Apple: applinks.SubstitutionVariables",
        "https://developer.apple.com/documentation/bundleresources/applinks/substitutionvariables")
    /// Apple Developer Support on fragments in path patterns.
    static let fragmentForum = Citation.forum("712348")
}
