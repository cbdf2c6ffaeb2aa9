import AssociationModel
package import Findings

/// Something that checks read and that could not be looked at: what they don't find there, they can't call absent.
package struct Unseen: Sendable {
    /// Kinds of what checks read.
    package struct Sources: OptionSet, Sendable {
        package let rawValue: UInt8

        package init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The sites' servers, and what stands for them.
        package static let origins = Sources(rawValue: 1)
        /// The copies on Apple's CDN.
        package static let copies = Sources(rawValue: 2)
        /// What is deployed for the sites.
        package static let deployments = Sources(rawValue: 4)
        /// The screens, and the code behind them.
        package static let screens = Sources(rawValue: 8)
    }

    package let source: Sources
    /// What it would have told something of.
    package let scope: Scope
    /// Why nothing is known of it, as a clause.
    package let reason: Message
    /// Whether that is a trouble of this machine.
    package let isLocal: Bool
}

extension SiteSurvey {
    /// What was asked about the site and not seen: the server's answer first.
    package var unseen: [Unseen] {
        let authority: Message = "\(plain: key.authority)"
        let origin = asksOrigin && isUnknown ? probes.decisive?.notSeen ?? .notAllowed : nil
        var result = [origin.map { Unseen(.origins, at: self, authority, $0) }].compactMap(\.self)
        switch cdnCopy?.exchange?.notSeen {
        // Nobody asked for a copy that is not in the recording, or may not be fetched.
        case nil, .notAllowed?, .notRecorded?: break
        case let cause?: result.append(Unseen(.copies, at: self, "Apple's CDN about \(authority)", cause))
        }
        return result
    }
}

extension Unseen {
    fileprivate init(_ source: Sources, at site: SiteSurvey, _ who: Message, _ cause: NotSeen) {
        let (reason, isLocal): (Message, Bool) =
            switch cause {
            case .local: ("this machine could not ask \(who)", true)
            case .notRecorded: ("\(who) is not in the recording", false)
            case .denied(let path): ("\(plain: path) cannot be read", false)
            case .computed(let path, let line): ("\(plain: path):\(line) computes the answer", false)
            case .notAllowed, .outOfTime, .cancelled:
                (source == .copies ? "\(who) was not asked" : "\(who) was not contacted", false)
            }
        self.init(source: source, scope: site.scope, reason: reason, isLocal: isLocal)
    }
}
