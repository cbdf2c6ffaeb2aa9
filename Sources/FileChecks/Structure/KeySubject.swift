import AssociationModel
package import Findings
package import Judging
package import TextFormats

/// A key of an object in an AASA file, and what is wrong with it.
package struct KeySubject: Scoped {
    /// What can be wrong about a key; a key has at most one flaw.
    package enum Flaw: Hashable, Sendable {
        /// It was meant to be this key, and its value is ignored.
        case misspelt(String)
        /// It is a key that Apple reads elsewhere, and its value is ignored here.
        case misplaced(Home)
        /// It is not read here, but nothing is lost: this other key decides instead.
        case ignored(becauseOf: String)
        /// It is at the top level, but it is not a service.
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
        /// In the object of a service, as its `apps`.
        case section
        /// Under another name in the same object.
        case renamed(String)
    }

    package let document: SiteDocument
    /// The kind of object that has the key.
    package let level: KeyLevel
    /// The keys of that object.
    let siblings: SiblingKeys
    package let member: JSONMember
    /// What is wrong with the key; nil if nothing is.
    package let flaw: Flaw?
    package let scope: Scope

    package var key: String { member.key.text }
    package var place: Place { document.place(member.key.span) }

    /// Whether a key that Apple does not read is a comment for people: `_note`, `$schema`, `//`, `comment2`.
    static func isComment(_ key: String) -> Bool {
        guard key.utf8.count > 1 else { return false }
        let isPattern = key.hasPrefix("#/")
        let isMarked = ["_", "$", "//", "#"].contains(where: key.hasPrefix) && !isPattern
        return isMarked || key.asciiLowercased.hasPrefix("comment")
    }

    /// The key of the same object that this one was meant to be. If there is one, the lack of the right key is not a
    /// second finding.
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
    /// Where in the file the object is, as a phrase for a message.
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
