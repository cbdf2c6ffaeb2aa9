import AssociationChecks
import AssociationModel
import Findings

extension AssociationCheck {
    /// Makes a check of all that an app claims, under the app's own identifier.
    ///
    /// - Parameters:
    ///   - apps: further apps that the sites should list; for a file that does not name its app, the app.
    ///   - now: the time at which certificates and profiles are judged.
    public init(_ app: AppFile, apps: [AppIdentifier] = [], at now: Instant = .now) {
        self.init([], apps: apps, at: now)
        question.lists = app.lists
    }

    /// The apps that the sites should list, in addition to those that an app's own file names.
    public var apps: [AppIdentifier] {
        get { question.apps }
        set { question.apps = newValue }
    }

    /// The services that an AASA file should list the apps for; empty for all services in the file. A claim names its own.
    public var services: [Service] {
        get { question.services }
        set { question.services = newValue }
    }

    /// The feature whose further conditions are checked; nil for none.
    public var feature: Feature? {
        get { question.feature }
        set { question.feature = newValue }
    }

    /// The time at which certificates, profiles and copies are judged.
    public var now: Instant {
        get { question.now }
        set { question.now = newValue }
    }

    /// Whether the copy of Apple's CDN, which is what devices read, is fetched too. It never is if the source of the
    /// evidence has no network.
    public var asksContentDelivery: Bool {
        get { question.contentDelivery != .never }
        set { question.contentDelivery = newValue ? .also(base: Question.ContentDelivery.appleBase) : .never }
    }

    /// Checks sign-up screens too: whether iOS offers a strong password on them, and saves it.
    ///
    /// - Parameter policy: what the server requires of passwords, which the rules of the screens should imply.
    public mutating func add(_ screens: ScreenFiles, policy: PasswordPolicy? = nil) {
        question.screens += screens.screens
        question.flows += screens.flows
        question.nativeAuthentication = screens.nativeAuthentication ?? question.nativeAuthentication
        question.screenPolicy = policy ?? question.screenPolicy
        question.feature = question.feature ?? .strongPasswords
    }

    /// Does what ``report(from:)`` does, and saves every exchange as text, for ``EvidenceSource/recordings(in:)``.
    ///
    /// - Throws: ``Findings/InputFailure`` if the folder cannot be written.
    public func report(
        from source: EvidenceSource, recordingTo folder: RecordingFolder
    ) async throws(InputFailure) -> Report {
        let evidence = await evidence(from: source)
        try folder.write(evidence.exchanges)
        return report(on: evidence)
    }
}
