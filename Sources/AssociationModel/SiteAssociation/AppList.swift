import Findings
package import TextFormats

/// The object of a service that lists its apps: `"webcredentials": {"apps": ["ABCDE12345.com.example.app"]}`.
package struct AppList: Sendable {
    package let service: Service
    /// The top-level member.
    package let member: JSONMember
    /// The member `apps`, whatever its value.
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
