import Findings
package import TextFormats

/// An apple-app-site-association file as Apple's systems read it: leniently, so that one bad element never loses the
/// rest. What is wrong with the file is not here; the JSON keeps it, and the checks say it.
///
/// Of duplicate keys the last is read. Keys are compared exactly; no near miss is taken for a key.
/// <https://developer.apple.com/documentation/xcode/supporting-associated-domains>
package struct SiteAssociation: Sendable {
    /// The whole file.
    package let root: JSONValue
    /// `applinks`, if it is there and an object.
    package let appLinks: AppLinks?
    private let lists: [AppList]

    /// Reads a file; a root that is no object has no services.
    package init(_ root: JSONValue) {
        self.root = root
        appLinks = root.member(Service.applinks.rawValue).flatMap(AppLinks.init)
        lists = Service.allCases.filter(\.listsAppsInArray).compactMap { service in
            root.member(service.rawValue).flatMap { AppList(service, $0) }
        }
    }

    /// The list of a service that has an `apps` array; nil where the file has no such object, and for `applinks`.
    package func list(of service: Service) -> AppList? { lists.first { $0.service == service } }

    /// The services that the file has an object for, in the order of ``Service/allCases``.
    package var services: [Service] {
        Service.allCases.filter { $0 == .applinks ? appLinks != nil : list(of: $0) != nil }
    }

    /// The identifiers that the file gives for a service, in the file's order, as Apple reads them.
    package func identifiers(for service: Service) -> [LocatedString] {
        service == .applinks ? appLinks?.details.flatMap(\.identifiers) ?? [] : list(of: service)?.identifiers ?? []
    }

    /// Whether the file lists an app for a service; identifiers are compared byte for byte.
    package func lists(_ app: AppIdentifier, for service: Service) -> Bool {
        identifiers(for: service).contains { $0.text.utf8.elementsEqual(app.raw.utf8) }
    }
}

/// The object of a service that lists its apps: `"webcredentials": {"apps": ["ABCDE12345.com.example.app"]}`.
package struct AppList: Sendable {
    /// Which service.
    package let service: Service
    /// The top-level member.
    package let member: JSONMember
    /// The member `apps`, whatever it holds.
    package let apps: JSONMember?

    init?(_ service: Service, _ member: JSONMember) {
        guard member.value.members != nil else { return nil }
        self.service = service
        self.member = member
        apps = member.value.member("apps")
    }

    /// The strings of `apps`, in order.
    package var identifiers: [LocatedString] { apps?.value.elements?.compactMap(LocatedString.init) ?? [] }
}
