import Testing

@Suite struct `the Swift of the articles` {
    @Test func `does what they say`() throws {
        #expect(try opensProduct())
        #expect(try passwordForRules().utf8.count >= 12)
    }
}
