import AssociationModel
import Findings
import Judging
import TextFormats

extension StructureChecks {
    /// A list of apps has a bundle identifier without its prefix.
    static let appIdentifierNoPrefix = Check(
        "AD432", "app-identifier-no-prefix", .error, since: "0.1.0", evidence: .documented,
        citations: [.applinks, .crawl],
        explanation: """
            ## What it finds
            A string in a list of apps is only a bundle identifier, such as `com.example.app`: the Application \
            Identifier Prefix is missing.

            ## Why it matters
            Apple compares the whole string with the app’s `application-identifier`, which begins with the prefix. \
            Without the prefix it equals no app’s identifier, and the entry does nothing. Many other places want only \
            the bundle identifier, so this mistake is easy to make.

            ## How to fix it
            Put the prefix and a full stop in front. The prefix is the Team ID, except for apps from the time when \
            Apple assigned other prefixes:

                com.example.app                wrong
                ABCDE12345.com.example.app     right
            """,
        of: \.listedIdentifiers
    ) { identifier in
        guard identifier.flaw == .noPrefix else { return nil }
        return Observation(
            "\(identifier.text) has no prefix: it is a bundle identifier, not an app identifier",
            at: identifier.place, label: "matches no app", notes: identifier.consequence, help: identifier.prefixHelp,
            repair: identifier.completed.flatMap { completed in
                guard case .sameApp(let app) = completed else { return nil }
                return .writing(app.raw, at: identifier.located.span)
            })
    }
}

extension ListedIdentifier {
    fileprivate var prefixHelp: Message {
        switch completed {
        case .sameApp(let app): return "write \(plain: "\"\(app.raw)\"")"
        case .listed(let app): return "remove it: the list has \(plain: "\"\(app.raw)\"") already"
        case .likely(let app):
            return
                "put the app’s ten-character prefix in front: \(plain: "\"\(app.raw)\""), if it is of the same team as the others"
        case nil:
            let bundle = text.utf8.first == UInt8(ascii: ".") ? text : "." + text
            return "put the app’s ten-character prefix in front: \(plain: "\"‹prefix›\(bundle)\"")"
        }
    }
}
