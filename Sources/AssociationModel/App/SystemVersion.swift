import TextFormats

/// A version of an operating system, such as 12.0 or 10.15.7; missing parts are 0.
package struct SystemVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
    /// The first number.
    package let major: Int
    /// The second number.
    package let minor: Int
    /// The third number.
    package let patch: Int

    /// Puts a version together.
    package init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
        (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    /// Reads one to three numbers with full stops between them. Nil for anything else.
    package init?(_ text: String) {
        var numbers: [Int] = []
        for part in text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
            guard !part.isEmpty, part.count <= 6, part.allSatisfy(\.isASCIIDigit), numbers.count < 3,
                let number = Int(String(decoding: part, as: UTF8.self))
            else { return nil }
            numbers.append(number)
        }
        numbers += [0, 0]
        self.init(numbers[0], numbers[1], numbers[2])
    }

    /// Takes a version as load commands of Mach-O hold it: 16 bits, 8 bits, 8 bits (`<mach-o/loader.h>`).
    package init(packed: UInt32) { self.init(Int(packed >> 16), Int(packed >> 8 & 0xFF), Int(packed & 0xFF)) }

    /// The version as `12.0`, or as `10.15.7` where the third number is not 0.
    package var description: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }

    /// Orders by number.
    package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
        (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }
}
