package import Findings

/// A type that conforms to delegate protocols of MSAL's native authentication.
package struct NativeAuthenticationDelegate: Sendable {
    /// A method of such a type.
    package struct Method: Sendable {
        /// The name with its labels, such as `onSignUpCompleted(newState:)`.
        package let name: String
        /// What it does with its error parameter; nil if it has none.
        package let errorUse: ErrorUse?
        /// Whether it reads its parameter `newState`, which MSAL passes with an error only if another attempt is
        /// possible: the code, or the password, was not accepted.
        package let readsNewState: Bool
        /// The place of its name.
        package let place: Place

        package init(_ name: String, errorUse: ErrorUse? = nil, readsNewState: Bool = false, at place: Place) {
            self.name = name
            self.errorUse = errorUse
            self.readsNewState = readsNewState
            self.place = place
        }

        /// The name without its labels.
        package var baseName: String { String(name.prefix { $0 != "(" }) }
    }

    /// What a method does with an error.
    package struct ErrorUse: Sendable {
        /// The properties of the error that are read, such as `isUserAlreadyExists`, including in functions that it is
        /// passed to.
        package let properties: Set<String>
        /// Whether the error is passed to unread code, which may read any property.
        package let isHandedOn: Bool

        package init(properties: Set<String>, isHandedOn: Bool) {
            self.properties = properties
            self.isHandedOn = isHandedOn
        }
    }

    /// The name of the conforming type.
    package let typeName: String
    /// The protocols, each with the place of the conformance.
    package let protocols: [(name: String, place: Place)]
    /// The methods whose names begin like those of the protocols.
    package let methods: [Method]
    /// Whether it may have unread methods, because it inherits from a class of another module.
    package let hasUnreadCode: Bool

    package init(
        typeName: String, protocols: [(name: String, place: Place)], methods: [Method], hasUnreadCode: Bool = false
    ) {
        self.typeName = typeName
        self.protocols = protocols
        self.methods = methods
        self.hasUnreadCode = hasUnreadCode
    }
}
