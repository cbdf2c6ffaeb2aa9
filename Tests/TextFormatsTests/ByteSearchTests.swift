import TestData
import Testing
import TextFormats

@Suite struct `A search for a word` {
    @Test(.seeded) func `finds the first occurrence from an offset on, as looking at each place does`() {
        var generator = SeededGenerator(seed: RunSeed.value)
        for _ in 0..<2_000 {
            let text = (0..<Int.random(in: 0..<24, using: &generator)).map { _ in
                UInt8.random(in: 0x61...0x63, using: &generator)
            }
            let word = (0..<Int.random(in: 1..<5, using: &generator)).map { _ in
                UInt8.random(in: 0x61...0x63, using: &generator)
            }
            let start = Int.random(in: 0...text.count, using: &generator)
            let places = (start..<text.count).filter { text[$0...].starts(with: word) }
            let search = ByteSearch(String(decoding: word, as: UTF8.self))
            #expect(search.first(in: text, from: start) == places.first, "\(text) \(word) \(start)")
        }
    }

    @Test(arguments: ["", "a", "ab"])
    func `finds no empty word`(text: String) {
        #expect(ByteSearch("").first(in: Array(text.utf8)) == nil)
    }
}
