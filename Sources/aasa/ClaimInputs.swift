import AssociatedDomains

extension Inputs {
    /// The claims of several subjects, which may be entitlement strings, domains, or paths of apps and projects.
    ///
    /// - Parameter services: those that a bare domain stands for.
    /// - Returns: the lists in the order of the subjects, those that were named singly last; and the apps of profiles,
    ///   which claim nothing and say for which app the others are meant.
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
                do throws(AppFile.Failure) {
                    lists += try await AppFile.read(subject, target: app.target, configuration: app.configuration)
                } catch {
                    throw .input("\(plain: error.location): \(error.message)")
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
