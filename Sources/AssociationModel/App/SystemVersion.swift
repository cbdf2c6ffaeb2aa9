import TextFormats

/// A version of an operating system, such as 12.0 or 10.15.7. Missing parts are 0.
package struct SystemVersion: Hashable, Sendable, Comparable, CustomStringConvertible {
    package let major: Int
    package let minor: Int
    package let patch: Int

    package init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
        (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    /// Parses one to three numbers separated by periods. Nil for anything else.
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

    /// Unpacks a version from a Mach-O load command: 16, 8 and 8 bits (`<mach-o/loader.h>`).
    package init(packed: UInt32) { self.init(Int(packed >> 16), Int(packed >> 8 & 0xFF), Int(packed & 0xFF)) }

    /// The version as `12.0`, or as `10.15.7` if the third number is not 0.
    package var description: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }

    package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
        (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
    }
}
