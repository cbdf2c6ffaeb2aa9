import SwiftSourceScreens
import Testing

@Suite struct `the package trait SwiftSources` {
    @Test func `is what the module says it is`() {
        #if SwiftSources
            #expect(SwiftSources.areRead)
        #else
            #expect(!SwiftSources.areRead)
        #endif
    }

    #if !SwiftSources
        /// Stands for the tests that are compiled only with the trait, so that a run without it counts them as skipped.
        @Test(.disabled("built without --traits SwiftSources")) func `has its tests run`() {}
    #endif
}
