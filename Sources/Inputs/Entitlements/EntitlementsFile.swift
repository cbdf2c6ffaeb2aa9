package import AssociationModel
package import Findings
package import TextFormats

/// Reads `.entitlements` files: property lists, as Xcode writes them or as `codesign` extracts them.
package enum EntitlementsFile {
    /// Reads the bytes of a file.
    ///
    /// - Parameter path: the path as the caller gave it, for the places of findings.
    package static func read(_ bytes: [UInt8], path: String) throws(EntitlementsFailure) -> AppEntitlements {
        try read(SourceText(bytes, from: .file(path: path)))
    }

    /// Reads a text.
    package static func read(_ source: SourceText) throws(EntitlementsFailure) -> AppEntitlements {
        let list: PropertyList
        do throws(PropertyListProblem) {
            list = try PropertyListReader.read(source.bytes)
        } catch {
            throw EntitlementsFailure(.notPropertyList(error), in: source)
        }
        guard let entitlements = AppEntitlements(list, in: source) else {
            throw EntitlementsFailure(.notDictionary(list.kind, list.span), in: source)
        }
        return entitlements
    }
}

/// Why entitlements could not be read, and where.
package struct EntitlementsFailure: Error, Sendable {
    /// Why entitlements could not be read.
    package enum Reason: Hashable, Sendable {
        /// The file is not a property list.
        case notPropertyList(PropertyListProblem)
        /// The file is a property list, but its value is not a dictionary; with the span of the value if it is known.
        case notDictionary(PropertyList.Kind, SourceSpan?)
    }

    package let reason: Reason
    package let source: SourceText

    init(_ reason: Reason, in source: SourceText) {
        self.reason = reason
        self.source = source
    }

    /// The bytes that are wrong, or the whole file.
    package var place: Place {
        let span =
            switch reason {
            case .notPropertyList(let problem): problem.span
            case .notDictionary(_, let span): span
            }
        return span.map { .text(source, $0) } ?? .wholeText(source)
    }

    /// The reason, as a message without the path.
    package var message: Message {
        switch reason {
        case .notPropertyList(let problem): problem.message
        case .notDictionary(let kind, _): "entitlements must be a dictionary, but this is \(plain: "\(kind.name)")"
        }
    }
}
