import Findings
import Judging
import SignUpScreens

/// The files that a question about screens was read from, as far as they matter as a whole.
struct ScreenSources: Scoped {
    let unread: [UnreadSources]
    /// What was named as having screens, where nothing that was named has any.
    let placeWithoutScreens: Place?
    /// The screens of Interface Builder files whose own classes were not given, where these decide what fields are marked.
    let undecided: [ScreenSubject]
    /// The frameworks that were not read, unless a person described the screens.
    let frameworks: [Report.Framework]
    let scope = Scope()
}

extension Subjects {
    /// The screens of Interface Builder files with a password whose own class was not read, and decides what is marked.
    private var screensWithoutCode: [ScreenSubject] {
        guard screenParts.unread.isEmpty else { return [] }
        return passwordScreens.filter { subject in
            guard let name = subject.screen.className, subject.screen.unreadClasses.contains(name) else { return false }
            return subject.fields.contains { $0.role.isPassword && $0.reading.contentTypeIsOpen }
        }
    }

    /// One, if the question is about screens.
    var screenSources: [ScreenSources] {
        let parts = screenParts
        let place = parts.isWithoutScreens ? parts.placesWithoutScreens.first : nil
        let isRead = parts.unread.isEmpty && parts.frameworks.isEmpty
        guard !parts.isWithoutScreens || place != nil || !isRead else { return [] }
        return [
            ScreenSources(
                unread: parts.unread, placeWithoutScreens: place, undecided: screensWithoutCode,
                frameworks: parts.unreadFrameworks)
        ]
    }
}
