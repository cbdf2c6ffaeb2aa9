import CheckFixtures
import SwiftSourceScreens

extension FixtureCase {
    /// Those that are for this build: with the package trait `SwiftSources` those that read Swift, without it all others, so
    /// that `make test` and `make test-traits` judge each once.
    static let ofThisBuild = written.filter { $0.readsSwift == SwiftSources.areRead }

    /// The codes of the checks under which these stand, in order.
    static let codesOfThisBuild = Set(ofThisBuild.map(\.code)).sorted()

    /// Those of this build under a check.
    static func ofThisBuild(under code: String) -> [FixtureCase] { ofThisBuild.filter { $0.code == code } }
}
