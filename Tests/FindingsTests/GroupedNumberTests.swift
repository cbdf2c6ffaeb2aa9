import Findings
import Testing

@Suite struct `a number in groups of three digits` {
    @Test(
        arguments: [
            (0, "0"), (999, "999"), (1_000, "1,000"), (131_072, "131,072"), (-1_204, "-1,204"),
            (12_345_678, "12,345,678"),
        ] as [(Int, String)])
    func `has commas between the groups alone`(number: Int, text: String) {
        #expect(number.grouped == text)
    }
}
