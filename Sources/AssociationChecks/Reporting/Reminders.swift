import AssociationModel
import Findings
import TextFormats

/// What neither a file nor a server can show, so that a person has to check it; printed at the end of a report.
enum Reminders {
    /// The reminders for the associations that were judged; none if only files were linted.
    static func reminders(for subjects: Subjects) -> [Message] {
        let services = Set(subjects.associations.compactMap { $0.site == nil ? nil : $0.service })
        guard !services.isEmpty, subjects.associations.contains(where: { $0.app != nil }) else { return [] }
        var reminders: [Message] = [
            "devices read Apple's CDN copy, which may be a day behind the server, and check it again only about once a week: reinstall the app to make a device check now"
        ]
        if services.contains(.webcredentials) {
            reminders.append("on the device, iCloud Keychain and Settings > General > AutoFill & Passwords must be on")
            if !subjects.screens.contains(where: \.choosesPassword) {
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
}
