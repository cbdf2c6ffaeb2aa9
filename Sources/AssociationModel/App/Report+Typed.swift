public import Findings

extension Report.Association {
    /// The service; nil if Apple has no service of that name.
    public var service: Service? { Service(rawValue: serviceName) }

    /// The app identifier; nil if no app was named.
    public var app: AppIdentifier? { appName.flatMap { AppIdentifier($0) } }
}
