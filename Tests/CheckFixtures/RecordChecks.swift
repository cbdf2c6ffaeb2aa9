import Foundation
import TestData

/// `make record-checks`: rewrites `expected.txt` of the cases that this build can judge, and prints the path of each that
/// changes.
@main struct RecordChecks {
    static func main() async throws {
        for fixture in FixtureCase.all {
            let (text, path) = (try await fixture.expectation(), fixture.expectationPath)
            guard Array(text.utf8) != (try? Repository.bytes(of: path)) else { continue }
            try text.write(to: Repository.root.appending(path: path), atomically: true, encoding: .utf8)
            print(path)
        }
    }
}
