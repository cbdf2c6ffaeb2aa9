import AssociationModel
import Findings
import Judging
import Testing
import TextFormats

@Suite struct `a subject of checks` {
    private let subjects = Subjects(Evidence(Question(InputParts(), Choices(now: Instant(seconds: 0)))))

    @Test func `is made once`() {
        #expect(subjects.once("A.swift", 1) { [1] } == [1])
        #expect(subjects.once("A.swift", 1) { [2] } == [1])
    }

    @Test func `is not that of another property, whatever its file, its line and its type`() {
        #expect(subjects.once("A.swift", 1) { [1] } == [1])
        #expect(subjects.once("B.swift", 1) { [2] } == [2])
        #expect(subjects.once("A.swift", 2) { [3] } == [3])
        #expect(subjects.once("A.swift", 1) { [1] } == [1])
        #expect(subjects.once("A.swift", 1) { ["4"] } == ["4"])
    }
}
