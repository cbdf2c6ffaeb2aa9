import Findings
import Judging

import AssociationModel

extension Citation {
    static let substitutionVariables = Citation(
        "Apple: applinks.SubstitutionVariables",
        "https://developer.apple.com/documentation/bundleresources/applinks/substitutionvariables")
    /// Apple Developer Support on fragments in path patterns.
    static let fragmentForum = Citation.forum("712348")
    /// An app that took pages of a site which it could not show.
    static let browserPages = Citation(
        "Report: uploads, feeds and well-known addresses opened the app",
        "https://github.com/Volksverpetzer/vvp_app/pull/358")
}
