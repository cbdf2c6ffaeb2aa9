package import Judging

/// AD74x: who receives the links that iOS hands over.
package enum LinkHandlerChecks {
    /// The checks, in the order in which they are run.
    package static let all: [Check] = [
        linkHandlerMissing, linkHandlerNotCalled, coldLaunchLinkLost, runningLinkLost, sceneLifeCycleMissing,
        linkListenersConflict, linkNotForwarded, linkDroppedByApp, sceneLifeCycleRequired, handlerNotRead,
    ]
}
