import Findings

/// The statements of a log, without duplicates.
struct ConsoleEntries {
    private(set) var all: [ConsoleLog.Entry] = []
    private(set) var omittedCount = 0
    private var indices: [ConsoleStatement: Int] = [:]

    /// The statements without those that only repeat a part of another: an error that was pasted on two lines, or that a
    /// tool tells twice.
    var telling: [ConsoleLog.Entry] {
        let statements = all.map(\.statement)
        let namesProfile = statements.contains {
            if case .capabilityUnsupported(let refusal) = $0 { refusal.profile != nil } else { false }
        }
        let namesCause = statements.contains {
            if case .relyingPartyRefused(let refusal) = $0 { refusal.file != nil } else { false }
        }
        let namesLaunch = statements.contains {
            if case .capabilityUnsupported(let refusal) = $0 { refusal.origin == .launch } else { false }
        }
        let explainsLaunch = namesLaunch || statements.contains(.launchRefused(isExplained: true))
        return all.filter {
            switch $0.statement {
            case .launchRefused(let isExplained): isExplained ? !namesLaunch : !explainsLaunch
            case .capabilityUnsupported(let refusal): !namesProfile || !refusal.isBare
            case .relyingPartyRefused(let refusal): !namesCause || !refusal.isBare
            default: true
            }
        }
    }

    /// Adds a statement and returns its index; nil if the limit is reached.
    mutating func add(_ statement: ConsoleStatement, at place: ConsoleLog.Occurrence) -> Int? {
        if let index = indices[statement] {
            // A sentence that appears twice in one line counts once.
            let line = place.position.line
            if (all[index].last ?? all[index].first).position.line != line {
                all[index].count += 1
                all[index].last = place
            }
            return index
        }
        guard all.count < ConsoleLog.entryLimit else {
            omittedCount += 1
            return nil
        }
        indices[statement] = all.count
        all.append(ConsoleLog.Entry(statement: statement, first: place, last: nil, count: 1))
        return all.count - 1
    }

    /// Sets the time of the latest occurrence of an entry.
    mutating func set(time: String, of index: Int) {
        if all[index].last != nil { all[index].last?.time = time } else { all[index].first.time = time }
    }
}
