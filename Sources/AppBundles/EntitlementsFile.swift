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

    /// Reads a text, from wherever it came.
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

/// Why a file holds no entitlements, and where that shows.
package struct EntitlementsFailure: Error, Sendable {
    /// The reasons.
    package enum Reason: Hashable, Sendable {
        /// The file is no property list.
        case notPropertyList(PropertyListProblem)
        /// The file is a property list, but its value is no dictionary; the value's bytes, if it is in a text.
        case notDictionary(PropertyList.Kind, SourceSpan?)
    }

    /// The reason.
    package let reason: Reason
    /// The file.
    package let source: SourceText

    init(_ reason: Reason, in source: SourceText) {
        self.reason = reason
        self.source = source
    }

    /// The bytes that are to blame, or the file as a whole.
    package var place: Place {
        let span =
            switch reason {
            case .notPropertyList(let problem): problem.span
            case .notDictionary(_, let span): span
            }
        return span.map { .text(source, $0) } ?? .wholeText(source)
    }

    /// The reason in words.
    package var message: Message {
        switch reason {
        case .notPropertyList(let problem): problem.message
        case .notDictionary(let kind, _): "entitlements are a dictionary, and this is \(plain: "\(kind.name)")"
        }
    }
}
