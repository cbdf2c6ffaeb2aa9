import AssociationModel
import Findings
import Judging
import ScreenChecks
import TextFormats

/// What neither a file nor a server can show, so that a person has to check it; printed at the end of a report.
enum Reminders {
    /// The reminders for the associations that were judged; none if only files were linted.
    static func reminders(for subjects: Subjects) -> [Message] {
        let judged = subjects.associations.filter { $0.site != nil && $0.service != nil }
        guard judged.contains(where: { $0.app != nil }) else { return [] }
        let feature = subjects.choices.feature
        let services = feature.map { [$0.service] } ?? Set(judged.compactMap(\.service))
        var reminders = judged.contains { $0.site?.isDirect == false } ? [devicesReadTheCopy] : []
        if judged.contains(where: { $0.site?.key.mode == .developer }) { reminders.append(developerMode) }
        if judged.contains(where: { $0.site?.key.mode == .managed }) { reminders.append(managedMode) }
        if services.contains(.webcredentials), feature != .httpsCallback {
            reminders.append("on the device, iCloud Keychain and AutoFill must be on: \(.autoFillSetting)")
            if feature != .passkeys, !subjects.screens.contains(where: \.choosesPassword) {
                reminders.append(
                    "iOS offers a strong password only where the user name and a new-password field are on the same screen"
                )
            }
        }
        if services.contains(.applinks) {
            reminders.append(
                "a link that is typed into the address bar or followed within the same site does not open the app; try it from Notes or Messages"
            )
        }
        return reminders
    }

    private static let devicesReadTheCopy: Message =
        "devices read Apple's CDN copy, which may be a day behind the server, and check it again only about once a week: reinstall the app to make a device check now"

    private static let managedMode: Message =
        "with \(plain: "?mode=managed") a device asks the server itself, but only where its management profile enables that"

    private static let developerMode: Message =
        "with \(plain: "?mode=developer") a device asks the server itself, but only for an app that is signed for development, and only while Settings > Developer > Associated Domains Development is on"
}
