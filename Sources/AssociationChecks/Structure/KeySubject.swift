import AssociationModel
package import Findings
package import TextFormats

/// A key in an object of an AASA file whose keys Apple reads, and what is wrong about it.
package struct KeySubject: Scoped {
    /// What can be wrong about a key; a key has at most one flaw.
    package enum Flaw: Hashable, Sendable {
        /// It was meant to be this one, and what it holds is lost.
        case misspelt(String)
        /// It is a key that Apple reads elsewhere, and what it holds is lost.
        case misplaced(Home)
        /// It is not read here, and nothing is lost: what it was meant to say is said by this other key.
        case ignored(becauseOf: String)
        /// It stands where services stand, and is none.
        case unknownService
    }

    /// Where a misplaced key belongs.
    package enum Home: Hashable, Sendable {
        /// At the top level of the file.
        case root
        /// Directly in `applinks`.
        case applinks
        /// In an entry of `applinks.details`.
        case entry
        /// In an element of `components`.
        case component
        /// In a component, or in a `defaults` object beside it.
        case componentOrDefaults
        /// In the object of a service.
        case section
        /// Under another name in the same object.
        case renamed(String)
    }

    /// The file.
    package let document: SiteDocument
    /// The kind of object that the key is in.
    package let level: KeyLevel
    /// The object.
    package let object: JSONValue
    /// The key and its value.
    package let member: JSONMember
    /// What is wrong about the key.
    package let flaw: Flaw?
    /// What a finding about it concerns.
    package let scope: Scope

    /// The key.
    package var key: String { member.key.text }
    /// The bytes of the key.
    package var place: Place { document.place(member.key.span) }

    /// Whether a key that Apple does not read is there for people: `_note`, `$schema`, `//`, `comment2`.
    static func isComment(_ key: String) -> Bool {
        guard key.utf8.count > 1 else { return false }
        let isPattern = key.hasPrefix("#/")
        let isMarked = ["_", "$", "//", "#"].contains(where: key.hasPrefix) && !isPattern
        return isMarked || key.asciiLowercased.hasPrefix("comment")
    }

    /// The key of the same object that this one stands for, though Apple does not read it as that: where it does, the
    /// lack of the right one is no second finding.
    package var standsFor: String? {
        switch flaw {
        case .misspelt(let right), .misplaced(.renamed(let right)): right
        case .misplaced(.component): "components"
        case .misplaced(.root), .misplaced(.applinks), .misplaced(.entry), .misplaced(.section),
            .misplaced(.componentOrDefaults), .ignored, .unknownService, nil:
            nil
        }
    }
}

extension KeyLevel {
    /// Where in the file this is, for a message.
    var words: Message {
        switch self {
        case .root: "at the top level"
        case .section(let service): "in \(service.rawValue)"
        case .applinks: "in \("applinks")"
        case .entry: "in an entry of \("details")"
        case .component: "in a component"
        case .defaults: "in \("defaults")"
        case .wrapper(let key): "in \(key)"
        }
    }
}
