import TextFormats

/// One entry in the output of `swcutil show` on a Mac, or in `swcutil_show.txt` of a sysdiagnose: what the device knows
/// about one service of one app for one domain.
///
/// See <https://developer.apple.com/documentation/technotes/tn3155-debugging-universal-links>.
package struct ApprovalRecord: Hashable, Sendable {
    /// `approved`, `denied` or `unspecified`, or a word that is not known.
    package enum Approval: Hashable, Sendable {
        case approved
        case denied
        /// Neither approved nor denied, or not yet.
        case unspecified
        /// Any other word.
        case other(String)

        init(_ word: String) {
            switch word.asciiLowercased {
            case "approved": self = .approved
            case "denied": self = .denied
            case "unspecified": self = .unspecified
            default: self = .other(word)
            }
        }
    }

    /// `Service`, as written.
    package let service: String
    /// `App ID`; nil if the entry has none.
    package internal(set) var app: String?
    /// `Domain`, including `?mode=…`; nil if the entry has none.
    package internal(set) var domain: String?
    /// `User Approval`: what the user chose.
    package internal(set) var userApproval: Approval?
    /// `Site/Fmwk Approval`: whether the file was fetched and lists the app.
    package internal(set) var siteApproval: Approval?
    /// `Last Checked`, as written; systems format dates differently.
    package internal(set) var lastChecked: String?
    /// `Next Check`, as written.
    package internal(set) var nextCheck: String?
    /// `Error`, as written.
    package internal(set) var error: String?

    /// Stores a row `key: value`.
    mutating func take(_ key: Row, _ value: String) {
        switch key {
        case .appID: app = value
        case .domain: domain = value
        case .userApproval: userApproval = Approval(value)
        case .siteApproval: siteApproval = Approval(value)
        case .lastChecked: lastChecked = value
        case .nextCheck: nextCheck = value
        case .error: error = value
        case .service, .appVersion, .appPI, .patterns, .flags, .retries: break
        }
    }

    /// The keys of the rows.
    enum Row: String, CaseIterable {
        case service = "Service"
        case appID = "App ID"
        case appVersion = "App Version"
        case appPI = "App PI"
        case domain = "Domain"
        case patterns = "Patterns"
        case userApproval = "User Approval"
        case siteApproval = "Site/Fmwk Approval"
        case flags = "Flags"
        case lastChecked = "Last Checked"
        case nextCheck = "Next Check"
        case error = "Error"
        case retries = "Retries"
    }
}
