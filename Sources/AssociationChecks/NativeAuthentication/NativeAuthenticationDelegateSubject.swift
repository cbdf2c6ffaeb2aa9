import Findings
import SignUpScreens

/// A delegate type of native authentication, with the use that it belongs to.
struct NativeAuthenticationDelegateSubject: Scoped {
    /// A protocol that the type conforms to, with the place where it says so.
    struct Conformance {
        let contract: NativeAuthenticationProtocol
        let place: Place
    }

    let delegate: NativeAuthenticationDelegate
    let use: NativeAuthentication
    let conformances: [Conformance]
    let scope = Scope()

    init(_ delegate: NativeAuthenticationDelegate, in use: NativeAuthentication) {
        self.delegate = delegate
        self.use = use
        conformances = delegate.protocols.compactMap { name, place in
            NativeAuthenticationProtocol.named(name).map { Conformance(contract: $0, place: place) }
        }
    }

    /// Whether the type has a method with exactly this name, labels included.
    func has(_ name: String) -> Bool { delegate.methods.contains { $0.name == name } }

    /// Returns the optional methods of a protocol that the type lacks. Methods with wrong labels are left out, because
    /// that is a mistake of its own.
    func missing(_ conformance: Conformance) -> [NativeAuthenticationProtocol.Method] {
        if delegate.hasUnreadCode { return [] }
        return conformance.contract.optional.filter { method in
            !has(method.name) && !misnamed.contains { $0.method.baseName == method.baseName }
        }
    }

    /// The methods whose labels match no method of the protocols, each with the one that was meant.
    var misnamed: [(method: NativeAuthenticationDelegate.Method, meant: NativeAuthenticationProtocol.Method)] {
        let optional = conformances.flatMap(\.contract.optional)
        return delegate.methods.compactMap { method in
            let meant = optional.filter { $0.baseName == method.baseName }
            guard !meant.contains(where: { $0.name == method.name }), let first = meant.first(where: { !has($0.name) }),
                !meant.contains(where: { has($0.name) })
            else { return nil }
            return (method, first)
        }
    }
}
