/// Bodies in content encodings, made once with Python's `zlib` and `brotli` 1.1 and with zstd 1.5.4.
package enum EncodedBodies {
    /// What the small ones decode to.
    package static let json = Array(#"{"applinks":{}}"#.utf8)

    /// `json` in each encoding.
    package static let ofJSON: [(encoding: String, bytes: [UInt8])] = [
        ("gzip", bytes("1f8b0800000000000203ab564a2c28c8c9cccb2e56b2aaaead0500cefc17180f000000")),
        ("x-gzip", bytes("1f8b0800000000000203ab564a2c28c8c9cccb2e56b2aaaead0500cefc17180f000000")),
        ("deflate", bytes("789cab564a2c28c8c9cccb2e56b2aaaead05002d8f05d1")),
        ("br", bytes("0b07807b226170706c696e6b73223a7b7d7d03")),
        ("zstd", bytes("28b52ffd00687900007b226170706c696e6b73223a7b7d7d")),
        (
            "gzip, gzip",
            bytes(
                """
                1f8b080000000000020393efe660000126e6d5615e3a1a274e9e39ad17b669d5bab5ac0ce7fe884bf003a500288d160e2300
                0000
                """)
        ),
    ]

    /// 131,073 zeros in gzip: one more than the largest file that Apple reads.
    package static let gzipOf131073 = bytes(
        """
        1f8b0800000000000203edc13101000000c2a0f54fed630ca000000000000000000000000000000000000000000000000000
        0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
        0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
        00006e4db9a93701000200
        """)

    /// 131,074 zeros in gzip.
    package static let gzipOf131074 = bytes(
        """
        1f8b0800000000000203edc13101000000c2a0f54fed650ba000000000000000000000000000000000000000000000000000
        0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
        0000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000
        00006e197b58da02000200
        """)

    /// 256 MiB of zeros: `brotli.compress(bytes(256 << 20), quality=11, lgwin=24)`.
    package static let brotliBomb = bytes(
        """
        cfffff7ff82700e2b14020f7fe9ffffffff04f00c4610180eefd3fffffffe19f0088c32200ddfb7ffeffffc33f0110870500
        baf7fffcffff877f02200e0b0074effff9ffff0fff04401c1600e8defff3ffff1ffe0980382c00d0bdffe7ffff3ffc130071
        5800a07bffcfffff7ff82700e2b00040f7fe9ffffffff04f00c4610180eefd3fffffffe19f0088c30200ddfb7ffeffffc33f
        0110870500baf7fffcffff877f02200e0b0074effff9ffff0fff04401c1600e8defff3ffff1ffe0980382c00d0bdffe7ffff
        3ffc1300715800a07bff3f
        """)

    /// 64 MiB of zeros in gzip, and that in gzip again.
    package static let doubleGzipBomb = bytes(
        """
        1f8b0800000000000203eddcaf4e427114c0f18b5c37261b622019e4118814061acc06cd8e0720926573260b2f41666373b3
        d27803b4d9fd139c33392fdcfb18bff3f9a4934f3c3bfb9e3d36b2d241fd635dabed87d9fc7ff9d538ca00000080c4cd5eef
        ebe53120eb16dbcbab1b0000002075e3e3565e1d05fe6e4fcfad0300000092f730e8b7ab0f81efbb496e1d00000090bcceef
        dba8ba056c8aa7936bfb00000080e4bd080600000040288201000000108b6000000000c4221800000000c10806000000402c
        8201000000108b6000000000c4221800000000c10806000000402c820100000010cb62d0ef968f01ed9f623abc38cc000000
        88e4b9f9d97b5fed877c073c4cecfae2fe0000
        """)

    private static func bytes(_ hex: String) -> [UInt8] {
        let digits = hex.compactMap(\.hexDigitValue)
        return stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
    }
}
