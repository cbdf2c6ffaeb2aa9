package import Findings
package import TextFormats

/// What can be wrong with an executable.
package enum ExecutableProblem: Error, Hashable, Sendable {
    /// The file does not begin as Mach-O does.
    case notExecutable
    /// The file ends before something that it says is there.
    case truncated(ExecutablePart)
    /// A fat file says that it has this many architectures.
    case tooManySlices(Int)
    /// Two architectures share bytes, or one begins inside the header.
    case overlappingSlices
    /// The load commands, or one of them, are longer than what holds them, or too short.
    case badLoadCommand
    /// Something is larger than any such thing is.
    case oversized(ExecutablePart)
    /// The signature does not begin as one does, or its index leads outside of it.
    case badSignature
    /// The entitlements in the signature are no property list.
    case badEntitlements(PropertyListProblem.Kind)
    /// The entitlements in the signature are not in the form of DER that Apple uses.
    case badDEREntitlements

    /// The parts of an executable.
    package enum ExecutablePart: String, Hashable, Sendable, CaseIterable {
        /// The header.
        case header
        /// One of the architectures of a fat file.
        case slice
        /// The load commands.
        case loadCommands
        /// The signature.
        case signature
        /// The entitlements in the signature.
        case entitlements
    }

    /// The problem in words.
    package var message: Message {
        switch self {
        case .notExecutable: "this is no Mach-O executable"
        case .truncated(let part): "the executable ends before \(part.name) does"
        case .tooManySlices(let count): "the executable claims to have \(count) architectures"
        case .overlappingSlices: "architectures of the executable overlap"
        case .badLoadCommand: "a load command of the executable is broken"
        case .oversized(let part): "the executable claims a size for \(part.name) that none has"
        case .badSignature: "the code signature of the executable is broken"
        case .badEntitlements(let kind):
            "the entitlements in the code signature cannot be read: \(PropertyListProblem(kind, at: nil).message)"
        case .badDEREntitlements: "the DER entitlements in the code signature are broken"
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
