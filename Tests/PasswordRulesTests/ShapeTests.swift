import PasswordRules
import TestData
import Testing

@Suite struct `the predicted shape` {
    @Test(.needsSharedData(Vectors.predicted))
    func `is that of the model, for each of its descriptors`() throws {
        let names: [String: PasswordShape.Style] = [
            "typeable": .typeable, "typeable-no-dash": .typeableWithoutHyphens, "classic": .classic,
            "classic-no-dash": .random,
        ]
        for vector in try Vectors.shapes() {
            let shape = PasswordDescriptor(vector.input).rules.shape
            #expect(shape.style == names[vector.style], "\(vector.input)")
            #expect(shape.length == vector.length, "\(vector.input)")
            #expect(shape.alphabet?.count == vector.alphabet, "\(vector.input)")
            #expect(abs(shape.bits - vector.bits) < 0.11, "\(vector.input): \(shape.bits) is not \(vector.bits)")
            #expect((shape.missedMinimum != nil) == vector.violates.contains("minlength"), "\(vector.input)")
        }
    }

    @Test func `of Apple's own quirks is distributed as the model says`() throws {
        var counts: [PasswordShape.Style: Int] = [:]
        var missed: [String] = []
        for vector in try Vectors.rules() where vector.id.hasPrefix("quirk:") && vector.id.hasSuffix(":full") {
            let shape = PasswordDescriptor(vector.input).rules.shape
            counts[shape.style, default: 0] += 1
            if shape.missedMinimum != nil { missed.append(vector.id) }
        }
        #expect(counts == [.typeable: 66, .typeableWithoutHyphens: 66, .classic: 64, .random: 238])
        #expect(missed == ["quirk:identity.codesignal.com:full"])
    }

    @Test(
        arguments: [
            ("", PasswordShape.Style.typeable, 20, nil), ("required: lower; required: upper", .random, 12, nil),
            ("required: lower; required: upper; required: digit", .typeableWithoutHyphens, 18, nil),
            ("minlength: 20; allowed: upper, lower, digit", .typeableWithoutHyphens, 18, 20),
            ("maxlength: 8", .random, 8, nil), ("minlength: 14; maxlength: 16", .classic, 15, nil),
        ] as [(String, PasswordShape.Style, Int, Int?)])
    func `follows the lengths and classes`(descriptor: String, style: PasswordShape.Style, length: Int, missed: Int?) {
        let shape = PasswordDescriptor(descriptor).rules.shape
        #expect(shape.style == style)
        #expect(shape.length == length)
        #expect(shape.missedMinimum == missed)
    }
}
