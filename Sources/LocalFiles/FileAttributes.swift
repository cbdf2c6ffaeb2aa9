#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The access control list and the extended attributes of files.
///
/// On Linux those of the users (`user.…`), the list and the label of SELinux are copied; capabilities and the signatures
/// of the integrity subsystem belong to the old content. The module of the C library shows none of these functions, so
/// they are looked up; in a program that is linked statically as a whole they are not found, and nothing is copied.
enum FileAttributes {
    #if canImport(Darwin)
        /// Returns false if the other file would be open to more users than this one.
        static func copy(from file: OpenFile, to other: OpenFile) -> Bool {
            _ = fcopyfile(file.descriptor, other.descriptor, nil, copyfile_flags_t(COPYFILE_XATTR))
            // Not every file system has them.
            return fcopyfile(file.descriptor, other.descriptor, nil, copyfile_flags_t(COPYFILE_ACL)) == 0
                || errno == ENOTSUP
        }
    #else
        private typealias List = @convention(c) (CInt, UnsafeMutableRawPointer?, Int) -> Int
        private typealias Get = @convention(c) (CInt, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int) -> Int
        private typealias Set = @convention(c) (CInt, UnsafePointer<CChar>, UnsafeRawPointer?, Int, CInt) -> CInt
        private typealias Remove = @convention(c) (CInt, UnsafePointer<CChar>) -> CInt

        private static let accessList = "system.posix_acl_access"

        /// Returns false if the other file would be open to more users than this one.
        static func copy(from file: OpenFile, to other: OpenFile) -> Bool {
            guard let list = function("flistxattr", List.self), let get = function("fgetxattr", Get.self),
                let set = function("fsetxattr", Set.self), let remove = function("fremovexattr", Remove.self)
            else { return true }
            // A directory may give a new file a list that the old one does not have.
            _ = remove(other.descriptor, accessList)
            let names = bytes { list(file.descriptor, $0.baseAddress, $0.count) } ?? []
            for name in names.split(separator: 0).map({ String(decoding: $0, as: UTF8.self) }) where isKept(name) {
                let value = bytes { get(file.descriptor, name, $0.baseAddress, $0.count) } ?? []
                let isSet = value.withUnsafeBytes { set(other.descriptor, name, $0.baseAddress, $0.count, 0) == 0 }
                if !isSet, name == accessList { return false }
            }
            return true
        }

        private static func isKept(_ name: String) -> Bool {
            name.hasPrefix("user.") || name == accessList || name == "security.selinux"
        }

        // The kernel's limit, of a value and of the list of names.
        private static let limit = 65_536

        // Nil if the call fails.
        private static func bytes(_ call: (UnsafeMutableRawBufferPointer) -> Int) -> [UInt8]? {
            var failed = false
            let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
                let result = call(UnsafeMutableRawBufferPointer(buffer))
                failed = result < 0
                count = max(result, 0)
            }
            return failed ? nil : bytes
        }

        private static func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
            dlsym(nil, name).map { unsafeBitCast($0, to: type) }
        }
    #endif
}
