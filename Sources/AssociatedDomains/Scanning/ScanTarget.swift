package import AssociationModel
package import Findings
import Judging
import TextFormats

/// What one line of a scan asks for: a domain, `rank,domain`, or an object
/// `{"domain", "app", "services": […], "address", "id"}`.
package struct ScanTarget: Sendable {
    /// The line without white space at its ends.
    package let text: String
    package let site: SiteKey
    /// The app that the file should list; nil if the line names none.
    package private(set) var app: AppIdentifier?
    /// The services that the line names.
    package private(set) var services: [Service] = []
    /// Where to connect to; nil to ask DNS.
    package private(set) var address: ServerAddress?
    /// Whatever the line has as its `id`; nil if it has none.
    package private(set) var id: JSONOutput?

    /// Why a line cannot be read.
    package struct Problem: Error {
        package let reason: Message
        /// The line's `id`, as far as it could be read.
        package private(set) var id: JSONOutput?

        init(_ reason: Message, id: JSONOutput? = nil) {
            self.reason = reason
            self.id = id
        }
    }

    /// Reads a line.
    ///
    /// - Parameter line: the bytes without the line's end.
    /// - Returns: nil for an empty line and for a comment, which begins with `#`.
    package init?(_ line: some Collection<UInt8>) throws(Problem) {
        guard let text = String(validating: line, as: UTF8.self) else { throw Problem("it is not valid UTF-8") }
        // Some editors begin a file with a byte order mark.
        let content = (text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text)
            .trimmingBlanks
        guard let first = content.utf8.first, first != UInt8(ascii: "#") else { return nil }
        self.text = content
        guard first == UInt8(ascii: "{") else {
            let host = try WrittenHost(scanning: Self.domain(in: content))
            site = host.site
            services = host.service.map { [$0] } ?? []
            return
        }
        let object = try ScanObject(content)
        do throws(Problem) {
            let host = try WrittenHost(scanning: object.domain())
            site = host.site
            app = try object.app()
            services = try object.services() ?? host.service.map { [$0] } ?? []
            address = try object.address()
            id = object.id
        } catch {
            throw Problem(error.reason, id: object.id)
        }
    }

    /// What identifies the line when a scan is resumed.
    package var key: AnsweredLines.Key { AnsweredLines.Key(id: id, text: text) }

    /// An answer that has all that the line says of itself, and nothing more yet.
    package var answer: ScanAnswer {
        ScanAnswer(
            domain: site.authority, id: id, input: id == nil && text != site.authority ? text : nil)
    }

    // The public top lists have a rank and a comma before the domain.
    private static func domain(in text: String) -> String {
        guard let comma = text.utf8.firstIndex(of: UInt8(ascii: ",")), comma > text.startIndex,
            text.utf8[..<comma].allSatisfy(\.isASCIIDigit)
        else { return text }
        return String(text[text.utf8.index(after: comma)...]).trimmingBlanks
    }
}

/// A line that is a JSON object.
private struct ScanObject {
    let id: JSONOutput?
    private let root: JSONValue

    init(_ text: String) throws(ScanTarget.Problem) {
        let document = JSONParser.parse(Array(text.utf8))
        guard document.isWellFormed, let root = document.root, root.members != nil else {
            throw ScanTarget.Problem("it is not valid JSON")
        }
        self.root = root
        id = root.member("id").flatMap { member in
            if case .null = member.value.content { nil } else { JSONOutput(member.value) }
        }
    }

    func domain() throws(ScanTarget.Problem) -> String {
        guard let domain = try string("domain") else { throw ScanTarget.Problem("“domain” is missing") }
        return domain
    }

    func app() throws(ScanTarget.Problem) -> AppIdentifier? {
        guard let text = try string("app") else { return nil }
        guard let app = AppIdentifier(text) else {
            throw ScanTarget.Problem(
                "“app” is \(text), which is not an app identifier such as ABCDE12345.com.example.app")
        }
        return app
    }

    func services() throws(ScanTarget.Problem) -> [Service]? {
        guard let member = root.member("services"), !member.value.isNull else { return nil }
        guard let elements = member.value.elements else {
            throw ScanTarget.Problem("“services” is not an array of strings")
        }
        var services: [Service] = []
        for element in elements {
            guard let name = element.string, let service = Service(rawValue: name) else {
                throw ScanTarget.Problem(
                    "“services” has \(element.string ?? "something else than a string"); Apple’s services are \(list: Service.allCases.map(\.rawValue))"
                )
            }
            services.append(service)
        }
        return services
    }

    func address() throws(ScanTarget.Problem) -> ServerAddress? {
        guard let text = try string("address") else { return nil }
        guard let address = ServerAddress(text) else {
            throw ScanTarget.Problem(
                "“address” is \(text), which is not an IP address such as 192.0.2.1, 192.0.2.1:8443 or [2001:db8::1]:8443"
            )
        }
        return address
    }

    private func string(_ name: String) throws(ScanTarget.Problem) -> String? {
        guard let value = root.member(name)?.value, !value.isNull else { return nil }
        guard let text = value.string else {
            throw ScanTarget.Problem("\(name) is \(Message(stringLiteral: value.kindName)), not a string")
        }
        return text
    }
}

extension WrittenHost {
    fileprivate init(scanning text: String) throws(ScanTarget.Problem) {
        do throws(Refusal) { try self.init(text, allowing: .ofOneHost) } catch {
            throw ScanTarget.Problem(error.sentence)
        }
    }
}

extension JSONValue {
    fileprivate var isNull: Bool { if case .null = content { true } else { false } }
}

extension JSONOutput {
    /// A value that was read.
    init(_ value: JSONValue) {
        switch value.content {
        case .null: self = .null
        case .bool(let value): self = .bool(value)
        case .number(let text): self = .number(text)
        case .string(let text): self = .string(text)
        case .array(let elements): self = .array(elements.map { JSONOutput($0) })
        case .object(let members): self = .object(members.map { ($0.key.text, JSONOutput($0.value)) })
        }
    }
}
