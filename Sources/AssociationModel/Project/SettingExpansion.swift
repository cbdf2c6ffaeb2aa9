import Findings
import TextFormats

/// Expands the references in a text: `$(NAME)`, `${NAME}`, `$NAME`, `$(NAME:operator)`, `$(A_$(B))`.
///
/// A setting that refers to itself, directly or through others, means its value in the layer below, as `$(inherited)`
/// does. References therefore can't loop forever, but the text can double at each step, so the number of steps and the
/// size of the result are limited.
struct SettingExpansion {
    private static let stepLimit = 2_000
    private static let depthLimit = 64
    private static let sizeLimit = 1 << 20
    private static let valueLimit = 1 << 16

    private let settings: BuildSettings
    private let emptiesUnknown: Bool
    private var steps = 0
    private var size = 0
    private var unresolved: [UnresolvedReference] = []
    private var emptied: [String] = []
    /// The settings being expanded, each with the index of the current value among the values of that setting.
    private var open: [(name: String, index: Int)] = []

    /// - Parameter emptiesUnknown: whether a setting that nothing assigns is empty, as in a build, unless Xcode itself may
    ///   set it.
    init(settings: BuildSettings, emptiesUnknown: Bool = false) {
        self.settings = settings
        self.emptiesUnknown = emptiesUnknown
    }

    mutating func expand(_ text: DeclaredText, as name: String?) -> ResolvedSetting {
        if let name { open.append((name, 0)) }
        let value = expand(Array(text.string.utf8)[...], of: text, depth: 0)
        return ResolvedSetting(
            value: String(decoding: value, as: UTF8.self), written: text, unresolved: unresolved, emptied: emptied)
    }

    // The part is a slice of the bytes of `text`, so its indices are offsets into it.
    private mutating func expand(_ part: ArraySlice<UInt8>, of text: DeclaredText, depth: Int) -> [UInt8] {
        var result: [UInt8] = []
        var rest = part
        while let dollar = rest.firstIndex(of: UInt8(ascii: "$")) {
            guard allowsStep(into: part, depth: depth) else {
                let place = text.place(of: SourceSpan(part.startIndex, part.endIndex))
                note(UnresolvedReference(name: open.last?.name ?? "", reason: .unbounded, place: place))
                break
            }
            result += rest[..<dollar]
            guard let reference = SettingReference(rest[dollar...]) else {
                result.append(UInt8(ascii: "$"))
                rest = rest[(dollar + 1)...]
                continue
            }
            let written = rest[dollar..<reference.end]
            rest = rest[reference.end...]
            if let value = value(of: reference, written: written, in: text, depth: depth) {
                result += value
            } else {
                result += written
            }
        }
        result += rest
        size += result.count
        return result
    }

    private mutating func allowsStep(into part: ArraySlice<UInt8>, depth: Int) -> Bool {
        steps += 1
        return steps < Self.stepLimit && depth < Self.depthLimit && size < Self.sizeLimit
            && part.count < Self.valueLimit
    }

    // Nil if the value is unknown; it has then been recorded in `unresolved`.
    private mutating func value(
        of reference: SettingReference, written: ArraySlice<UInt8>, in text: DeclaredText, depth: Int
    ) -> [UInt8]? {
        let name = String(decoding: expand(reference.name, of: text, depth: depth + 1), as: UTF8.self)
        let place = text.place(of: SourceSpan(written.startIndex, written.endIndex))
        var value = value(named: name, depth: depth)
        if value == nil, emptiesUnknown, !XcodeSettings.mayContain(name) {
            if !emptied.contains(name) { emptied.append(name) }
            value = []
        }
        for operation in reference.operators {
            if let replacement = operation.defaultValue {
                if value?.isEmpty ?? true { value = expand(replacement, of: text, depth: depth + 1) }
            } else if let known = value {
                guard let applied = operation.apply(to: known) else {
                    note(UnresolvedReference(name: name, reason: .unknownOperator, place: place))
                    return nil
                }
                value = applied
            }
        }
        if value == nil { note(UnresolvedReference(name: name, reason: .unknown, place: place)) }
        return value
    }

    private mutating func value(named reference: String, depth: Int) -> [UInt8]? {
        let isInherited = reference == "inherited" || reference == "value"
        guard let name = isInherited ? open.last?.name : reference else { return nil }
        let next = open.last { $0.name == name }.map { $0.index + 1 } ?? 0
        let values = settings.written(name)
        // Below the lowest layer the value is known to be empty.
        guard next < values.count else { return next > 0 ? [] : nil }
        open.append((name, next))
        defer { open.removeLast() }
        return expand(Array(values[next].string.utf8)[...], of: values[next], depth: depth + 1)
    }

    private mutating func note(_ reference: UnresolvedReference) {
        if unresolved.contains(where: { $0.name == reference.name && $0.reason == reference.reason }) { return }
        unresolved.append(reference)
    }
}
