import AssociationModel
import CurlFetch
import Foundation
import Testing

#if os(Linux)
    @Suite struct `The end of a program that fetched` {
        // OpenSSL calls what was registered with it when it frees its locks and all else, for whoever still runs then.
        @Test func `leaves to the fetcher's thread what it may still use of OpenSSL`() async throws {
            let ended = await #expect(processExitsWith: .exitCode(7), observing: [\.standardErrorContent]) {
                let fetcher = CurlFetcher()
                _ = try await fetcher.exchange(Request("https://127.0.0.1:1/"))
                guard let found = dlsym(nil, "OPENSSL_atexit") else { exit(1) }
                typealias Registration = @convention(c) (@convention(c) () -> Void) -> CInt
                let register = unsafeBitCast(found, to: Registration.self)
                exit(register { _ = write(STDERR_FILENO, "freed", 5) } == 1 ? 7 : 1)
            }
            let complaint = String(decoding: try #require(ended).standardErrorContent, as: UTF8.self)
            #expect(!complaint.contains("freed"), "\(complaint)")
        }
    }
#endif
