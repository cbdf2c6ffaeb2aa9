import AssociationModel
import Judging

/// Who knows the fixes for the findings about a site. It is found out once, whatever the number of findings.
struct SiteAdviser {
    let site: SiteSurvey
    /// The service that hosts the site's file for its owner; nil if none is known.
    let provider: Provider?
    let servedBy: ServedBy?

    init(_ site: SiteSurvey) {
        self.site = site
        provider = Provider(host: site.key.host, response: site.wellKnown.exchange?.response)
        servedBy = site.servedBy
    }
}
