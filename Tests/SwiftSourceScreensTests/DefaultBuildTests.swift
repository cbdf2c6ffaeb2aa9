import SwiftSourceScreens
import Testing

@Suite struct `the package trait SwiftSources` {
    @Test func `is what the module says it is`() {
        #if SwiftSources
            #expect(SwiftSources.areRead)
        #else
            #expect(!SwiftSources.areRead)
            print("skipped: the tests of Swift sources, which need --traits SwiftSources")
        #endif
    }
}
