package import Foundation
import Testing

/// A program that was started, and is waited for.
///
/// Foundation's `Process` reads `/proc/self/fd` for each program, and where some thousand files are open it reads past the end
/// of what the system told, which once ended a run of the tests:
/// <https://github.com/swiftlang/swift-corelibs-foundation/pull/5472>.
package struct SpawnedProgram: Sendable {
    /// The number of its process.
    package let identifier: pid_t

    /// How a program ended.
    package enum Ending: Equatable, Sendable {
        case exit(code: Int32)
        case signal(Int32)
    }

    /// Starts a program in the root of the repository.
    ///
    /// - Parameter streams: its standard input, output and error; it has no other file of this process. What this process keeps
    ///   of them is left open here too.
    package init(
        _ program: URL, _ arguments: [String], environment: [String: String] = ProgramRun.environment,
        streams: [FileHandle]
    ) throws {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        try #require(posix_spawn_file_actions_init(&actions) == 0 && posix_spawnattr_init(&attributes) == 0)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        try #require(Self.addFolder(&actions, Repository.root.path) == 0)
        for (number, stream) in streams.enumerated() {
            posix_spawn_file_actions_adddup2(&actions, stream.fileDescriptor, CInt(number))
        }
        #if canImport(Darwin)
            let closing = POSIX_SPAWN_CLOEXEC_DEFAULT
        #else
            let closing: CInt = 0
            try #require(Self.addClosing(&actions, CInt(streams.count)) == 0)
        #endif
        // What is ignored or held back here would be so there.
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        for signal in [SIGKILL, SIGSTOP] { sigdelset(&signals, signal) }
        posix_spawnattr_setsigdefault(&attributes, &signals)
        let flags = CInt(POSIX_SPAWN_SETSIGMASK) | CInt(POSIX_SPAWN_SETSIGDEF) | closing
        posix_spawnattr_setflags(&attributes, Int16(flags))

        var arguments: [UnsafeMutablePointer<CChar>?] = ([program.path] + arguments).map { strdup($0) } + [nil]
        var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") } + [nil]
        defer { for text in arguments + variables { free(text) } }
        var identifier: pid_t = 0
        let code = posix_spawn(&identifier, program.path, &actions, &attributes, &arguments, &variables)
        try #require(code == 0, "\(program.path): \(String(cString: strerror(code)))")
        self.identifier = identifier
    }

    #if canImport(Darwin)
        private static let addFolder = posix_spawn_file_actions_addchdir_np
    #else
        private typealias Actions = UnsafeMutablePointer<posix_spawn_file_actions_t>

        // Functions of the C library that its Swift module lacks.
        private static let addFolder = named(
            "posix_spawn_file_actions_addchdir_np", as: (@convention(c) (Actions, UnsafePointer<CChar>) -> CInt).self)
        private static let addClosing = named(
            "posix_spawn_file_actions_addclosefrom_np", as: (@convention(c) (Actions, CInt) -> CInt).self)

        private static func named<Function>(_ name: String, as type: Function.Type) -> Function {
            guard let function = dlsym(nil, name) else { fatalError("the C library has no \(name)") }
            return unsafeBitCast(function, to: type)
        }
    #endif

    /// Waits until it ends.
    package func wait() -> Ending {
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7F
        return signal == 0 ? .exit(code: status >> 8 & 0xFF) : .signal(signal)
    }
}
