import Findings

extension Citation {
    /// What hosts do with the folder, gathered with sources.
    static let firebaseHosting = Citation(
        "Firebase: Configure Hosting behavior", "https://firebase.google.com/docs/hosting/full-config")
    static let netlifyShadowing = Citation(
        "Netlify: Rewrites and proxies, shadowing",
        "https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/#shadowing")
    static let vercelConfiguration = Citation(
        "Vercel: Project configuration", "https://vercel.com/docs/project-configuration")
    static let jekyllDefaults = Citation(
        "Jekyll: Default configuration", "https://jekyllrb.com/docs/configuration/default/")
    static let pagesArtifact = Citation(
        "actions/upload-pages-artifact: hidden files are left out",
        "https://github.com/actions/upload-pages-artifact/issues/129")
    static let nginxLocation = Citation(
        "nginx: location", "https://nginx.org/en/docs/http/ngx_http_core_module.html#location")
    static let apacheSections = Citation(
        "Apache: Configuration sections", "https://httpd.apache.org/docs/2.4/sections.html")
}
