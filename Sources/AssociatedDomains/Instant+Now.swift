import AssociationModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension Instant {
    /// This moment, by the system's clock.
    package static var now: Instant { Instant(seconds: Int(time(nil))) }
}
