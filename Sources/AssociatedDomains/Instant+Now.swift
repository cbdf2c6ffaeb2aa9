import AssociationModel
import TextFormats

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

    /// The time of day as `12:03:14`, in the time zone of this machine.
    var timeOfDay: String {
        var seconds = time_t(seconds)
        var parts = tm()
        guard localtime_r(&seconds, &parts) != nil else { return String(description.dropFirst(11).dropLast()) }
        return [parts.tm_hour, parts.tm_min, parts.tm_sec].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }
}
