package import AssociationModel
package import Findings
import TextFormats

/// The check that would confirm a statement of a log and show its cause.
package struct LogConfirmation: Sendable {
    package let service: Service
    /// The domain, with its mode; nil if the log names none that can be checked.
    package let domain: String?
    /// The app; nil if neither the log nor the named apps give its full identifier.
    package let app: AppIdentifier?
    /// The bundle identifier, if only that is known of the app.
    package let bundle: String?
    /// The feature that failed, if the statement implies one.
    package let feature: Feature?

    /// Finds the check for a statement; returns nil if no check can confirm it.
    ///
    /// - Parameter apps: the apps that bundle identifiers in the log refer to.
    package init?(_ statement: ConsoleStatement, apps: [AppIdentifier] = []) {
        switch statement {
        case .strongPasswordsNotShown(let bundle, .cannotSave), .strongPasswordsNotShown(let bundle, .other):
            self.init(.webcredentials, nil, bundle, .strongPasswords, apps, isBundle: true)
        case .notAssociated(let app, let domain, let forCallback):
            self.init(.webcredentials, domain, app, forCallback ? .httpsCallback : .passkeys, apps)
        case .notVerified(let app, let domain): self.init(.webcredentials, domain, app, .passkeys, apps)
        case .cdnRefused(let refusal): self.init(.webcredentials, refusal.domain, nil, nil, apps)
        case .downloadError(let error): self.init(.webcredentials, error.domain, nil, nil, apps)
        case .certificateRejected(let url), .redirectDenied(let url, _):
            self.init(.webcredentials, url.flatMap(Self.host), nil, nil, apps)
        case .appClipDomain(_, let domain): self.init(.appclips, domain, nil, nil, apps)
        case .fixed("logged-wechat-link-check"): self.init(.applinks, nil, nil, nil, apps)
        case .passwordNotSaved: self.init(.webcredentials, nil, nil, .sharedCredentials, apps)
        case .sharedCredential(.notClaimed(let domain)):
            self.init(.webcredentials, domain, nil, .sharedCredentials, apps)
        case .sharedCredential(.notApproved(let domain, let app)):
            self.init(.webcredentials, domain, app, .sharedCredentials, apps)
        case .record(let record):
            guard let service = Service(rawValue: record.service), record.siteApproval != .approved,
                apps.isEmpty || apps.contains(where: { $0.raw == record.app })
            else { return nil }
            self.init(service, record.domain, record.app, nil, apps)
        default: return nil
        }
    }

    private init(
        _ service: Service, _ domain: String?, _ name: String?, _ feature: Feature?, _ apps: [AppIdentifier],
        isBundle: Bool = false
    ) {
        self.service = service
        self.domain = domain.flatMap { Claim(argument: $0, impliedService: service).siteKey == nil ? nil : $0 }
        self.feature = feature
        let bundle = name.flatMap { AppIdentifier.isBundleIdentifier(Array($0.utf8)[...]) ? $0 : nil }
        let sole = apps.count == 1 ? apps.first : nil
        let whole = isBundle ? nil : name.flatMap(AppIdentifier.init)
        app = whole ?? apps.first { $0.bundleIdentifier == bundle } ?? (name == nil ? sole : nil)
        self.bundle = app == nil ? bundle : nil
    }

    /// The claim to check, with a domain for a log that names none.
    package func with(domain: String) -> Claim { Claim(argument: domain, impliedService: service) }

    /// The claim to check; nil if the log names no domain that can be checked.
    package var claim: Claim? { domain.map { with(domain: $0) } }

    /// The note with the command to run and the placeholders to replace in it.
    package var advice: Message {
        var command = "aasa check "
        let subject = domain ?? "DOMAIN"
        let entry = service == .webcredentials ? subject : "\(service.rawValue):\(subject)"
        command += entry.utf8.contains { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "*") } ? "'\(entry)'" : entry
        if let feature { command += " --feature \(feature.rawValue)" }
        command += " --app " + (app?.raw ?? "TEAMID." + (bundle ?? "bundle.id"))
        var missing: [Message] = []
        if domain == nil { missing.append("DOMAIN with the domain") }
        if app == nil {
            missing.append(bundle == nil ? "TEAMID.bundle.id with the app identifier" : "TEAMID with the Team ID")
        }
        let rest: Message = missing.isEmpty ? "" : ", replacing \(Message.joined(missing, by: " and "))"
        return "to confirm it: \(plain: command)\(rest)"
    }

    private static func host(of url: String) -> String? {
        let parts = url.split(separator: "/", omittingEmptySubsequences: true)
        return parts.count > 1 && parts[0].hasSuffix(":") ? String(parts[1]) : nil
    }
}
