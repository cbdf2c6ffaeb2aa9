import AssociationModel
import TestData
import Testing
import TextFormats

@Suite struct `a moment` {
    // From `date -u -d @SECONDS`.
    @Test(arguments: [
        (0, "1970-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"), (951_782_400, "2000-02-29T00:00:00Z"),
        (1_709_210_096, "2024-02-29T12:34:56Z"), (1_795_251_600, "2026-11-21T09:00:00Z"),
        (-2_203_891_200, "1900-03-01T00:00:00Z"), (4_107_542_400, "2100-03-01T00:00:00Z"),
        (-62_135_596_800, "0001-01-01T00:00:00Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
    ])
    func `has one text, and the text one moment`(seconds: Int, text: String) {
        #expect(Instant(seconds: seconds).description == text)
        #expect(Instant(text)?.seconds == seconds)
        #expect(Instant(seconds: seconds).date == String(text.prefix(10)))
    }

    @Test(.seeded) func `is read back from its text`() {
        var random = SeededGenerator(seed: RunSeed.value)
        for _ in 0..<20_000 {
            let moment = Instant(seconds: Int.random(in: -62_135_596_800...253_402_300_799, using: &random))
            #expect(Instant(moment.description) == moment)
        }
    }

    @Test func `follows the one of a second before, over every day of 400 years`() {
        var previous = Instant(year: 1_999, month: 12, day: 31)
        for year in 2_000..<2_400 {
            for month in 1...12 {
                for day in 1...31 {
                    guard let moment = Instant(year: year, month: month, day: day) else { continue }
                    #expect(moment.seconds - (previous?.seconds ?? 0) == 86_400, "\(moment)")
                    previous = moment
                }
            }
        }
        #expect(previous?.date == "2399-12-31")
    }

    @Test(arguments: [("2024-02-29", true), ("2023-02-29", false), ("2000-02-29", true), ("1900-02-29", false)])
    func `may be in a leap day, in leap years`(text: String, exists: Bool) {
        #expect((Instant(text) != nil) == exists)
    }

    @Test func `may be given as a date, which is its first second`() {
        #expect(Instant("2026-11-21") == Instant("2026-11-21T00:00:00Z"))
    }

    @Test func `of a leap second is the first second of the next minute`() {
        #expect(Instant("2016-12-31T23:59:60Z") == Instant("2017-01-01T00:00:00Z"))
    }

    @Test(arguments: [
        "", "2026", "2026-02-31", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00", "0000-01-01", "2026/11/21",
        "202-10-021", "2026-1-211", "+026-11-21", "2026-11-21T09:00:00", "2026-11-21T09:00:00z", "2026-11-21 09:00:00Z",
        "2026-11-21T24:00:00Z", "2026-11-21T09:60:00Z", "2026-11-21T09:00:61Z", "2026-11-21T09:00:00+00:00",
        "2026-11-21T9:00:000Z", "２０２６-11-21", "2026-11-21T09:00:00Z ",
    ])
    func `is not read from another form, or where there is none`(text: String) {
        #expect(Instant(text) == nil)
    }

    @Test func `has a text as far as numbers reach`() {
        #expect(Instant(seconds: .max).description.hasSuffix("Z"))
        #expect(Instant(seconds: .min).description.hasPrefix("-"))
        #expect(Instant(seconds: -62_167_219_201).date == "-0001-12-31")
        #expect(Instant(seconds: -62_167_219_200).date == "0000-01-01")
    }

    @Test func `comes before a later one`() throws {
        let moment = try #require(Instant("2026-11-21"))
        #expect(moment < moment.advanced(bySeconds: 1))
        #expect(moment.advanced(bySeconds: 86_400).date == "2026-11-22")
    }
}
