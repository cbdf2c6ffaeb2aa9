import Findings

/// The apps that a file lists, for people who do not know their app's identifier, or named one that is not listed.
struct IdentifiersHTML {
    let association: Report.Association
    /// The address of a check; nil where there is none.
    let checks: String?

    /// Nothing if the file lists none that are worth seeing.
    var markup: Markup {
        guard let listed = association.listed else { return "" }
        let items = listed.entries.map { "<li>\(item($0))</li>\n" as Markup }
        let more = listed.count - items.count
        let rest: Markup = more == 0 ? "" : "<li>and \(more) more</li>\n"
        return "<p class=\"listed\">\(intro(listed))</p>\n<ul class=\"facts\">\n\(items.joined())\(rest)</ul>\n"
    }

    private func intro(_ listed: Report.ListedApps) -> Markup {
        let count = listed.count
        let service = Message.escaped(association.serviceName)
        if association.appName != nil {
            let apps: Markup = count == 1 ? "one similar app" : "\(count) similar apps"
            return "For \(service), the file lists \(apps):"
        }
        let apps: Markup = count == 1 ? "one app" : "\(count) apps"
        let isLinked = listed.entries.contains { link(to: $0) != nil }
        let question: Markup = count == 1 ? "is it yours?" : "is one of them yours?"
        return "For \(service), the file lists \(apps): \(question)\(isLinked ? " Choose yours to check it." : "")"
    }

    private func item(_ entry: Report.ListedApps.Entry) -> Markup {
        let text: Markup = "<code>\(Message.escaped(entry.text))</code>"
        return link(to: entry).map { "<a href=\"\($0)\">\(text)</a>" } ?? text
    }

    /// The address of a check of the app; nil where there is none, or the entry is no app identifier.
    private func link(to entry: Report.ListedApps.Entry) -> Markup? {
        guard let checks, let subject = association.entitlement, entry.isIdentifier else { return nil }
        return "\(checks)?subject=\(subject.inQuery)&amp;app=\(entry.text.inQuery)"
    }

    /// Where the identifier of an app is found.
    ///
    /// - Parameter isOpen: whether it is unfolded, where there is no app to choose.
    static func help(isOpen: Bool) -> Markup {
        let open: Markup = isOpen ? " open=\"open\"" : ""
        return """
            <details class="where"\(open)><summary>Where to find the app identifier</summary>
            <ul class="facts">
            <li>It is the Team ID, a full stop and the bundle identifier, as in <code>7D3KX9QW2M.com.example.app</code>.</li>
            <li>In Xcode, the bundle identifier and the team are under Signing &amp; Capabilities of the app's target.</li>
            <li>The Team ID is under Membership details at \
            <a href="https://developer.apple.com/account" rel="noreferrer">developer.apple.com/account</a>.</li>
            <li>A built app has it: check the <code>.ipa</code> or its provisioning profile instead of the domain.</li>
            </ul></details>

            """
    }
}

extension Report.Association {
    /// Whether the file lists an app that can be chosen.
    var listsIdentifiers: Bool { listed?.entries.contains(where: \.isIdentifier) ?? false }
}
