import Findings
import TextFormats

/// The members of one object by their keys. A large object is read once, not again for each of its keys.
struct SiblingKeys: Sendable {
    private let object: JSONValue
    private var last: [String: JSONMember] = [:]
    private var texts: [String: Set<String>] = [:]

    private static let few = 8
    private static let listing = ["apps", "appIDs", "appID"]

    init(of object: JSONValue) {
        self.object = object
        guard let members = object.members, members.count > Self.few else { return }
        for member in members { last[member.key.text] = member }
        for key in Self.listing { texts[key] = last[key].map { Set($0.value.texts) } }
    }

    /// The bytes of the object.
    var span: SourceSpan { object.span }

    /// The last member with this key, which is the one that is read.
    subscript(_ key: String) -> JSONMember? { last.isEmpty ? object.member(key) : last[key] }

    /// Whether the value of `apps`, `appIDs` or `appID` has all of these texts.
    func has(_ wanted: [String], under key: String) -> Bool {
        if let texts = texts[key] { return wanted.allSatisfy(texts.contains) }
        return Set(self[key]?.value.texts ?? []).isSuperset(of: wanted)
    }
}
