import Findings

/// The files that a question about screens was read from, as far as they matter as a whole.
struct ScreenSources: Scoped {
    let unread: [UnreadSources]
    let scope = Scope()
}

extension Subjects {
    /// One, if the question is about screens.
    var screenSources: [ScreenSources] {
        let isAsked = !question.screens.isEmpty || !question.flows.isEmpty || !question.unreadSources.isEmpty
        return isAsked ? [ScreenSources(unread: question.unreadSources)] : []
    }
}
