import Findings
import Judging

/// The files that a question about screens was read from, as far as they matter as a whole.
struct ScreenSources: Scoped {
    let unread: [UnreadSources]
    /// What was named as having screens, where nothing that was named has any.
    let placeWithoutScreens: Place?
    let scope = Scope()
}

extension Subjects {
    /// One, if the question is about screens.
    var screenSources: [ScreenSources] {
        let parts = parts.screens
        let place = parts.isWithoutScreens ? parts.placesWithoutScreens.first : nil
        guard !parts.isWithoutScreens || place != nil || !parts.unread.isEmpty else { return [] }
        return [ScreenSources(unread: parts.unread, placeWithoutScreens: place)]
    }
}
