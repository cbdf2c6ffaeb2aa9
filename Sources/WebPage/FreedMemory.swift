#if WebPage
    #if canImport(Glibc)
        import Glibc
    #endif

    /// Memory that was freed, which glibc keeps for its own: many clients at once would leave it large for good.
    enum FreedMemory {
        /// Gives it back to the system, where glibc has it.
        static func giveBack() {
            #if canImport(Glibc)
                typealias Trim = @convention(c) (Int) -> CInt
                guard let symbol = dlsym(nil, "malloc_trim") else { return }
                _ = unsafeBitCast(symbol, to: Trim.self)(0)
            #endif
        }
    }
#endif
