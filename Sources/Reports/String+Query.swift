extension String {
    /// As a value of a query: all bytes but those of unreserved characters are percent-encoded (RFC 3986, section 2.3).
    package var inQuery: String { percentEncoded() }

    /// The same, in which one more character stays as it is.
    func percentEncoded(keeping kept: UInt8? = nil) -> String {
        utf8.reduce(into: "") { result, byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
                UInt8(ascii: "~"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            case kept: result.unicodeScalars.append(Unicode.Scalar(byte))
            default: result += (byte < 0x10 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
    }
}
