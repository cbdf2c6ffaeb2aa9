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

    /// The longest label that is encoded, in scalars: far more than DNS allows (63 bytes), and short enough
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
}
