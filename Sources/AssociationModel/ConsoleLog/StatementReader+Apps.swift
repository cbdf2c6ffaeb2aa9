import Findings
import TextFormats

// What a device says about an app's entries and its start, frameworks about links, and Android about its own.
extension StatementReader {
    /// What is said of the domain before the words, such as `Domain … is invalid. Will not attempt a download.`
    mutating func readDomain(before hit: PhraseScanner.Hit, _ statement: (String) -> ConsoleStatement) {
        let domain = text.name(before: hit.range.lowerBound)
        guard !domain.isEmpty else { return }
        add(statement(text.string(domain)), domain.lowerBound..<hit.range.upperBound)
    }

    /// `Error Domain=RBSRequestErrorDomain Code=5 "Launch failed." UserInfo={… NSPOSIXErrorDomain Code=163 …}`; other
    /// POSIX codes have other reasons.
    mutating func readLaunch(_ hit: PhraseScanner.Hit) {
        let after = text.after(hit.range.upperBound)
        guard let posix = text.first("NSPOSIXErrorDomain", in: after) ?? text.first("POSIX", in: after),
            let code = text.first("163", in: posix.upperBound..<(posix.upperBound + 16))
        else { return }
        add(.launchRefused(isExplained: false), hit.range.lowerBound..<code.upperBound)
    }

    /// `NSPOSIXErrorDomain Code=163 "Launchd job spawn failed"`, the error by itself.
    mutating func readSpawn(_ hit: PhraseScanner.Hit) {
        let before = text.before(hit.range.lowerBound).suffix(96)
        guard let code = text.first("163", in: before), text.first("POSIX", in: before) != nil else { return }
        add(.launchRefused(isExplained: false), code.lowerBound..<hit.range.upperBound)
    }

    /// `not valid: Error Domain=AppleMobileFileIntegrityError Code=-413 "No matching profile found"`, in one line or in
    /// the second of two.
    mutating func readNoProfile(_ hit: PhraseScanner.Hit) {
        let before = text.before(hit.range.lowerBound).suffix(64)
        guard text.first("-413", in: before) != nil else { return }
        add(.launchRefused(isExplained: true), hit.range)
    }

    /// `Plugin … uses deprecated application lifecycle events.`
    mutating func readPlugin(_ hit: PhraseScanner.Hit) {
        let name = text.name(before: hit.range.lowerBound)
        guard !name.isEmpty else { return }
        let isPlugin = text.has("plugin ", at: name.lowerBound - 7)
        add(
            .pluginWithoutScenes(isPlugin ? text.string(name) : nil),
            (isPlugin ? name.lowerBound : hit.range.lowerBound)..<hit.range.upperBound)
    }

    mutating func readUnsaved(_ hit: PhraseScanner.Hit) {
        // Others fail to save credentials too, or a credential of some kind.
        let end = hit.range.upperBound
        guard end >= text.bytes.count || !(text.bytes[end].isASCIILetter || Array(" :".utf8).contains(text.bytes[end]))
        else { return }
        add(.passwordNotSaved(lacksURL: false), hit.range)
    }

    // MARK: Android

    /// `example.com: legacy_failure`, outside the output of `pm get-app-links`.
    mutating func readLegacyFailure(_ hit: PhraseScanner.Hit) {
        guard text.has(": ", at: hit.range.lowerBound - 2) else { return }
        let host = text.name(before: hit.range.lowerBound - 2)
        guard text.first(".", in: host) != nil else { return }
        add(.appLinks(domain: text.string(host), .legacyFailure), host.lowerBound..<hit.range.upperBound)
    }

    /// `Verification 6 complete. Success:false. Failed hosts:example.com,www.example.com.`
    mutating func readFailedHosts(_ hit: PhraseScanner.Hit) {
        var start = hit.range.upperBound
        while true {
            let host = text.name(at: start)
            guard !host.isEmpty, text.first(".", in: host) != nil else { return }
            add(.appLinks(domain: text.string(host), .failedHost), host)
            guard text.has(",", at: host.upperBound) else { return }
            start = host.upperBound + 1
        }
    }
}
