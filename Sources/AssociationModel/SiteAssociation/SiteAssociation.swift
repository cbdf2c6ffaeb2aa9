public import Findings

/// An apple-app-site-association file as Apple's systems read it: leniently, so that one bad element never loses the
/// rest. What is wrong with the file is not here; the JSON keeps it, and the checks say it.
///
/// Of duplicate keys the last is read. Keys are compared exactly; no near miss is taken for a key.
/// <https://developer.apple.com/documentation/xcode/supporting-associated-domains>
public struct SiteAssociation: Sendable {
    /// The whole file.
    public let root: JSONValue
    /// `applinks`, if it is there and an object.
    public let appLinks: AppLinks?
    private let lists: [AppList]

    /// Reads a file; a root that is no object has no services.
    public init(_ root: JSONValue) {
        self.root = root
        appLinks = root.member(Service.applinks.rawValue).flatMap(AppLinks.init)
        lists = Service.allCases.filter(\.listsAppsInArray).compactMap { service in
            root.member(service.rawValue).flatMap { AppList(service, $0) }
        }
    }

    /// The list of a service that has an `apps` array; nil where the file has no such object, and for `applinks`.
    public func list(of service: Service) -> AppList? { lists.first { $0.service == service } }

    /// The services that the file has an object for, in the order of ``Service/allCases``.
    public var services: [Service] {
        Service.allCases.filter { $0 == .applinks ? appLinks != nil : list(of: $0) != nil }
    }

    /// The identifiers that the file gives for a service, in the file's order, as Apple reads them.
    public func identifiers(for service: Service) -> [LocatedString] {
        service == .applinks ? appLinks?.details.flatMap(\.identifiers) ?? [] : list(of: service)?.identifiers ?? []
    }

    /// Whether the file lists an app for a service; identifiers are compared byte for byte.
    public func lists(_ app: AppIdentifier, for service: Service) -> Bool {
        identifiers(for: service).contains { $0.text.utf8.elementsEqual(app.raw.utf8) }
    }
}

/// A string of a file, with its place.
public struct LocatedString: Hashable, Sendable {
    /// The text, unescaped.
    public let text: String
    /// The bytes of the string, quotation marks included.
    public let span: SourceSpan

    /// Takes a JSON value that is a string.
    public init?(_ value: JSONValue) {
        guard let text = value.string else { return nil }
        self.init(text, at: value.span)
    }

    /// Puts a text at a place.
    public init(_ text: String, at span: SourceSpan) {
        self.text = text
        self.span = span
    }
}

/// The object of a service that lists its apps: `"webcredentials": {"apps": ["ABCDE12345.com.example.app"]}`.
public struct AppList: Sendable {
    /// Which service.
    public let service: Service
    /// The top-level member.
    public let member: JSONMember
    /// The member `apps`, whatever it holds.
    public let apps: JSONMember?

    init?(_ service: Service, _ member: JSONMember) {
        guard member.value.members != nil else { return nil }
        self.service = service
        self.member = member
        apps = member.value.member("apps")
    }

    /// The strings of `apps`, in order.
    public var identifiers: [LocatedString] { apps?.value.elements?.compactMap(LocatedString.init) ?? [] }
}
