package import AssociationModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// This program, run once more within limits on memory, computing time and stack: what strangers wrote may exhaust them, and
/// then only the child falls.
package enum LimitedChild {
    /// What the child wrote, and how it ended.
    package struct Run: Sendable {
        package let output: [UInt8]
        package let ending: Ending
        /// The computing time that it took, in seconds.
        package let seconds: Double
    }

    /// How a child ended.
    package enum Ending: Hashable, Sendable {
        /// By itself.
        case ended
        /// It took more computing time than it may.
        case time
        /// It took more memory than it may.
        case memory
        /// It was ended otherwise: most often its stack was exhausted.
        case crashed
        /// The system started none.
        case notStarted
    }

    /// The size of the child's stack, in bytes, whatever the system's limit is.
    private static let stack = 64 << 20

    /// Runs this program with one argument, the input as its standard input, and a socket as its standard output; its
    /// complaints are dropped. It has nothing else of this process: no other descriptor, no variable of the environment but
    /// those that name folders of libraries.
    package static func run(_ argument: String, input: [[UInt8]], memory: Int) -> Run {
        var sockets: [CInt] = [-1, -1]
        #if canImport(Glibc)
            let stream = CInt(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        #elseif canImport(Musl)
            let stream = SOCK_STREAM | SOCK_CLOEXEC
        #else
            let stream = SOCK_STREAM
        #endif
        guard socketpair(AF_UNIX, stream, 0, &sockets) == 0 else { return Run(.notStarted) }
        let memory = min(memory, most(of: memoryLimit))
        let own = OpenFile(descriptor: sockets[0])
        defer { own.close() }
        let child = start(argument, sockets[1])
        OpenFile(descriptor: sockets[1]).close()
        guard let child else { return Run(.notStarted) }
        for part in input { guard deliver(part, to: own.descriptor) else { break } }
        shutdown(own.descriptor, CInt(SHUT_WR))
        let output = (try? own.readToEnd(limit: .max, expecting: 0)) ?? []
        return ended(child, output, memory)
    }

    /// Limits this process, which is a child, once for all.
    ///
    /// - Parameter memory: how many bytes of memory it may have.
    package static func limit(memory: Int) {
        // What was ignored or held back where it was started would be so here, the end of its time too.
        for one in [SIGXCPU, SIGPIPE] { signal(one, SIG_DFL) }
        var held = sigset_t()
        sigemptyset(&held)
        sigprocmask(SIG_SETMASK, &held, nil)
        #if !canImport(Darwin)
            closeOthers()
        #endif
        set(resource(RLIMIT_CORE), 0)
        set(resource(RLIMIT_STACK), stack)
        set(memoryLimit, memory)
    }

    /// Writes to the process that started this one.
    package static func tell(_ bytes: [UInt8]) throws(FileFailure) { try OpenFile.standardOutput.write(bytes[...]) }

    /// Lets this process, which is a child, compute until it took so many seconds, which are rounded up.
    package static func allow(seconds: Double) { set(resource(RLIMIT_CPU), Int(seconds.rounded(.up))) }

    /// The computing time that the system gives a process like this, in seconds; `Int.max` without a limit.
    package static var mostSeconds: Int { most(of: resource(RLIMIT_CPU)) }

    /// The computing time that this process took, in seconds.
    package static var secondsUsed: Double {
        var usage = rusage()
        #if canImport(Glibc)
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        #else
            getrusage(RUSAGE_SELF, &usage)
        #endif
        return seconds(of: usage)
    }
}

extension LimitedChild.Run {
    fileprivate init(_ ending: LimitedChild.Ending) { self.init(output: [], ending: ending, seconds: 0) }
}

extension LimitedChild {
    private static func start(_ argument: String, _ socket: CInt) -> pid_t? {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        guard let program, posix_spawn_file_actions_init(&actions) == 0 else { return nil }
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, socket, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, socket, STDOUT_FILENO)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        // Swift would look for what made it fall, at length.
        var environment: [UnsafeMutablePointer<CChar>?] = [strdup("SWIFT_BACKTRACE=enable=no")]
        for name in ["LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH"] {
            if let value = getenv(name) { environment.append(strdup(name + "=" + String(cString: value))) }
        }
        environment.append(nil)
        var arguments = [strdup(program), strdup(argument), nil]
        defer { for text in environment + arguments { free(text) } }
        var child: pid_t = 0
        #if canImport(Darwin)
            var attributes: posix_spawnattr_t?
            guard posix_spawnattr_init(&attributes) == 0 else { return nil }
            defer { posix_spawnattr_destroy(&attributes) }
            posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_CLOEXEC_DEFAULT))
            let code = posix_spawn(&child, program, &actions, &attributes, &arguments, &environment)
        #else
            let code = posix_spawn(&child, program, &actions, nil, &arguments, &environment)
        #endif
        return code == 0 ? child : nil
    }

    #if !canImport(Darwin)
        /// Closes what this process, which is a child, was left of others' files and connections.
        private static func closeOthers() {
            for name in (try? LocalFiles().names(in: "/proc/self/fd")) ?? [] {
                if let descriptor = CInt(name), descriptor > STDERR_FILENO { OpenFile(descriptor: descriptor).close() }
            }
        }
    #endif

    /// Where this program is; nil if the system does not say.
    private static var program: String? {
        #if canImport(Darwin)
            var size: UInt32 = 0
            _NSGetExecutablePath(nil, &size)
            var path = [CChar](repeating: 0, count: Int(size))
            guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
            return String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        #else
            return "/proc/self/exe"
        #endif
    }

    /// False if nobody reads any more.
    private static func deliver(_ bytes: [UInt8], to socket: CInt) -> Bool {
        #if canImport(Darwin)
            var isOn: CInt = 1
            setsockopt(socket, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<CInt>.size))
            let flags: CInt = 0
        #else
            let flags = CInt(MSG_NOSIGNAL)
        #endif
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { send(socket, $0.baseAddress, $0.count, flags) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }

    private static func ended(_ child: pid_t, _ output: [UInt8], _ memory: Int) -> Run {
        var (status, used): (CInt, rusage) = (0, rusage())
        while wait4(child, &status, 0, &used) < 0 {
            // Where nobody may wait for it, what it wrote tells whether it came to its end.
            guard errno == EINTR else { return Run(output: output, ending: .ended, seconds: 0) }
        }
        let signal = status & 0x7F
        #if canImport(Darwin)
            let peak = used.ru_maxrss
        #else
            let peak = used.ru_maxrss << 10
        #endif
        let seconds = seconds(of: used)
        // At a limit that is the system's, too, there is no warning first. The kernel counts that time in ticks, which come to
        // more than the time used where others compute as well.
        let isKilledForTime = signal == SIGKILL && seconds > Double(mostSeconds) / 2
        let ending: Ending =
            if signal == 0, status >> 8 == 0 { .ended } else if signal == SIGXCPU || isKilledForTime { .time }
            // What takes its last bytes falls close to the limit.
            else if peak > memory / 4 * 3 { .memory } else { .crashed }
        return Run(output: output, ending: ending, seconds: seconds)
    }

    #if canImport(Glibc)
        typealias Resource = __rlimit_resource_t

        static func resource(_ known: __rlimit_resource) -> Resource { Resource(known.rawValue) }
    #else
        typealias Resource = CInt

        static func resource(_ known: CInt) -> Resource { known }
    #endif

    #if canImport(Darwin)
        private static var memoryLimit: Resource { resource(RLIMIT_AS) }
    #else
        /// Everything that is written, without the stack and without what is only reserved.
        private static var memoryLimit: Resource { resource(RLIMIT_DATA) }
    #endif

    /// What the system lets this process and its children set a limit to.
    private static func most(of resource: Resource) -> Int {
        var limit = rlimit()
        return getrlimit(resource, &limit) == 0 ? Int(clamping: limit.rlim_max) : .max
    }

    private static func set(_ resource: Resource, _ most: Int) {
        var limit = rlimit()
        guard getrlimit(resource, &limit) == 0 else { return }
        limit.rlim_cur = min(rlim_t(most), limit.rlim_max)
        _ = setrlimit(resource, &limit)
    }

    private static func seconds(of usage: rusage) -> Double {
        let times = [usage.ru_utime, usage.ru_stime].map { Double($0.tv_sec) + Double($0.tv_usec) / 1e6 }
        return times[0] + times[1]
    }
}
