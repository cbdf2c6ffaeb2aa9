import AssociationModel

/// A file whose place in a project makes it the handler of a route.
struct HandlerFile {
    /// What it exports for a `GET`, the first that is there.
    let exports: [String]
    let style: HandlerRun.Style
    /// The location that it answers at.
    let location: Location.Kind
    /// Whether the fields of the answer are lost where the site is built ahead.
    var isPrerendered = false
}

extension HandlerFile {
    /// Tells by its path, relative to any folder above the project; nil for all other files.
    ///
    /// <https://nextjs.org/docs/app/api-reference/file-conventions/route>,
    /// <https://nextjs.org/docs/pages/building-your-application/routing/api-routes>,
    /// <https://nuxt.com/docs/guide/directory-structure/server>, <https://svelte.dev/docs/kit/routing#server>,
    /// <https://docs.astro.build/en/guides/endpoints/>, <https://reactrouter.com/how-to/file-route-conventions>,
    /// <https://developers.cloudflare.com/pages/functions/routing/>
    init?(path: String) {
        var names = path.split(separator: "/").map(String.init)
        guard let last = names.popLast(), let dot = last.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        let stem = String(last[..<dot])
        func location(below folder: String, adding more: [String] = []) -> Location.Kind? {
            names.indices.lazy.filter { names[$0] == folder }
                .compactMap { Self.location(names[($0 + 1)...] + more) }.first
        }
        if stem == "route", let location = location(below: "app") {
            self.init(exports: ["GET"], style: .response, location: location)
        } else if stem == "+server", let location = location(below: "routes") {
            self.init(exports: ["GET", "fallback"], style: .response, location: location)
        } else if names.contains("server"),
            let location = location(below: "routes", adding: Self.withoutMethod(stem))
        {
            self.init(exports: ["default"], style: .body, location: location)
        } else if let location = location(below: "pages", adding: stem == "index" ? [] : [stem]) {
            self.init(
                exports: ["GET", "ALL", "get", "getServerSideProps"], style: .response, location: location,
                isPrerendered: true)
        } else if let location = location(below: "functions", adding: stem == "index" ? [] : [stem]) {
            self.init(exports: ["onRequestGet", "onRequest"], style: .response, location: location)
        } else if let location = Self.locationOfResource(names, stem) {
            self.init(exports: ["loader"], style: .response, location: location)
        } else {
            return nil
        }
    }

    // A folder in round brackets, or one of parallel routes, is no part of the path.
    private static func location(_ names: some Sequence<String>) -> Location.Kind? {
        let shown = names.filter { !($0.hasPrefix("(") && $0.hasSuffix(")")) && !$0.hasPrefix("@") }
        let path = "/" + shown.joined(separator: "/")
        return [Location.Kind.wellKnown, .root].first { $0.path == path }
    }

    // `apple-app-site-association.get`; of an index, nothing.
    private static func withoutMethod(_ stem: String) -> [String] {
        let name = stem.hasSuffix(".get") ? String(stem.dropLast(4)) : stem
        return name == "index" ? [] : [name]
    }

    // Of Remix and React Router: full stops separate the names of the path, and brackets keep what is in them.
    private static func locationOfResource(_ names: [String], _ stem: String) -> Location.Kind? {
        guard let routes = names.lastIndex(of: "routes") else { return nil }
        var parts = Array(names[(routes + 1)...])
        if stem != "route" { parts.append(stem) }
        var (path, isKept) = ("", false)
        for character in "/" + parts.joined(separator: "/") {
            switch character {
            case "[": isKept = true
            case "]": isKept = false
            case "." where !isKept: path.append("/")
            default: path.append(character)
            }
        }
        return [Location.Kind.wellKnown, .root].first { $0.path == path }
    }
}
