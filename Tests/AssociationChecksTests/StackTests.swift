import AssociationModel
import Findings
import Foundation
import Judging
import Testing

/// A response of a stack, with where its headers or its page are documented or were recorded.
struct StackResponse: Sendable, CustomTestStringConvertible {
    let stack: String
    let source: String
    var host = "example.com"
    var status = 404
    var headers: [(String, String)] = []
    var body = ""

    var testDescription: String { stack }

    var response: Response {
        Response(status: status, headers: headers.map { HeaderField($0.0, $0.1) }, body: Array(body.utf8))
    }

    var servedBy: ServedBy? { ServedBy(response, of: host) }
}

@Suite struct `the stacks` {
    @Test(arguments: StackResponse.known) func `are recognised from a response of theirs`(known: StackResponse) throws {
        let served = try #require(known.servedBy, "\(known.stack) is not recognised")
        #expect(served.matches.contains { $0.stack.name == known.stack }, "\(served.matches.map(\.stack.name))")
        #expect(known.source.hasPrefix("https://"))
    }

    @Test(arguments: StackResponse.known) func `claim no response of another with the same role`(known: StackResponse) {
        let names = known.servedBy?.matches.map(\.stack) ?? []
        for role in [Stack.Role.host, .server, .framework, .front] {
            let claimants = names.filter { $0.role == role }.map(\.name)
            #expect(claimants.count <= 1, "\(claimants)")
        }
    }

    @Test func `each have a response in the table`() {
        let missing = Set(Stack.names).subtracting(StackResponse.known.map(\.stack))
        #expect(missing.isEmpty, "add a response with its source for \(missing.sorted())")
    }

    @Test func `claim no response without a sign, and no directory`() {
        let headers = [("Content-Type", "application/json"), ("Server", "own/1.0"), ("Vary", "Accept-Encoding")]
        #expect(StackResponse(stack: "", source: "", headers: headers).servedBy == nil)
        let directory = Response(status: 404, headers: nil, body: [])
        #expect(ServedBy(directory, of: "example.pages.dev") == nil)
        #expect(StackResponse(stack: "", source: "", host: "pages.dev").servedBy == nil)
        #expect(StackResponse(stack: "", source: "", host: "otherpages.dev").servedBy == nil)
    }

    @Test func `do not take the content of a file for an error page`() {
        let page = "<title>Azure Static Web Apps - 404: Not found</title>"
        #expect(StackResponse(stack: "", source: "", status: 404, body: page).servedBy != nil)
        #expect(StackResponse(stack: "", source: "", status: 200, body: page).servedBy == nil)
    }

    @Test func `have names for the command line and titles, each once`() {
        #expect(Stack.names.count == Set(Stack.names).count)
        #expect(Set(Stack.all.map(\.title)).count == Stack.all.count)
        for stack in Stack.all {
            #expect(stack.name.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)*/) != nil, "\(stack.name)")
            #expect(Stack.named(stack.name)?.title == stack.title)
        }
    }

    @Test(arguments: Stack.all.map(\.name)) func `look for names in lower case`(name: String) throws {
        for sign in try #require(Stack.named(name)).signs {
            switch sign {
            case .header(let header): #expect(header == header.lowercased())
            case .headerValue(let header, let part):
                #expect(header == header.lowercased() && part == part.lowercased())
            case .host(let domain): #expect(domain == domain.lowercased() && !domain.hasPrefix("."))
            case .errorBody(let part), .page(let part, _):
                #expect(part.count >= 10, "too short to be one stack's alone")
            case .redirect(let host, _): #expect(host == host.lowercased())
            case .redirectToSignIn, .signInPage: break
            }
        }
    }

    @Test func `of a response show what serves it and what stands in front`() throws {
        let both = try #require(
            StackResponse(
                stack: "", source: "",
                headers: [
                    ("X-Powered-By", "Express"), ("Via", "2.0 heroku-router"), ("CF-RAY", "1"),
                    ("Server", "cloudflare"),
                ]
            ).servedBy)
        #expect(both.responder?.stack.name == "heroku")
        #expect(both.responder?.basis.description == "header via: heroku-router")
        #expect(both.front?.stack.name == "cloudflare")
    }
}

