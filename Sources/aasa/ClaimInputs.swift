import AssociatedDomains

extension Inputs {
    /// Collects the claims of subjects: entitlement strings, domains, and paths of apps and projects.
    ///
    /// - Parameter services: the services that a bare domain is checked for.
    /// - Returns: the lists in the order of the subjects, with all claims from entitlement strings and domains in one
    ///   last list; and the apps of provisioning profiles, which tell whose claims the others are.
    static func claims(
        of subjects: [String], services: [Service], _ app: AppOptions
    ) async throws(Failure) -> (lists: [ClaimList], apps: [AppIdentifier]) {
        var lists: [ClaimList] = []
        var named: [Claim] = []
        for subject in subjects {
            switch Subject(subject) {
            case .entitlement: named.append(Claim(argument: subject))
            case .domain: named += services.map { Claim(argument: subject, impliedService: $0) }
            case .path:
                do throws(InputFailure) {
                    lists += try await AppFile.read(subject, target: app.target, configuration: app.configuration)
                } catch {
                    throw Failure(error)
                }
            }
        }
        if !named.isEmpty { lists.append(ClaimList(named: named)) }
        var apps: [AppIdentifier] = []
        for list in lists {
            if case .profile = list.origin, let app = list.app, !apps.contains(app) { apps.append(app) }
        }
        return (lists, apps)
    }
}
