/// A key on the curve P-256 that signs certificates of tests, and is no secret: it stands below.
///
/// A signature (FIPS 186-5, 6.4) is the x coordinate r of k·G and s = (z + r·d) / k, where z is the hash and d the key. Here k
/// is always 1, so that r is that of G, and s is z plus a number of the key's own: nothing but a sum. Whoever sees a
/// signature knows the key; for those who verify it, it is as good as any.
struct TestKey: Sendable {
    /// The point, without compression.
    let point: [UInt8]
    /// The number d; only a server needs it.
    let secret: [UInt8]
    /// r·d.
    private let product: [UInt64]

    private init(_ point: String, product: [UInt64], secret: String = "") {
        (self.point, self.product, self.secret) = (Self.bytes(point), product, Self.bytes(secret))
    }

    /// `SubjectPublicKeyInfo`.
    var publicKey: [UInt8] {
        DER.sequence(DER.sequence(DER.Identifier.ellipticKey, DER.Identifier.p256), DER.bits(point))
    }

    /// `PrivateKeyInfo` (RFC 5208) around an `ECPrivateKey` (RFC 5915).
    var privateKey: [UInt8] {
        let key = DER.sequence(DER.integer([1]), DER.octets(secret), DER.value(0xA1, DER.bits(point)))
        let algorithm = DER.sequence(DER.Identifier.ellipticKey, DER.Identifier.p256)
        return DER.sequence(DER.integer([0]), algorithm, DER.octets(key))
    }

    /// The signature of some bytes, in DER.
    func signature(of bytes: [UInt8]) -> [UInt8] {
        let hash = SHA256.hash(bytes)
        let sum = Self.sum(Self.limbs(hash), product)
        return DER.sequence(DER.integer(Self.x), DER.integer(sum.flatMap(Self.bytes)))
    }

    // The x coordinate of G, and the order of G.
    private static let x = bytes("6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296")
    private static let order: [UInt64] = [
        0xffff_ffff_0000_0000, 0xffff_ffff_ffff_ffff, 0xbce6_faad_a717_9e84, 0xf3b9_cac2_fc63_2551,
    ]

    // Numbers of four limbs, the highest first, modulo the order.
    private static func sum(_ left: [UInt64], _ right: [UInt64]) -> [UInt64] {
        let (total, carries) = combine(left, right) { $0.addingReportingOverflow($1) }
        let (rest, borrows) = combine(total, order) { $0.subtractingReportingOverflow($1) }
        return carries || !borrows ? rest : total
    }

    private static func combine(
        _ left: [UInt64], _ right: [UInt64], _ step: (UInt64, UInt64) -> (partialValue: UInt64, overflow: Bool)
    ) -> (limbs: [UInt64], overflows: Bool) {
        var (limbs, overflows) = (left, false)
        for index in left.indices.reversed() {
            let first = step(left[index], right[index])
            let second = step(first.partialValue, overflows ? 1 : 0)
            (limbs[index], overflows) = (second.partialValue, first.overflow || second.overflow)
        }
        return (limbs, overflows)
    }

    private static func limbs(_ bytes: [UInt8]) -> [UInt64] {
        stride(from: 0, to: bytes.count, by: 8).map { start in
            bytes[start..<start + 8].reduce(0) { $0 << 8 | UInt64($1) }
        }
    }

    private static func bytes(_ limb: UInt64) -> [UInt8] { withUnsafeBytes(of: limb.bigEndian) { Array($0) } }

    private static func bytes(_ hexadecimal: String) -> [UInt8] {
        let digits = hexadecimal.compactMap { $0.hexDigitValue.map(UInt8.init) }
        return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    static let root = TestKey(
        """
        0437759ed857a5655e5b128d6787c7e7b7a9f397c15733ab6909c0af813cc84e
        edc7fba81fc4c256e2c612b4c7ee8c8f63a315ee603e973d612f909dffa1be7554
        """,
        product: [0x19a6_a18a_e21e_3082, 0x945d_dcb6_0d02_def8, 0x67ce_25c9_7b6c_041d, 0x2adb_33f4_152d_2068])
    static let intermediate = TestKey(
        """
        041cbfd18c4820a5b53a4010b9b76bf0cbae0954d13a695df351639d88eccb66
        d835add62faa64ee228ca9089e430e61b918fe5e8590a6cf16c542d8b769669201
        """,
        product: [0x31b7_2d2c_ce44_3c1b, 0x253b_4bb9_c5f5_f770, 0xed44_a5f7_473e_d8d8, 0x0686_d516_28a8_394b])
    static let otherRoot = TestKey(
        """
        0438c069b1d76855c11472fb30e0c2087f976e16824c5c80a401a4ad07301e64
        59c806b0d0222df3a76d21b8e63ecf6214ba878772f9e49aef69e8f5cb2dbe9284
        """,
        product: [0xedc6_ada1_c03d_3f61, 0x7e01_b3cc_aae4_8333, 0x91b5_2d69_3d9f_ca0a, 0x70bb_72f0_ca21_fdf3])
    static let otherIntermediate = TestKey(
        """
        04d71652d5f8a01ea26febdafa18d8cb02798621d00645d57dbd687890da4d0a
        da5f0338762eae7209e8ee26ecc842ca85e5ffd9eb956e242f1144700001671118
        """,
        product: [0x7b25_d1c7_4805_d0ad, 0x1106_a1ff_ec56_be38, 0x894a_c624_2fd9_9feb, 0xd0b7_802a_6178_29fe])
    static let server = TestKey(
        """
        04b154e30388de7521df696577ca53f28b3767dd118499a5c212ca746a9cd946
        bcf3c5aaa1fdb321922b76bb193276857f97f4424b7f4afd1e0d8c10170826ea94
        """,
        product: [0x2ba8_b948_1efe_df5b, 0xb3ea_305e_bb01_8ac3, 0x5799_885b_260e_ed19, 0x4bbd_87e2_bc8f_af87],
        secret: "175ee518275e9556796026aba20d90355c727c26b7d705e0ccc04939ef0ce17c")
}
