#if WebPage
    /// The script of the pages: `Resources/page.js`, compiled in.
    enum PageScript {
        static let text = String(decoding: PackageResources.page_js, as: UTF8.self)

        /// The value of `ETag`, which changes with the script: its 64-bit FNV-1a hash
        /// (<https://www.rfc-editor.org/rfc/rfc9923>).
        static let entityTag: String = {
            let hash = PackageResources.page_js.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
                (hash ^ UInt64(byte)) &* 0x100_0000_01B3
            }
            return "\"\(String(hash, radix: 16))\""
        }()
    }
#endif
