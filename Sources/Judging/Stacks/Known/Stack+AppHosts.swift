import Findings

extension Stack {
    /// Hosts that run an app, or serve what its build leaves in a folder.
    static let appHosts = [
        Stack(
            name: "render", title: "Render", role: .host,
            signs: [.header("x-render-origin-server"), .header("rndr-id"), .host("onrender.com")],
            fixes: [
                Fix(
                    .missing,
                    advice: """
                        of a static site, put .well-known into its publish directory; of a web service, let the app itself \
                        answer this path
                        """,
                    citation: Citation("Render: Static sites", "https://render.com/docs/static-sites"))
            ]),
        Stack(
            name: "railway", title: "Railway", role: .host,
            signs: [.header("x-railway-request-id"), .host("up.railway.app")],
            fixes: [
                Fix(
                    .missing,
                    advice: "let the app itself answer this path: Railway passes each request to it",
                    citation: Citation(
                        "Railway: Public networking", "https://docs.railway.com/guides/public-networking"))
            ]),
        Stack(
            name: "fly", title: "Fly.io", role: .host, signs: [.header("fly-request-id"), .host("fly.dev")],
            fixes: [
                Fix(
                    .missing,
                    advice: "let the app itself answer this path: Fly.io passes each request to it",
                    citation: Citation("Fly.io: App configuration", "https://fly.io/docs/reference/configuration/"))
            ]),
        Stack(
            name: "gitlab-pages", title: "GitLab Pages", role: .host, signs: [.host("gitlab.io")],
            fixes: [
                Fix(
                    .missing,
                    advice: """
                        have the Pages job put .well-known into the folder that it publishes, which is public unless the \
                        job names another
                        """,
                    citation: Citation(
                        "GitLab Pages: public folder", "https://docs.gitlab.com/user/project/pages/public_folder/"))
            ]),
        Stack(
            name: "cloudflare-workers", title: "Cloudflare Workers", role: .host, signs: [.host("workers.dev")],
            fixes: [
                Fix(
                    .missing,
                    advice: """
                        put .well-known into the folder that “assets” of the Wrangler configuration names, or let the \
                        Worker answer this path
                        """,
                    citation: Citation(
                        "Cloudflare Workers: Static assets", "https://developers.cloudflare.com/workers/static-assets/")
                )
            ]),
        Stack(
            name: "eas-hosting", title: "EAS Hosting", role: .host, signs: [.host("expo.app")],
            fixes: [
                Fix(
                    .missing,
                    advice: "put the file into public/.well-known of the Expo project, export it, and deploy again",
                    citation: Citation(
                        "Expo: iOS Universal Links", "https://docs.expo.dev/linking/ios-universal-links/"))
            ]),
    ]
}
