import AssociationModel
import Findings
import TextFormats

/// Firebase Hosting, by https://firebase.google.com/docs/hosting/full-config: redirects first, then files that exist, then
/// rewrites. What `ignore` names is not uploaded.
extension HostReading {
    mutating func readFirebase() {
        guard let hosting = json()?.member("hosting")?.value else { return }
        let sites = hosting.elements ?? [hosting]
        let own = sites.filter { $0.string("public")?.normalizedPath == webRoot }
        // The web root may be the source of the folder that is deployed, which is clear where there is only one.
        for site in own.isEmpty && sites.count == 1 ? sites : own { readFirebaseSite(site) }
    }

    private mutating func readFirebaseSite(_ site: JSONValue) {
        if deployment.hasFile {
            for pattern in site.member("ignore")?.value.elements ?? [] { readFirebaseIgnore(pattern) }
        }
        for rule in site.member("redirects")?.value.elements ?? [] { readFirebaseRedirect(rule) }
        guard deployment.hasFile, !isTypedByFirebase(site) else { return }
        add(
            .untyped, "no rule in firebase.json gives the file its media type",
            at: site.member("headers")?.key.span ?? site.opening, citing: .firebaseMediaType,
            help: "add this to “hosting” in firebase.json", snippet: Self.firebaseHeaders,
            repair: addingHeadersRule(to: site))
    }

    private mutating func readFirebaseIgnore(_ pattern: JSONValue) {
        // firebase-tools matches the paths of files; a folder's name alone leaves nothing out.
        guard let text = pattern.string, let glob = RoutePattern.glob(text, matchesDots: true),
            glob.matches(whole: Self.path, within: budget) == true
        else { return }
        add(
            .dropped, "the pattern \(text) under “ignore” leaves the file out of what is uploaded", at: pattern.span,
            citing: .firebaseIgnore,
            help: "write \"**/.*\", which leaves out hidden files but not what is inside .well-known",
            repair: Repair(replacing: pattern.span, by: #""**/.*""#))
    }

    private mutating func readFirebaseRedirect(_ rule: JSONValue) {
        let span = rule.span("source", "regex", "glob")
        let target = rule.string("destination") ?? ""
        switch firebaseMatch(rule) {
        case false: return
        case true:
            add(
                .redirected,
                "the redirect \(rule.firebasePattern) to \(target) covers the file, and comes before files", at: span,
                citing: .firebaseHosting, help: "leave /.well-known/apple-app-site-association out of the pattern")
        case nil:
            guard rule.firebasePattern.mayCoverFile || !rule.firebasePattern.hasPrefix("/") else { return }
            add(
                .unknown, "whether the redirect \(rule.firebasePattern) covers the file was not decided", at: span,
                citing: .firebaseHosting)
        }
    }

    // Nil where it depends on whether wildcards match names with a full stop, or the expression has to match the whole path,
    // which is not documented.
    private func firebaseMatch(_ rule: JSONValue) -> Bool? {
        if let regex = rule.string("regex") {
            guard let expression = RegularExpression(regex),
                let whole = expression.matches(whole: Self.path, within: budget)
            else { return nil }
            return whole == expression.isFound(in: Self.path, within: budget) ? whole : nil
        }
        let narrow = RoutePattern.glob(rule.firebasePattern, matchesDots: false)?.matches(
            whole: Self.path, within: budget)
        let wide = RoutePattern.glob(rule.firebasePattern, matchesDots: true)?.matches(
            whole: Self.path, within: budget)
        return narrow == wide ? wide : nil
    }

    private func isTypedByFirebase(_ site: JSONValue) -> Bool {
        (site.member("headers")?.value.elements ?? []).contains {
            MediaTypeRule.isJSON($0.member("headers")?.value) && firebaseMatch($0) != false
        }
    }

    private static let firebaseHeaders = Snippet(
        for: "firebase.json",
        """
        "headers": [
          {
            "source": "/.well-known/apple-app-site-association",
            "headers": [{ "key": "Content-Type", "value": "application/json" }]
          }
        ]
        """)
}

extension JSONValue {
    fileprivate var firebasePattern: String { string("source") ?? string("regex") ?? string("glob") ?? "" }
}
