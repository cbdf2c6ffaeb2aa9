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
        let hasScreens = !question.screens.isEmpty || !question.flows.isEmpty
        let place = hasScreens ? nil : question.placesWithoutScreens.first
        guard hasScreens || place != nil || !question.unreadSources.isEmpty else { return [] }
        return [ScreenSources(unread: question.unreadSources, placeWithoutScreens: place)]
    }
}
