package import Findings

/// Who receives the universal links of one app: when a link launches it, and when it runs.
package struct LinkHandling: Sendable {
    package typealias LifeCycle = Report.HandledApp.LifeCycle
    package typealias Reception = Report.HandledApp.Reception

    package internal(set) var lifeCycle = LifeCycle.unknown
    /// What decides the life cycle, in a file.
    package internal(set) var basis: Doubt?
    package internal(set) var coldLaunch = Reception.unknown
    package internal(set) var whileRunning = Reception.unknown
    /// What receives links, or may.
    package internal(set) var receivers: [LinkReceiver] = []
    /// What was written to receive links and is never called, or does nothing with them.
    package internal(set) var idle: [LinkReceiver] = []
    /// Why something is unknown.
    package internal(set) var doubts: [Doubt] = []
    /// Where the type is declared that should receive links; nil if it was not found.
    package internal(set) var delegatePlace: Place?
    /// Whether sources of the target were read; without them, nothing is known.
    package internal(set) var hasSources = false
    /// The framework that the app is written in.
    package internal(set) var framework: Report.Framework?
    /// What receives links beside the framework; nil if nothing does.
    package internal(set) var conflict: LinkConflict?
    /// Which links the handler takes that iOS calls while the app runs; nil if nothing is known to be left out.
    package internal(set) var filter: LinkFilter?
    /// An SDK that does not get its links.
    package internal(set) var unforwarded: UnforwardedLink?
    /// Where the Xcode is named with whose SDK the app does not launch, since it has no scenes.
    package internal(set) var requiringXcode: Place?
    /// What has to be updated before the code that receives links can be written.
    package internal(set) var update: Message?
}
