import Findings
package import TextFormats

/// An apple-app-site-association file as Apple's systems read it: leniently, so that one bad element never loses the
/// rest. Mistakes are not represented here; the JSON keeps them, and checks report them.
///
/// If a key appears more than once, the last one is read. Keys are compared exactly; a misspelled key is ignored.
/// <https://developer.apple.com/documentation/xcode/supporting-associated-domains>
package struct SiteAssociation: Sendable {
    package let root: JSONValue
    /// `applinks`, if it is present and an object.
    package let appLinks: AppLinks?
    private let lists: [AppList]

    /// Reads a file. A root that is not an object has no services.
    package init(_ root: JSONValue) {
        self.root = root
        appLinks = root.member(Service.applinks.rawValue).flatMap(AppLinks.init)
        lists = Service.allCases.filter(\.listsAppsInArray).compactMap { service in
            root.member(service.rawValue).flatMap { AppList(service, $0) }
        }
    }

    /// The list of a service with an `apps` array; nil if the file has no object for it, and for `applinks`.
    package func list(of service: Service) -> AppList? { lists.first { $0.service == service } }

    /// The services for which the file has an object, in the order of ``Service/allCases``.
    package var services: [Service] {
        Service.allCases.filter { $0 == .applinks ? appLinks != nil : list(of: $0) != nil }
    }

    /// The identifiers that the file lists for a service, in the order of the file, as Apple's systems read them.
    package func identifiers(for service: Service) -> [LocatedString] {
        service == .applinks ? appLinks?.details.flatMap(\.identifiers) ?? [] : list(of: service)?.identifiers ?? []
    }

    /// Whether the file lists an app for a service. Identifiers are compared byte for byte.
    package func lists(_ app: AppIdentifier, for service: Service) -> Bool {
        identifiers(for: service).contains { $0.text.utf8.elementsEqual(app.raw.utf8) }
    }
}
