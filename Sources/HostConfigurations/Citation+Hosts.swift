package import Findings

extension Citation {
    /// What hosts do with the folder, gathered with sources.
    package static let firebaseHosting = Citation(
        "Firebase: Configure Hosting behavior", "https://firebase.google.com/docs/hosting/full-config")
    package static let netlifyShadowing = Citation(
        "Netlify: Rewrites and proxies, shadowing",
        "https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/#shadowing")
    package static let jekyllDefaults = Citation(
        "Jekyll: Default configuration", "https://jekyllrb.com/docs/configuration/default/")
    package static let mkDocsExclusion = Citation(
        "MkDocs: exclude_docs", "https://www.mkdocs.org/user-guide/configuration/#exclude_docs")
    package static let aspNetContentTypes = Citation(
        "ASP.NET Core: Static files, non-standard content types",
        "https://learn.microsoft.com/aspnet/core/fundamentals/static-files")
    package static let pagesArtifact = Citation(
        "actions/upload-pages-artifact: hidden files are left out",
        "https://github.com/actions/upload-pages-artifact/issues/129")
    package static let nginxLocation = Citation(
        "nginx: location", "https://nginx.org/en/docs/http/ngx_http_core_module.html#location")
    package static let apacheSections = Citation(
        "Apache: Configuration sections", "https://httpd.apache.org/docs/2.4/sections.html")

    package static let vercelRoutes = Citation(
        "Vercel: Project configuration, routes",
        "https://vercel.com/docs/project-configuration#routes")
    package static let vercelWellKnown = Citation(
        "vercel/vercel: redirects under .well-known", "https://github.com/vercel/vercel/issues/13035")
    package static let vercelIgnore = Citation(
        "Vercel: .vercelignore", "https://vercel.com/docs/deployments/vercel-ignore")
    package static let vercelMediaType = Citation(
        "vercel/next.js: media type of apple-app-site-association",
        "https://github.com/vercel/next.js/discussions/10648")
    package static let firebaseIgnore = Citation(
        "firebase/firebase-tools: ignore and .well-known", "https://github.com/firebase/firebase-tools/issues/622")
    package static let firebaseMediaType = Citation(
        "Firebase Hosting for apple-app-site-association",
        "https://gist.github.com/mbleigh/c9140c97a342b9d2e7cd727e21b6268f")
    package static let staticWebApps = Citation(
        "Azure Static Web Apps: Configuration", "https://learn.microsoft.com/azure/static-web-apps/configuration")
    package static let staticWebAppsMediaType = Citation(
        "Azure/static-web-apps: Content-Type of a route", "https://github.com/Azure/static-web-apps/issues/402")
    package static let cloudflareRedirects = Citation(
        "Cloudflare Pages: Redirects", "https://developers.cloudflare.com/pages/configuration/redirects/")
    package static let cloudflareMediaType = Citation(
        "Cloudflare: Headers of static assets",
        "https://developers.cloudflare.com/workers/static-assets/headers/")
    package static let gitIgnore = Citation("gitignore", "https://git-scm.com/docs/gitignore")
    package static let dockerIgnore = Citation(
        "Docker: .dockerignore files", "https://docs.docker.com/build/concepts/context/#dockerignore-files")
    package static let uploadArtifact = Citation(
        "actions/upload-artifact: hidden files", "https://github.com/actions/upload-artifact#uploading-hidden-files")
    package static let angularAssets = Citation(
        "Angular: Workspace configuration, assets", "https://angular.dev/reference/configs/workspace-config")

    package static let nginxInclude = Citation(
        "nginx: include", "https://nginx.org/en/docs/ngx_core_module.html#include")
    package static let apacheInclude = Citation(
        "Apache: Include", "https://httpd.apache.org/docs/2.4/mod/core.html#include")
    package static let caddyImport = Citation(
        "Caddy: import", "https://caddyserver.com/docs/caddyfile/directives/import")
    package static let nginxShipped = Citation("nginx: conf", "https://github.com/nginx/nginx/tree/master/conf")
    package static let nginxDebian = Citation(
        "Debian: nginx, debian/conf", "https://salsa.debian.org/nginx-team/nginx/-/tree/main/debian/conf")
    package static let nginxFedora = Citation(
        "Fedora: nginx.conf", "https://src.fedoraproject.org/rpms/nginx/blob/rawhide/f/nginx.conf")
    package static let certbotNginx = Citation(
        "certbot: options-ssl-nginx.conf",
        "https://github.com/certbot/certbot/tree/main/certbot-nginx/src/certbot_nginx/_internal/tls_configs")
    package static let certbotApache = Citation(
        "certbot: options-ssl-apache.conf",
        "https://github.com/certbot/certbot/tree/main/certbot-apache/src/certbot_apache/_internal/tls_configs")
    package static let apacheShipped = Citation(
        "Apache: docs/conf/extra", "https://github.com/apache/httpd/tree/trunk/docs/conf/extra")
    package static let apacheDebian = Citation(
        "Debian: apache2, debian/config-dir",
        "https://salsa.debian.org/apache-team/apache2/-/tree/master/debian/config-dir")
    package static let apacheFedora = Citation(
        "Fedora: httpd.conf", "https://src.fedoraproject.org/rpms/httpd/blob/rawhide/f/httpd.conf")
    package static let ghPages = Citation(
        "gh-pages: options.dotfiles", "https://www.npmjs.com/package/gh-pages#optionsdotfiles")
    package static let workflowSyntax = Citation(
        "GitHub Actions: workflow syntax",
        "https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-syntax")
}
