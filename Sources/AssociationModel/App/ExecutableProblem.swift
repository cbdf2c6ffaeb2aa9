package import Findings
package import TextFormats

/// What can be wrong with an executable.
package enum ExecutableProblem: Error, Hashable, Sendable {
    /// The file does not begin like a Mach-O file.
    case notExecutable
    /// The file ends before a part that its structure refers to.
    case truncated(ExecutablePart)
    /// A fat file claims this many architectures.
    case tooManySlices(Int)
    /// Two architectures overlap, or one begins inside the header.
    case overlappingSlices
    /// The load commands, or one of them, are too short or extend beyond their space.
    case badLoadCommand
    /// A part is unrealistically large.
    case oversized(ExecutablePart)
    /// The signature has an invalid beginning, or its index refers to data outside it.
    case badSignature
    /// The entitlements in the signature are not a valid property list.
    case badEntitlements(PropertyListProblem.Kind)
    /// The DER entitlements in the signature are not in the form that Apple uses.
    case badDEREntitlements

    package enum ExecutablePart: String, Hashable, Sendable, CaseIterable {
        case header
        /// One of the architectures of a fat file.
        case slice
        case loadCommands
        case signature
        /// The entitlements in the signature.
        case entitlements
    }

    package var message: Message {
        switch self {
        case .notExecutable: "not a Mach-O executable"
        case .truncated(let part): "the executable is cut off within \(part.name)"
        case .tooManySlices(let count): "the executable claims to have \(count) architectures"
        case .overlappingSlices: "the architectures of the executable overlap"
        case .badLoadCommand: "a load command of the executable is malformed"
        case .oversized(let part): "the executable claims an unrealistic size for \(part.name)"
        case .badSignature: "the code signature of the executable is malformed"
        case .badEntitlements(let kind):
            "the entitlements in the code signature can't be read: \(PropertyListProblem(kind, at: nil).message)"
        case .badDEREntitlements: "the DER entitlements in the code signature are malformed"
        }
    }
}

extension ExecutableProblem.ExecutablePart {
    fileprivate var name: Message {
        switch self {
        case .header: "its header"
        case .slice: "one of its architectures"
        case .loadCommands: "its load commands"
        case .signature: "its code signature"
        case .entitlements: "its entitlements"
        }
    }
}
