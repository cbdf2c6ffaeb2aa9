import Findings

/// Checks about the same subject, whose codes follow one another.
package struct CheckFamily: Sendable {
    package let title: String
    /// The checks, in the order of their codes.
    package let checks: [Check]
}

extension Catalog {
    /// All checks in families, in the order of their codes.
    package static let families: [CheckFamily] = titles.indices.map { index in
        let end = index + 1 < titles.count ? titles[index + 1].first : nil
        return CheckFamily(
            title: titles[index].title,
            checks: checks.filter { check in
                check.code >= titles[index].first && end.map { check.code < $0 } ?? true
            })
    }

    /// The titles of families, each with the first of its codes.
    private static let titles: [(first: Code, title: String)] = [
        ("AD001", "A device's log"), ("AD100", "Entitlements"), ("AD200", "The server's answer"),
        ("AD260", "Apple's CDN"), ("AD280", "The body of the answer"), ("AD300", "Bytes and JSON"),
        ("AD400", "The structure of the file"), ("AD500", "Patterns of links"), ("AD600", "App and site together"),
        ("AD700", "Apps and projects"), ("AD800", "Password rules"), ("AD900", "Sign-up screens"),
        ("AD960", "Native authentication"), ("AD990", "The configuration"),
    ]
}
