package import Findings

/// A type that conforms to delegate protocols of MSAL's native authentication, with its methods.
package struct NativeAuthenticationDelegate: Sendable {
    /// A method of such a type.
    package struct Method: Sendable {
        /// The name with its labels: `onSignUpCompleted(newState:)`.
        package let name: String
        /// What it does with the error that it is given; nil where it is given none.
        package let errorUse: ErrorUse?
        /// Where its name stands.
        package let place: Place

        /// States a method.
        package init(_ name: String, errorUse: ErrorUse? = nil, at place: Place) {
            self.name = name
            self.errorUse = errorUse
            self.place = place
        }

        /// The name without its labels.
        package var baseName: String { String(name.prefix { $0 != "(" }) }
    }

    /// What a method does with an error.
    package struct ErrorUse: Sendable {
        /// The properties that are read of it, also in functions that it is handed to: `isUserAlreadyExists`.
        package let properties: Set<String>
        /// Whether it is handed to code that was not read, which may look at any property.
        package let isHandedOn: Bool

        /// States a use.
        package init(properties: Set<String>, isHandedOn: Bool) {
            self.properties = properties
            self.isHandedOn = isHandedOn
        }
    }

    /// The type.
    package let typeName: String
    /// The protocols, each with where the conformance is stated.
    package let protocols: [(name: String, place: Place)]
    /// The methods whose names begin as those of the protocols do.
    package let methods: [Method]
    /// Whether it may have methods that were not read: it is derived from a class of another module.
    package let hasUnreadCode: Bool

    /// States a delegate.
    package init(
        typeName: String, protocols: [(name: String, place: Place)], methods: [Method], hasUnreadCode: Bool = false
    ) {
        self.typeName = typeName
        self.protocols = protocols
        self.methods = methods
        self.hasUnreadCode = hasUnreadCode
    }
}
