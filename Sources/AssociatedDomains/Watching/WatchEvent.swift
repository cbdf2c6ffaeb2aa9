public import Findings
import Judging
public import TextFormats

/// What a watch tells while it runs.
public enum WatchEvent: Sendable {
    /// The state of an association: the first one, or one that differs from the last.
    case change(WatchChange)
    /// A server asked to be left alone for longer than the interval.
    case delay(seconds: Int)
}

/// The state of an association at a moment, and the one before.
public struct WatchChange: Sendable {
    /// When it was seen.
    public let time: Instant
    package let association: WatchedAssociation
    /// The last state; nil at the first check.
    package let previous: WatchedAssociation.State?

    /// The domain, as the app claims it.
    public var domain: String { association.domain }
    /// What devices do, as far as is known.
    public var verdict: Report.Association.Verdict { association.state.effective }

    /// One line for people, such as `12:03:14  shop.example.com webcredentials  devices: not-associated → associated`,
    /// with the time of day on this machine.
    ///
    /// - Parameter showsApp: whether to name the app, because there are several.
    package func line(showsApp: Bool) -> Message {
        let state = association.state
        let app: Message = showsApp ? association.app.map { " \(plain: $0)" } ?? "" : ""
        var parts: [Message] = []
        if let verdict = state.deviceVerdict {
            parts.append(Self.change("devices", previous?.deviceVerdict, verdict))
        }
        if state.deviceVerdict == nil || state.verdict != state.deviceVerdict || previous?.verdict != state.verdict {
            parts.append(Self.change("server", previous?.verdict, state.verdict))
        }
        if let previous {
            let (old, new) = (Set(previous.findings), Set(state.findings))
            parts += new.subtracting(old).sorted().map { "+\(plain: $0)" }
            parts += old.subtracting(new).sorted().map { "-\(plain: $0)" }
        }
        if let remark { parts.append("(\(remark))") }
        return """
            \(plain: time.timeOfDay)  \(plain: association.domain) \(plain: association.service)\(app)  \
            \(.joined(parts, by: "  "))
            """
    }

    private var remark: Message? {
        if let reason = association.reason { return reason }
        return association.copyAge.map { "CDN copy of \(.duration($0)) ago" }
    }

    private static func change(
        _ side: StaticString, _ old: Report.Association.Verdict?, _ new: Report.Association.Verdict
    ) -> Message {
        let side = Message(stringLiteral: side)
        guard let old, old != new else { return "\(side): \(plain: new.rawValue)" }
        return "\(side): \(plain: old.rawValue) → \(plain: new.rawValue)"
    }

    /// The change as a JSON object.
    package var output: JSONOutput {
        .object(
            [
                ("time", .string(time.description)), ("service", .string(association.service)),
                ("domain", .string(association.domain)), ("app", JSONOutput(association.app)),
            ] + Self.members(of: association.state) + [
                ("reason", JSONOutput(association.reason?.description)),
                ("previous", previous.map { .object(Self.members(of: $0)) } ?? .null),
            ])
    }

    private static func members(of state: WatchedAssociation.State) -> [(String, JSONOutput)] {
        [
            ("verdict", .string(state.verdict.rawValue)),
            ("deviceVerdict", JSONOutput(state.deviceVerdict?.rawValue)),
            ("findings", .array(state.findings.map(JSONOutput.string))),
        ]
    }
}