extension StackResponse {
    /// One for each stack, as far as it can be told: those of Cloudflare Pages and Amplify have no header of their own.
    static let known: [StackResponse] = [
        StackResponse(
            stack: "vercel", source: "https://vercel.com/docs/headers/response-headers",
            headers: [
                ("Server", "Vercel"), ("X-Vercel-Id", "fra1::x8k2p-1700000000000-0a1b2c"),
                ("X-Vercel-Error", "NOT_FOUND"),
            ]),
        StackResponse(
            stack: "netlify", source: "https://github.com/projectdiscovery/wappalyzergo",
            headers: [("Server", "Netlify"), ("X-Nf-Request-Id", "01HABCDEFGHJKMNPQRSTVWXYZ0")]),
        StackResponse(
            stack: "cloudflare-pages", source: "https://developers.cloudflare.com/pages/configuration/serving-pages/",
            host: "shop.pages.dev", headers: [("Server", "cloudflare"), ("CF-RAY", "8a1b2c3d4e5f6789-FRA")]),
        StackResponse(
            stack: "github-pages", source: "https://github.com/projectdiscovery/wappalyzergo",
            headers: [
                ("Server", "GitHub.com"), ("X-GitHub-Request-Id", "6CF9:1BCC6E:B442C:C99F5:67B695C7"),
                ("Via", "1.1 varnish"), ("X-Served-By", "cache-bkk2310020-BKK"),
                ("X-Timer", "S1740105009.502612,VS0,VE3"), ("X-Fastly-Request-Id", "0a1b"),
            ]),
        StackResponse(
            stack: "firebase", source: "https://github.com/projectdiscovery/wappalyzergo",
            headers: [
                ("X-Served-By", "cache-mad22063-MAD"), ("X-Timer", "S1610995021.741490,VS0,VE748"),
                ("Vary", "x-fh-requested-host, accept-encoding"),
            ]),
        StackResponse(
            stack: "aws-amplify", source: "https://github.com/aws-amplify/amplify-hosting/issues/1983",
            host: "main.d1a2b3c4.amplifyapp.com", status: 301,
            headers: [("Via", "1.1 0a1b.cloudfront.net (CloudFront)"), ("X-Amz-Cf-Id", "a==")]),
        StackResponse(
            stack: "azure-static-web-apps", source: "https://learn.microsoft.com/azure/static-web-apps/configuration",
            headers: [("Content-Type", "text/html")],
            body: "<!DOCTYPE html><html><head><title>Azure Static Web Apps - 404: Not found</title>"),
        StackResponse(
            stack: "shopify", source: "https://github.com/rviscomi/ismyhostfastyet/pull/94",
            headers: [("Server", "cloudflare"), ("CF-RAY", "a3b69dd28bce4c46-MXP"), ("Powered-By", "Shopify")]),
        StackResponse(
            stack: "heroku", source: "https://github.com/heroku/vegur/issues/185", status: 200,
            headers: [("Server", "Cowboy"), ("Via", "1.1 vegur")]),
        StackResponse(
            stack: "aws-s3", source: "https://docs.aws.amazon.com/AmazonS3/latest/API/RESTCommonResponseHeaders.html",
            status: 403, headers: [("Server", "AmazonS3"), ("X-Amz-Request-Id", "656c76696e6727732072657175657374")]),
        StackResponse(
            stack: "apache", source: "https://httpd.apache.org/docs/2.4/mod/core.html#servertokens",
            headers: [("Server", "Apache/2.4.62 (Debian)")]),
        StackResponse(
            stack: "caddy", source: "https://caddyserver.com/docs/caddyfile/directives/header",
            headers: [("Server", "Caddy")]),
        StackResponse(
            stack: "lighttpd", source: "https://redmine.lighttpd.net/projects/lighttpd/wiki/Server_tagDetails",
            headers: [("Server", "lighttpd/1.4.69")]),
        StackResponse(
            stack: "iis",
            source: "https://learn.microsoft.com/iis/configuration/system.webserver/security/requestfiltering/",
            headers: [("Server", "Microsoft-IIS/10.0"), ("X-Powered-By", "ASP.NET")]),
        StackResponse(
            stack: "nginx", source: "https://nginx.org/en/docs/http/ngx_http_core_module.html#server_tokens",
            status: 403, headers: [("Server", "nginx/1.26.0")], body: "<hr><center>nginx/1.26.0</center>"),
        StackResponse(
            stack: "nextjs", source: "https://nextjs.org/docs/app/api-reference/config/next-config-js/poweredByHeader",
            headers: [("X-Powered-By", "Next.js")]),
        StackResponse(
            stack: "rails", source: "https://guides.rubyonrails.org/rails_on_rack.html",
            headers: [("X-Request-Id", "0a1b2c3d"), ("X-Runtime", "0.004321")]),
        StackResponse(
            stack: "express", source: "https://expressjs.com/en/advanced/best-practice-security.html",
            headers: [("X-Powered-By", "Express")], body: "Cannot GET /.well-known/apple-app-site-association"),
        StackResponse(
            stack: "django", source: "https://docs.djangoproject.com/en/stable/ref/views/#the-404-page-not-found-view",
            headers: [("Server", "gunicorn")],
            body: "<body>\n  <h1>Not Found</h1><p>The requested resource was not found on this server.</p>\n</body>"),
        StackResponse(
            stack: "flask", source: "https://werkzeug.palletsprojects.com/en/stable/exceptions/", status: 403,
            headers: [("Server", "gunicorn")],
            body: """
                <title>403 Forbidden</title>
                <h1>Forbidden</h1>
                <p>You don&#39;t have the permission to access the requested resource. It is either read-protected or \
                not readable by the server.</p>
                """),
        StackResponse(
            stack: "wordpress", source: "https://developer.wordpress.org/reference/functions/wp_redirect/", status: 301,
            headers: [("X-Redirect-By", "WordPress"), ("Server", "Apache")]),
        StackResponse(
            stack: "cloudflare", source: "https://developers.cloudflare.com/fundamentals/reference/http-headers/",
            status: 403,
            headers: [("Server", "cloudflare"), ("CF-RAY", "8a1b2c3d4e5f6789-FRA"), ("cf-mitigated", "challenge")]),
        StackResponse(
            stack: "cloudfront",
            source:
                "https://zenn.dev/kuuki/articles/aws-cloudfront-s3-response-404-error",
            status: 403,
            headers: [
                ("Server", "AmazonS3"), ("X-Cache", "Error from cloudfront"),
                ("Via", "1.1 0a1b.cloudfront.net (CloudFront)"), ("X-Amz-Cf-Id", "a=="),
            ]),
        StackResponse(
            stack: "fastly", source: "https://www.fastly.com/documentation/reference/http/http-headers/X-Timer/",
            headers: [("X-Served-By", "cache-lcy1128-LCY"), ("X-Timer", "S1415969775.141290,VS0,VE7")]),
        StackResponse(
            stack: "akamai", source: "https://techdocs.akamai.com/property-mgr/docs/global-req-number", status: 403,
            headers: [("Server", "AkamaiGHost"), ("Akamai-GRN", "0.05313217.1567801841.1457a3")]),
        StackResponse(
            stack: "haproxy", source: "https://docs.haproxy.org/2.6/configuration.html#1.3.1", status: 403,
            headers: [("Cache-Control", "no-cache")],
            body: "<html><body><h1>403 Forbidden</h1>\nRequest forbidden by administrative rules.\n</body></html>\n"),
        StackResponse(
            stack: "render", source: "https://render.com/docs/static-sites",
            headers: [
                ("x-render-origin-server", "Render"), ("rndr-id", "9f3df134-ca16-458d"), ("Server", "cloudflare"),
            ]),
        StackResponse(
            stack: "railway", source: "https://docs.railway.com/guides/public-networking",
            headers: [("Server", "railway-edge"), ("X-Railway-Request-Id", "Zk3Vn2C5QDyN1wV0f6oS2g")]),
        StackResponse(
            stack: "fly", source: "https://fly.io/docs/networking/request-headers/",
            headers: [("Server", "Fly/0a1b2c3d"), ("fly-request-id", "01JQSECXHAJR7ZPGFRTQW5EK95-fra")]),
        StackResponse(
            stack: "gitlab-pages", source: "https://docs.gitlab.com/user/project/pages/public_folder/",
            host: "shop.gitlab.io"),
        StackResponse(
            stack: "cloudflare-workers", source: "https://developers.cloudflare.com/workers/static-assets/",
            host: "shop.team.workers.dev"),
        StackResponse(
            stack: "eas-hosting", source: "https://docs.expo.dev/eas/hosting/introduction/", host: "shop.expo.app"),
        StackResponse(
            stack: "discourse",
            source: "https://github.com/discourse/discourse/blob/main/app/controllers/application_controller.rb",
            headers: [("X-Discourse-Route", "exceptions/not_found")]),
        StackResponse(
            stack: "nuxt", source: "https://github.com/nuxt/nuxt", headers: [("X-Powered-By", "Nuxt")]),
        StackResponse(
            stack: "sveltekit", source: "https://github.com/sveltejs/kit", headers: [("x-sveltekit-page", "true")]),
        StackResponse(
            stack: "astro", source: "https://docs.astro.build/en/reference/api-reference/",
            body: #"<!DOCTYPE html><html><head><meta name="generator" content="Astro v5.1.0">"#),
        StackResponse(
            stack: "docusaurus", source: "https://github.com/facebook/docusaurus",
            body: #"<!doctype html><html><head><meta name="generator" content="Docusaurus v3.6.0">"#),
        StackResponse(
            stack: "hugo", source: "https://gohugo.io/methods/hugo/generator/",
            body: #"<!DOCTYPE html><html><head><meta name="generator" content="Hugo 0.140.0">"#),
        StackResponse(
            stack: "laravel", source: "https://laravel.com/docs/session",
            headers: [("Set-Cookie", "laravel_session=eyJpdiI6; path=/; httponly")]),
    ]
}
