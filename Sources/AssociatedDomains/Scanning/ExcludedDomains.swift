import AssociationModel
package import Findings
import Judging
import LocalFiles
import TextFormats

/// The domains whose owners do not want to be asked; their subdomains are among them.
package struct ExcludedDomains: Sendable {
    private var names: Set<String> = []

    /// None.
    package init() {}

    /// Reads a file with a domain a line; empty lines and `#` comments are skipped.
    package init(in path: String) throws(InputFailure) {
        var number = 0
        var mistake: InputFailure?
        do throws(FileFailure) {
            var reader = try LineReader(path, longest: 1 << 16)
            while try reader.readLines({ line in
                number += 1
                do throws(ScanTarget.Problem) {
                    guard let line else { throw ScanTarget.Problem("it is too long") }
                    if let target = try ScanTarget(line) { names.insert(target.site.host) }
                } catch {
                    mistake = mistake ?? InputFailure("line \(number): \(error.reason)", at: path)
                }
            }) {}
        } catch {
            throw InputFailure(error, reading: path)
        }
        if let mistake { throw mistake }
    }

    /// Whether a host, in lower case, or a domain above it is among them.
    package func contains(_ host: String) -> Bool {
        guard !names.isEmpty else { return false }
        var rest = Substring(host)
        while true {
            if names.contains(String(rest)) { return true }
            guard let dot = rest.utf8.firstIndex(of: UInt8(ascii: ".")) else { return false }
            rest = rest[rest.utf8.index(after: dot)...]
        }
    }
}
