import AssociationModel
import Findings
import Judging

/// The hosts that are claimed both with an alternate mode and without, whose findings may hold for only one of the two.
struct SiteModes {
    private var keys: [String: Set<SiteKey>] = [:]

    init(_ sites: [SiteSurvey]) {
        for site in sites { keys[site.key.authority, default: []].insert(site.key) }
    }

    /// A note on a finding about an exchange with a host, where it holds for only one of the ways in which the host is
    /// claimed. Without a mode, devices want a certificate that they trust, and read Apple's copy; with one they accept
    /// any certificate, and ask the server.
    func note(on draft: Draft) -> Note? {
        if case .text = draft.finding.place { return nil }
        let concerned = Set(draft.scopes.compactMap(\.site))
        guard let first = concerned.first, concerned.count == 1, draft.scopes.allSatisfy({ $0 == Scope(site: first) }),
            let claimed = keys[first.authority], claimed != concerned
        else { return nil }
        guard let mode = first.mode else { return Note("this concerns the entries without “?mode=…” only") }
        return Note("this concerns the entry with ?mode=\(plain: mode.rawValue) only")
    }
}
