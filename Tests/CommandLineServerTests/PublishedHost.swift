import Foundation
import TestSupport

/// A host of static files that is not to be had here, by the routing rules that it publishes: from the folder that is deployed
/// and its configuration follows what it answers for each path.
///
/// It shares no code with what it tests.
enum PublishedHost: String, CaseIterable, Sendable {
    case vercel
    case netlify
    case firebase
    case cloudflarePages = "cloudflare-pages"
    case azureStaticWebApps = "azure-static-web-apps"

    /// Its name for people.
    var title: String {
        switch self {
        case .vercel, .netlify: rawValue.capitalized
        case .firebase: "Firebase Hosting"
        case .cloudflarePages: "Cloudflare Pages"
        case .azureStaticWebApps: "Azure Static Web Apps"
        }
    }

    /// Where the rules are published.
    var address: String {
        switch self {
        case .vercel: "https://vercel.com/docs/project-configuration"
        case .netlify: "https://docs.netlify.com/manage/routing/redirects/overview/"
        case .firebase: "https://firebase.google.com/docs/hosting/full-config"
        case .cloudflarePages: "https://developers.cloudflare.com/pages/configuration/serving-pages/"
        case .azureStaticWebApps: "https://learn.microsoft.com/azure/static-web-apps/configuration"
        }
    }

    /// The folder that is served, in the one with the configuration.
    var root: String {
        switch self {
        case .vercel, .netlify, .firebase: "public/"
        case .cloudflarePages, .azureStaticWebApps: ""
        }
    }

    /// An answer, as far as the rules decide it.
    struct Answer: Equatable {
        var status = 200
        var body = ""
        var mediaType = ""
        var target: String?

        static let missing = Answer(status: 404, body: "not found", mediaType: "text/html")

        static func redirect(_ status: Int, to target: String) -> Answer {
            Answer(status: status, mediaType: "text/plain", target: target)
        }

        var behaviour: ServerBehaviour {
            .answer(status, [("Content-Type", mediaType)] + (target.map { [("Location", $0)] } ?? []), body)
        }
    }

    /// What it answers; nil where it refuses the configuration.
    func answer(_ path: String, from files: [String: String]) -> Answer? {
        let site = PublishedSite(files, root: root)
        return switch self {
        case .vercel: site.vercel(path)
        case .netlify: site.netlify(path)
        case .firebase: site.firebase(path)
        case .cloudflarePages: site.cloudflarePages(path)
        case .azureStaticWebApps: site.azureStaticWebApps(path)
        }
    }
}

/// A folder that was deployed.
private struct PublishedSite {
    typealias Answer = PublishedHost.Answer
    typealias Object = [String: Any]

    private let files: [String: String]
    private let root: String

    init(_ files: [String: String], root: String) {
        (self.files, self.root) = (files, root)
    }

    // MARK: Parts

    private func file(_ path: String) -> Answer? {
        let name = path.hasSuffix("/") ? path + "index.html" : path
        guard let text = files[root + name.dropFirst()] else { return nil }
        let types = ["html": "text/html", "css": "text/css", "json": "application/json"]
        let type = types[(name as NSString).pathExtension] ?? "application/octet-stream"
        return Answer(body: text, mediaType: type)
    }

