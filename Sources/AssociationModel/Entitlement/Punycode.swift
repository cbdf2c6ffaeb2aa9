import TextFormats

/// Punycode (RFC 3492), the ASCII encoding of a Unicode label, without the `xn--` prefix that DNS adds.
package enum Punycode {
    // RFC 3492, section 5.
    private static let base: UInt32 = 36
    private static let tMin: UInt32 = 1
    private static let tMax: UInt32 = 26
    private static let skew: UInt32 = 38
    private static let damp: UInt32 = 700
    private static let initialBias: UInt32 = 72
    private static let initialN: UInt32 = 0x80

    /// The longest label that is encoded or decoded, in scalars: far more than DNS allows (63 bytes), and short enough
    /// for the quadratic algorithm.
    private static let longestLabel = 1024

    private static let delimiter = UInt8(ascii: "-")

    /// Encodes a label. Nil if a number would overflow (RFC 3492, section 6.4) or the label is unrealistically long.
    ///
    /// Nothing is mapped or validated; ``HostName/asciiForm(of:)`` does that.
    package static func encode(_ label: String) -> String? {
        let scalars = label.unicodeScalars.map(\.value)
        guard scalars.count <= longestLabel else { return nil }
        var output = scalars.filter { $0 < initialN }.map { UInt8(truncatingIfNeeded: $0) }
        let basicCount = UInt32(output.count)
        if basicCount > 0 { output.append(delimiter) }
        var (n, delta, bias, handled) = (initialN, UInt32(0), initialBias, basicCount)
        while handled < scalars.count {
            // With at most 1024 scalars below 0x110000 no sum here reaches 2^32.
            guard let next = scalars.filter({ $0 >= n }).min() else { return nil }
            delta += (next - n) * (handled + 1)
            n = next
            for scalar in scalars {
                if scalar < n {
                    delta += 1
                } else if scalar == n {
                    write(delta, bias: bias, to: &output)
                    bias = adapted(delta, count: handled + 1, isFirst: handled == basicCount)
                    delta = 0
                    handled += 1
                }
            }
            delta += 1
            n += 1
        }
        return String(decoding: output, as: UTF8.self)
    }

    /// Decodes a label. Nil if it is not Punycode: invalid characters, an overflow, or a number that is not a scalar.
    package static func decode(_ label: String) -> String? {
        let input = Array(label.utf8)
        guard input.count <= longestLabel, input.allSatisfy({ $0 < initialN }) else { return nil }
        var scalars: [Unicode.Scalar] = []
        var place = 0
        // A delimiter at the very start delimits nothing (section 6.2) and is not a digit either.
        if let last = input.lastIndex(of: delimiter), last > 0 {
            scalars = input[..<last].map { Unicode.Scalar($0) }
            place = last + 1
        }
        var (n, i, bias) = (initialN, UInt32(0), initialBias)
        while place < input.count {
            guard let delta = readDelta(input, &place, bias: bias) else { return nil }
            let (sum, overflows) = i.addingReportingOverflow(delta)
            guard !overflows else { return nil }
            let count = UInt32(scalars.count + 1)
            bias = adapted(delta, count: count, isFirst: i == 0)
            let (next, isTooLarge) = n.addingReportingOverflow(sum / count)
            guard !isTooLarge, let scalar = Unicode.Scalar(next) else { return nil }
            n = next
            i = sum % count
            scalars.insert(scalar, at: Int(i))
            i += 1
        }
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }

    /// Writes a number as base-36 digits with increasing thresholds (section 3.3).
    private static func write(_ delta: UInt32, bias: UInt32, to output: inout [UInt8]) {
        var rest = delta
        var k = base
        while true {
            let threshold = threshold(k, bias: bias)
            if rest < threshold { break }
            output.append(digit(threshold + (rest - threshold) % (base - threshold)))
            rest = (rest - threshold) / (base - threshold)
            k += base
        }
        output.append(digit(rest))
    }

    /// Reads such a number starting at `place`. Nil if it is cut off, overflows, or contains an invalid digit.
    private static func readDelta(_ input: [UInt8], _ place: inout Int, bias: UInt32) -> UInt32? {
        var (delta, weight, k) = (UInt32(0), UInt32(1), base)
        while place < input.count {
            guard let digit = value(of: input[place]) else { return nil }
            place += 1
            let (product, overflows) = digit.multipliedReportingOverflow(by: weight)
            let (sum, isTooLarge) = delta.addingReportingOverflow(product)
            guard !overflows, !isTooLarge else { return nil }
            delta = sum
            let threshold = threshold(k, bias: bias)
            if digit < threshold { return delta }
            let (heavier, isTooHeavy) = weight.multipliedReportingOverflow(by: base - threshold)
            guard !isTooHeavy else { return nil }
            weight = heavier
            k += base
        }
        return nil
    }

    private static func threshold(_ k: UInt32, bias: UInt32) -> UInt32 {
        k <= bias + tMin ? tMin : k >= bias + tMax ? tMax : k - bias
    }

    private static func adapted(_ delta: UInt32, count: UInt32, isFirst: Bool) -> UInt32 {
        var delta = isFirst ? delta / damp : delta / 2
        delta += delta / count
        var k: UInt32 = 0
        while delta > ((base - tMin) * tMax) / 2 {
            delta /= base - tMin
            k += base
        }
        return k + (base - tMin + 1) * delta / (delta + skew)
    }

    private static func digit(_ value: UInt32) -> UInt8 {
        UInt8(truncatingIfNeeded: value < 26 ? value + 0x61 : value - 26 + 0x30)
    }

    private static func value(of digit: UInt8) -> UInt32? {
        switch digit {
        case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(digit) - 0x61
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(digit) - 0x41
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(digit) - 0x30 + 26
        default: nil
        }
    }
}
