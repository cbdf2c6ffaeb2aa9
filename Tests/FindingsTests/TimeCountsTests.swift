import Findings
import Testing

@Suite struct `counts of times` {
    @Test func `have no percentile without a time`() { #expect(TimeCounts().percentile(50) == nil) }

    @Test func `give percentiles that are at most a twentieth too high`() throws {
        var counts = TimeCounts()
        for milliseconds in 1...10_000 { counts.add(milliseconds: milliseconds) }
        for percent in [1, 50, 90, 99, 100] {
            let exact = 100 * percent
            let counted = try #require(counts.percentile(percent))
            #expect(counted >= exact && counted <= exact + exact / 20 + 1, "\(percent) %: \(counted)")
        }
    }

    @Test func `are exact for short times, and take any`() {
        var counts = TimeCounts()
        for milliseconds in [0, 3, 3, 20] { counts.add(milliseconds: milliseconds) }
        #expect([25, 50, 75, 100].map { counts.percentile($0) } == [0, 3, 3, 20])
        counts.add(milliseconds: .max)
        #expect(counts.percentile(100) ?? 0 >= 86_400_000)
    }
}
