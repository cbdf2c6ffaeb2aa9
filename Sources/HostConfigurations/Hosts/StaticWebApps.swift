import AssociationModel
import Findings
import TextFormats

/// Azure Static Web Apps, by https://learn.microsoft.com/azure/static-web-apps/configuration: the first route that matches
/// applies, before files; `navigationFallback` only where there is no file.
extension HostReading {
    mutating func readStaticWebApp() {
        guard let root = json() else { return }
        let routes = root.member("routes")?.value.elements ?? []
        let route = routes.first { $0.allowsGET && Self.covers($0.string("route") ?? "") }
        if let route { readRoute(route) }
        guard deployment.hasFile, !isTypedByStaticWebApp(root, route) else { return }
        add(
            .untyped, "Static Web Apps serves a file without an extension as application/octet-stream",
            at: root.member("mimeTypes")?.key.span ?? root.member("routes")?.key.span, citing: .staticWebAppsMediaType,
            help: "keep a copy with the name apple-app-site-association.json, and rewrite to it",
            snippet: Self.staticWebAppsRoute)
    }

    private mutating func readRoute(_ route: JSONValue) {
        let pattern = route.string("route") ?? ""
        let span = route.span("route")
        func addRule(_ kind: DeploymentEffect.Kind, _ message: Message) {
            add(
                kind, message, at: span, citing: .staticWebApps,
                help:
                    "keep a copy of the file with the name apple-app-site-association.json, and put this route before it",
                snippet: Self.staticWebAppsRoute)
        }
        let roles = (route.member("allowedRoles")?.value.elements ?? []).compactMap(\.string)
        if !roles.isEmpty, !roles.contains("anonymous") {
            add(
                .denied, "the route \(pattern) lets only \(list: Array(roles.prefix(4)), lastBy: "or") in", at: span,
                citing: .staticWebApps, help: "put a route for the file with the role “anonymous” before it",
                snippet: Self.staticWebAppsAnonymous,
                repair: Repair(putting: Self.anonymousRule, beforeItemAt: route.span.start, of: file.text))
        } else if let target = route.string("redirect") {
            addRule(.redirected, "the route \(pattern) redirects to \(target)")
        } else if let target = route.string("rewrite"), target.isPage {
            addRule(.caught, "the route \(pattern) answers with \(target)")
        } else if let status = route.member("statusCode")?.value, case .number(let text) = status.content,
            text.hasPrefix("4")
        {
            addRule(.denied, "the route \(pattern) answers with status \(plain: text)")
        }
    }

    // Header fields of a route do not change the media type, by the reports; but nobody who set one need be told.
    private func isTypedByStaticWebApp(_ root: JSONValue, _ route: JSONValue?) -> Bool {
        let isRewritten = route?.string("rewrite") != nil
        let types = root.member("mimeTypes")?.value.members ?? []
        let isMapped = types.contains { !$0.key.text.dropFirst().contains { $0.isLetter } }
        return isRewritten || isMapped || MediaTypeRule.isJSON(object: route?.member("headers")?.value)
            || MediaTypeRule.isJSON(object: root.member("globalHeaders")?.value)
    }

    // A wildcard stands at the end; `*.{png,jpg}` names extensions, which the file has none of.
    private static func covers(_ pattern: String) -> Bool {
        guard let star = pattern.firstIndex(of: "*") else { return pattern == path }
        return pattern[star...] == "*" && path.hasPrefix(pattern[..<star])
    }

    private static let staticWebAppsRoute = Snippet(
        for: "staticwebapp.config.json",
        """
        {
          "route": "/.well-known/apple-app-site-association",
          "rewrite": "/.well-known/apple-app-site-association.json"
        },
        """)
    private static let anonymousRule =
        #"{ "route": "/.well-known/apple-app-site-association", "allowedRoles": ["anonymous"] }"#
    private static let staticWebAppsAnonymous = Snippet(
        for: "staticwebapp.config.json",
        """
        {
          "route": "/.well-known/apple-app-site-association",
          "allowedRoles": ["anonymous"]
        },
        """)
}