    private func configuration(_ name: String) -> Object {
        let text = files[name] ?? "{}"
        return (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? Object ?? [:]
    }

    private func matches(_ pattern: String, _ path: String) -> Bool {
        path.range(of: "^(?:\(pattern))$", options: .regularExpression) != nil
    }

    // Path patterns as an expression: what stands for any rest, and for one name.
    private func expression(_ pattern: String, _ wildcards: [(String, String)]) -> String {
        wildcards.reduce(pattern.replacing(".", with: "\\.")) { $0.replacing($1.0, with: $1.1) }
            .replacing(#/:[A-Za-z_]+/#, with: "[^/]+")
    }

    private func lines(_ name: String) -> [[String]] {
        (files[name] ?? "").split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    }

    // MARK: Vercel

    /// “headers, redirects, filesystem, rewrites”; of `routes` those before `filesystem` come before files. They exclude each
    /// other: <https://vercel.com/docs/errors/error-list#mixed-routing-properties>. `path-to-regexp` has `(.*)` and `:name*`.
    func vercel(_ path: String) -> Answer? {
        let settings = configuration("vercel.json")
        let isIgnored = lines(".vercelignore").reduce(false) { ignored, words in
            guard let word = words.first else { return ignored }
            if word == ".*" || word == ".well-known" { return ignored || path.hasPrefix("/.") }
            return word.hasPrefix("!") && word.contains(".well-known") && path.hasPrefix("/.well-known/")
                ? false : ignored
        }
        let found = isIgnored ? nil : file(path)
        if let routes = settings["routes"] as? [Object] {
            let others = ["headers", "redirects", "rewrites", "cleanUrls", "trailingSlash"]
            return others.contains { settings[$0] != nil } ? nil : legacy(routes, path, found)
        }
        let covers = { (rule: Object) in
            self.matches(
                (rule["source"] as? String ?? "").replacing(#/:[a-z]+\*/#, with: ".*").replacing(
                    #/:[a-z]+/#, with: "[^/]+"),
                path)
        }
        if let rule = (settings["redirects"] as? [Object] ?? []).first(where: covers) {
            return .redirect(308, to: rule["destination"] as? String ?? "")
        }
        let rewrite = (settings["rewrites"] as? [Object] ?? []).first(where: covers)?["destination"] as? String
        var answer = found ?? rewrite.flatMap(file) ?? .missing
        for rule in settings["headers"] as? [Object] ?? [] where covers(rule) {
            for header in rule["headers"] as? [Object] ?? [] where header["key"] as? String == "Content-Type" {
                answer.mediaType = header["value"] as? String ?? ""
            }
        }
        return answer
    }

    private func legacy(_ routes: [Object], _ path: String, _ found: Answer?) -> Answer {
        var mediaType: String?
        for route in routes {
            if route["handle"] as? String == "filesystem", var found {
                found.mediaType = mediaType ?? found.mediaType
                return found
            }
            guard let source = route["src"] as? String, matches(source, path) else { continue }
            let headers = route["headers"] as? [String: String] ?? [:]
            mediaType = headers["Content-Type"] ?? mediaType
            if route["continue"] as? Bool == true { continue }
            if let target = headers["Location"] { return .redirect(route["status"] as? Int ?? 301, to: target) }
            var answer = (route["dest"] as? String).flatMap(file) ?? .missing
            answer.mediaType = mediaType ?? answer.mediaType
            return answer
        }
        var answer = found ?? .missing
        answer.mediaType = mediaType ?? answer.mediaType
        return answer
    }

    // MARK: Netlify

    /// The first rule that matches, and that is forced or for a path without a file: “Shadowing” in
    /// <https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/#shadowing>. `*` takes the rest.
    func netlify(_ path: String) -> Answer {
        var rules = lines("public/_redirects").map { ($0[0], $0[1], $0.count > 2 ? $0[2] : "301") }
        var types: [(String, String)] = []
        for table in (files["netlify.toml"] ?? "").split(separator: "[[") {
            let pairs = table.split(separator: "\n").compactMap { line -> (String, String)? in
                let parts = line.split(separator: "=", maxSplits: 1).map {
                    $0.trimmingCharacters(in: .init(charactersIn: " \""))
                }
                return parts.count == 2 ? (parts[0], parts[1]) : nil
            }
            let values = Dictionary(pairs) { $1 }
            if table.hasPrefix("redirects") {
                let mark = values["force"] == "true" ? "!" : ""
                rules.append((values["from"] ?? "", values["to"] ?? "", (values["status"] ?? "301") + mark))
            } else if let type = values["Content-Type"] {
                types.append((values["for"] ?? "", type))
            }
        }
        var answer = ruled(path, rules) ?? file(path) ?? .missing
        for (pattern, type) in types where matches(expression(pattern, [("*", ".*")]), path) { answer.mediaType = type }
        return answer
    }

    private func ruled(_ path: String, _ rules: [(String, String, String)]) -> Answer? {
        for (from, to, status) in rules where matches(expression(from, [("*", ".*")]), path) {
            guard status.hasSuffix("!") || file(path) == nil else { continue }
            let code = Int(status.filter(\.isNumber)) ?? 301
            return code == 200 ? file(to) ?? .missing : .redirect(code, to: to)
        }
        return nil
    }

    // MARK: Firebase

    /// “redirects, exact-match static content, rewrites”; `ignore` names what is not deployed. `**` stands for any names, `*`
    /// for a part of one.
    func firebase(_ path: String) -> Answer {
        let hosting = configuration("firebase.json")["hosting"] as? Object ?? [:]
        let covers = { (pattern: String, path: String) in
            let name = pattern.hasPrefix("/") ? pattern : "/" + pattern
            return self.matches(
                self.expression(name, [("/**/", "/†"), ("**", "‡"), ("*", "[^/]*"), ("†", "(?:.*/)?"), ("‡", ".*")]),
                path)
        }
        let isIgnored = (hosting["ignore"] as? [String] ?? []).contains { covers($0, path) }
        if let rule = (hosting["redirects"] as? [Object] ?? []).first(where: {
            covers($0["source"] as? String ?? "", path)
        }) {
            return .redirect(rule["type"] as? Int ?? 301, to: rule["destination"] as? String ?? "")
        }
        let rewrite = (hosting["rewrites"] as? [Object] ?? []).first { covers($0["source"] as? String ?? "", path) }
        var answer = (isIgnored ? nil : file(path)) ?? (rewrite?["destination"] as? String).flatMap(file) ?? .missing
        for rule in hosting["headers"] as? [Object] ?? [] where covers(rule["source"] as? String ?? "", path) {
            for header in rule["headers"] as? [Object] ?? [] { answer.mediaType = header["value"] as? String ?? "" }
        }
        return answer
    }

    // MARK: Cloudflare Pages

    /// Without a 404.html at its top a site is taken for a single-page application. `_headers` has a path, then a line for each
    /// field: <https://developers.cloudflare.com/pages/configuration/headers/>.
    func cloudflarePages(_ path: String) -> Answer {
        var answer = file(path) ?? (files["404.html"] == nil ? file("/") : nil) ?? .missing
        var isCovered = false
        for line in (files["_headers"] ?? "").split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            if line.hasPrefix(" ") {
                if isCovered, words[0] == "Content-Type:" { answer.mediaType = words[1] }
            } else {
                isCovered = matches(expression(words[0], [("*", ".*")]), path)
            }
        }
        return answer
    }

    // MARK: Azure Static Web Apps

    /// The first route that matches ends the search; then files; then `navigationFallback`. The media type follows the
    /// extension.
    func azureStaticWebApps(_ path: String) -> Answer {
        let settings = configuration("staticwebapp.config.json")
        let covers = { (rule: Object) in
            self.matches(self.expression(rule["route"] as? String ?? "", [("*", ".*")]), path)
        }
        if let route = (settings["routes"] as? [Object] ?? []).first(where: covers) {
            let roles = route["allowedRoles"] as? [String] ?? ["anonymous"]
            guard roles.contains("anonymous") else {
                return Answer(status: 401, body: "sign in", mediaType: "text/html")
            }
            if let target = route["redirect"] as? String { return .redirect(302, to: target) }
            if let target = route["rewrite"] as? String { return file(target) ?? .missing }
        }
        let fallback = (settings["navigationFallback"] as? Object)?["rewrite"] as? String
        return file(path) ?? fallback.flatMap(file) ?? .missing
    }
}
