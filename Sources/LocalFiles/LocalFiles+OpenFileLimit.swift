#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension LocalFiles {
    /// How many exchanges with servers this process has descriptors for, after raising its limit for as many as are wanted.
    /// Each needs a few: two connections are tried at once, and the resolver has its own.
    package func exchangesAtOnce(atMost wanted: Int) -> Int {
        let (each, others) = (8, 32)
        let limit = raiseOpenFileLimit(to: wanted * each + others)
        return max(1, min(wanted, (limit - others) / each))
    }

    /// Lets this process open more files and connections at once, if the system allows it. Returns how many it may open.
    package func raiseOpenFileLimit(to wanted: Int) -> Int {
        let resource = LimitedChild.resource(RLIMIT_NOFILE)
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return wanted }
        if limit.rlim_cur < rlim_t(wanted) {
            var raised = limit
            raised.rlim_cur = min(rlim_t(wanted), limit.rlim_max)
            if setrlimit(resource, &raised) == 0 { limit = raised }
        }
        return Int(clamping: limit.rlim_cur)
    }
}
