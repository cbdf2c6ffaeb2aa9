public import Findings

extension Report.Association {
    /// The service; nil for a name that is none of Apple's services.
    public var service: Service? { Service(rawValue: serviceName) }

    /// The app identifier; nil if no app was named.
    public var app: AppIdentifier? { appName.flatMap { AppIdentifier($0) } }
}
