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

    static let vercelRoutes = Citation(
        "Vercel: Project configuration, routes",
        "https://vercel.com/docs/project-configuration#routes")
    static let vercelWellKnown = Citation(
        "vercel/vercel: redirects under .well-known", "https://github.com/vercel/vercel/issues/13035")
    static let vercelIgnore = Citation(
        "Vercel: .vercelignore", "https://vercel.com/docs/deployments/vercel-ignore")
    static let vercelMediaType = Citation(
        "vercel/next.js: media type of apple-app-site-association",
        "https://github.com/vercel/next.js/discussions/10648")
    static let firebaseIgnore = Citation(
        "firebase/firebase-tools: ignore and .well-known", "https://github.com/firebase/firebase-tools/issues/622")
    static let firebaseMediaType = Citation(
        "Firebase Hosting for apple-app-site-association",
        "https://gist.github.com/mbleigh/c9140c97a342b9d2e7cd727e21b6268f")
    static let staticWebApps = Citation(
        "Azure Static Web Apps: Configuration", "https://learn.microsoft.com/azure/static-web-apps/configuration")
    static let staticWebAppsMediaType = Citation(
        "Azure/static-web-apps: Content-Type of a route", "https://github.com/Azure/static-web-apps/issues/402")
    static let cloudflareRedirects = Citation(
        "Cloudflare Pages: Redirects", "https://developers.cloudflare.com/pages/configuration/redirects/")
    static let cloudflareMediaType = Citation(
        "Cloudflare: Headers of static assets",
        "https://developers.cloudflare.com/workers/static-assets/headers/")
    static let gitIgnore = Citation("gitignore", "https://git-scm.com/docs/gitignore")
    static let dockerIgnore = Citation(
        "Docker: .dockerignore files", "https://docs.docker.com/build/concepts/context/#dockerignore-files")
    static let uploadArtifact = Citation(
        "actions/upload-artifact: hidden files", "https://github.com/actions/upload-artifact#uploading-hidden-files")
    static let nextPublic = Citation(
        "Next.js: public folder", "https://nextjs.org/docs/app/api-reference/file-conventions/public-folder")
    static let nuxtPublic = Citation(
        "Nuxt: public directory", "https://nuxt.com/docs/guide/directory-structure/public")
}
