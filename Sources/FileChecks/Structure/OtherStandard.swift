import Findings
import Judging
import TextFormats

/// A file that another standard puts beside Apple's, and that has nothing to do with associated domains.
struct OtherStandard {
    /// The path at which the standard has the file.
    let path: String
    /// What the file is for, as the end of a sentence.
    let purpose: Message
    private let isShown: @Sendable (JSONValue) -> Bool

    /// The standard that a file belongs to; nil if it is none of them.
    static func standard(of root: JSONValue) -> OtherStandard? { all.first { $0.isShown(root) } }

    private static func keys(of root: JSONValue) -> Set<String> { Set((root.members ?? []).map(\.key.text)) }

    private static let all = [
        OtherStandard(
            path: "/.well-known/assetlinks.json", purpose: "the file by which Android and Google connect apps and sites"
        ) { root in
            root.elements?.first.map { $0.member("relation") != nil || $0.member("include") != nil } ?? false
        },
        OtherStandard(
            path: "/.well-known/webauthn", purpose: "the file that names other origins for a site's passkeys"
        ) { root in keys(of: root) == ["origins"] },
        OtherStandard(
            path: "/.well-known/passkey-endpoints", purpose: "the file that says where people manage a site's passkeys"
        ) { root in
            !keys(of: root).isEmpty && keys(of: root).isSubset(of: ["enroll", "manage", "prfUsageDetails"])
        },
    ]
}

extension SiteDocument {
    /// The other standard that a file by itself belongs to. What a site serves at Apple's path is judged as Apple reads it.
    var otherStandard: OtherStandard? {
        location == nil ? json?.root.flatMap(OtherStandard.standard) : nil
    }
}
