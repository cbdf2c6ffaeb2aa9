import Findings

extension Subjects {
    /// The built apps, and what is inside them.
    var apps: [AppSubject] { once { AppSubject.apps(of: question) } }

    /// The built apps whose source was read too.
    var sources: [SourceSubject] { once { SourceSubject.subjects(of: question) } }

    /// The provisioning profiles, inside apps or by themselves.
    var profiles: [ProfileSubject] { once { ProfileSubject.profiles(of: question) } }
}
