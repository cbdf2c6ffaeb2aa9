import AssociationModel
import Findings
import Judging
import Testing
import TextFormats

@Suite struct `a subject of checks` {
    private let subjects = Subjects(Evidence(Question(InputParts(), Choices(now: Instant(seconds: 0)))))

    @Test func `is made once`() {
        #expect(subjects.once("A.swift", "apps") { [1] } == [1])
        #expect(subjects.once("A.swift", "apps") { [2] } == [1])
    }

    @Test func `is not that of another property, whatever its file, its name and its type`() {
        #expect(subjects.once("A.swift", "apps") { [1] } == [1])
        #expect(subjects.once("B.swift", "apps") { [2] } == [2])
        #expect(subjects.once("A.swift", "sites") { [3] } == [3])
        #expect(subjects.once("A.swift", "apps") { [1] } == [1])
        #expect(subjects.once("A.swift", "apps") { ["4"] } == ["4"])
    }
}
