import AssociationModel
import Findings
import TextFormats

/// What no file and no server can show, and a person has to look at: the end of a good report.
enum Reminders {
    /// The reminders for what was judged; none where only files were linted.
    static func reminders(for subjects: Subjects) -> [Message] {
        let services = Set(subjects.associations.compactMap { $0.site == nil ? nil : $0.service })
        guard !services.isEmpty, subjects.associations.contains(where: { $0.app != nil }) else { return [] }
        var reminders: [Message] = [
            "devices read the copy of Apple's CDN, which may take a day to follow the server, and ask it again only about once a week: reinstall the app to make a device ask now"
        ]
        if services.contains(.webcredentials) {
            reminders.append("on the device, iCloud Keychain and Settings > General > AutoFill & Passwords must be on")
            if !subjects.screens.contains(where: \.choosesPassword) {
                reminders.append(
                    "a strong password is offered only where the user name and a new-password field are on the same screen"
                )
            }
        }
        if services.contains(.applinks) {
            reminders.append(
                "a link that is typed into the address bar, or followed within the same site, does not open the app; try it from Notes or Messages"
            )
        }
        return reminders
    }
}
