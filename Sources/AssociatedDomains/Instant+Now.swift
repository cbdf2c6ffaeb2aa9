import AssociationModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Instant {
    /// The current time, by the system's clock, in whole seconds.
    public static var now: Instant { Instant(seconds: Int(time(nil))) }
}
