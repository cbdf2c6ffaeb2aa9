import AssociationModel
import Judging

/// Who knows the fixes for what is found on a site. Worked out once a site, however many findings it has.
struct SiteAdvice {
    let site: SiteSurvey
    /// The service that hosts the site's file for its owner; nil if none is known.
    let provider: Provider?

    init(_ site: SiteSurvey) {
        self.site = site
        provider = Provider(host: site.key.host, response: site.wellKnown.exchange?.response)
    }
}
