import Findings
import Judging
import SignUpScreens

/// A delegate type of native authentication, with the use that it belongs to.
struct NativeAuthenticationDelegateSubject: Scoped {
    /// A protocol that the type conforms to, with the place where it says so.
    struct Conformance {
        let contract: NativeAuthenticationProtocol
        let place: Place
        /// The starts that the type may be the delegate of: those in its own code, or all if there are none.
        let starts: [NativeAuthentication.Start]
    }

    let delegate: NativeAuthenticationDelegate
    let conformances: [Conformance]
    let scope = Scope()

    init(_ delegate: NativeAuthenticationDelegate, in use: NativeAuthentication) {
        self.delegate = delegate
        let own = use.starts.filter { $0.typeName == delegate.typeName }
        conformances = delegate.protocols.compactMap { name, place in
            NativeAuthenticationProtocol.named(name).map {
                Conformance(contract: $0, place: place, starts: own.isEmpty ? use.starts : own)
            }
        }
    }

    /// Whether the type conforms to a protocol.
    func conforms(to name: String) -> Bool { conformances.contains { $0.contract.name == name } }

    /// Whether the type conforms to a protocol of the preview.
    var isOfPreview: Bool { conformances.contains { $0.contract.generation == .preview } }

    /// Whether the type has a method with exactly this name, labels included.
    func has(_ name: String) -> Bool { method(name) != nil }

    /// The type's method with exactly this name, labels included.
    func method(_ name: String) -> NativeAuthenticationDelegate.Method? {
        delegate.methods.first { $0.name == name }
    }

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
            guard !meant.contains(where: { has($0.name) }),
                // Of two with the same name, the one whose labels are more like these.
                let closest = meant.max(by: { $0.likeness(to: method.name) < $1.likeness(to: method.name) })
            else { return nil }
            return (method, closest)
        }
    }
}

extension NativeAuthenticationProtocol.Method {
    /// How many labels another method of the same name has in common with this one, less those that differ.
    fileprivate func likeness(to other: String) -> Int {
        let (own, others) = (Self.labels(of: name), Self.labels(of: other))
        return 2 * own.intersection(others).count - own.union(others).count
    }

    private static func labels(of name: String) -> Set<Substring> {
        Set(name.drop { $0 != "(" }.dropFirst().dropLast().split(separator: ":"))
    }
}

extension NativeAuthenticationDelegateSubject {
    /// The observation that a delegate lacks a method for a step of the sign-up.
    func lacks(_ method: NativeAuthenticationProtocol.Method, _ conformance: Conformance) -> Observation {
        Observation(
            "\(plain: delegate.typeName) has no method for \(method.step.phrase)", at: conformance.place,
            label: "\(method.name) is missing", help: "implement \(plain: method.name)")
    }

    /// The note that a further delegate lacks the same method.
    func alsoLacks(_ method: NativeAuthenticationProtocol.Method, _ conformance: Conformance) -> Note {
        Note(
            "\(plain: delegate.typeName) has none either, as \(plain: conformance.contract.name)",
            at: conformance.place)
    }
}
