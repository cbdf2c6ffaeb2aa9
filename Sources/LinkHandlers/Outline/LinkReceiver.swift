package import Findings

/// Something in an app's code that is made to receive a universal link.
package struct LinkReceiver: Sendable {
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case sceneWillConnect = "scene-will-connect"
        case sceneContinue = "scene-continue"
        case appDelegateContinue = "app-delegate-continue"
        case onOpenURL = "on-open-url"
        case onContinueUserActivity = "on-continue-user-activity"
        /// A package that a framework tells of links.
        case plugin
    }

    package let kind: Kind
    package let place: Place

    package init(_ kind: Kind, at place: Place) { (self.kind, self.place) = (kind, place) }
}
