import TextFormats

extension EntitlementEntry {
    /// The string the author must have meant, reduced to what Apple documents: the service, the host in lower case and
    /// Punycode, and the mode. Nil if that is not certain.
    package var corrected: String? {
        guard buildSetting == nil, let service = meantService else { return nil }
        let text: String
        switch problem {
        case nil, .domainFirst: text = host.text
        case .secondService: text = port?.text ?? ""
        case .otherSeparator:
            return partsByOtherSeparator.flatMap { EntitlementEntry("\($0.service.rawValue):\($0.rest)").corrected }
        case .nothing, .bareStar, .noService, .emptyService, .emptyDomain: return nil
        }
        guard var name = HostName.asciiForm(of: EntryText(text).withoutBlanks) else { return nil }
        if name.utf8.last == UInt8(ascii: ".") { name = String(decoding: name.utf8.dropLast(), as: UTF8.self) }
        let mode = mode.map { "?mode=\($0.rawValue)" } ?? ""
        let entry = EntitlementEntry("\(service.rawValue):\(name)\(mode)")
        return entry.problem == nil && entry.hostProblem == nil ? entry.raw : nil
    }

    private var meantService: Service? {
        switch problem {
        case .domainFirst(let service), .secondService(let service), .otherSeparator(let service): service
        default: knownService ?? service.flatMap { Service.nearest(to: $0.text) }
        }
    }
}
