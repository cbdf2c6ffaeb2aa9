import AssociationModel
import Findings
import Judging
import TextFormats

extension EntitlementChecks {
    /// The value of the key is not an array of strings.
    static let entitlementNotStrings = Check(
        "AD102", "entitlement-not-strings", .error, since: "0.1.0", evidence: .documented,
        citations: [.entitlement],
        explanation: """
            ## What it finds
            The value of `com.apple.developer.associated-domains` is not an array of strings: it is a single string, a \
            dictionary, or an array with an element that is a number, a Boolean value or another array.

            ## Why it matters
            Apple documents an array of strings. What a system does with anything else is not documented; a value that \
            is not an array names no domain in the form that systems read.

            ## How to fix it
            Write an array with one string for each service and domain:

                <array>
                    <string>webcredentials:example.com</string>
                    <string>applinks:example.com</string>
                </array>
            """,
        in: \.lists
    ) { subject in
        guard let domains = subject.entitlements?.associatedDomains else { return [] }
        switch domains.value {
        case .string(let text) where text.string == "*": return []
        case .string(let text):
            return [
                Observation(
                    "the associated domains are the string \(text.string), not an array of strings", at: domains.place,
                    label: "a string", help: "put the string in an <array>")
            ]
        case .other(let kind):
            return [
                Observation(
                    "the associated domains are \(kind), not an array of strings", at: domains.place,
                    label: kind,
                    help: "write an <array> with a <string> for each entry, such as \("webcredentials:example.com")")
            ]
        case .elements(let elements):
            return elements.compactMap { element in
                guard case .other(let kind, let place) = element else { return nil }
                return Observation(
                    "an element of the associated domains is \(kind), not a string", at: place,
                    label: kind,
                    help: "write a <string> with service, colon and domain, such as \("webcredentials:example.com")")
            }
        }
    }
}
