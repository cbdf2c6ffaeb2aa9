extension Array<UInt8> {
    /// The bytes after one to four changes: one replaced, put in or taken out, four set to an extreme value, or a run
    /// repeated.
    ///
    /// - Parameter telling: the values that are put in.
    package func mutated(
        by generator: inout SeededGenerator, telling: [UInt8] = [0, 1, 0x7F, 0x80, 0xFE, 0xFF]
    ) -> [UInt8] {
        var result = self
        for _ in 0...Int.random(in: 0...3, using: &generator) where !result.isEmpty {
            let index = Int.random(in: 0..<result.count, using: &generator)
            let value = telling[Int.random(in: 0..<telling.count, using: &generator)]
            switch Int.random(in: 0...5, using: &generator) {
            case 0: result[index] = UInt8.random(in: 0...255, using: &generator)
            case 1: result[index] = value
            case 2: result.insert(value, at: index)
            case 3: for place in index..<Swift.min(index + 4, result.count) { result[place] = value }
            case 4: result.remove(at: index)
            default:
                let end = Swift.min(result.count, index + Int.random(in: 1...40, using: &generator))
                result.insert(contentsOf: result[index..<end], at: Int.random(in: 0...result.count, using: &generator))
            }
        }
        return result
    }
}
