import Foundation
import TestData
import Testing

@Suite struct `the built command line` {
    @Test func `links no Foundation but its essentials`() throws {
        #if os(Linux)
            let libraries = try ProgramRun(URL(filePath: "/usr/bin/ldd"), [Command.aasa.path]).output
            #expect(libraries.contains("libc.so"))
            // It is loaded when a server is asked: with all that it brings along it takes a third of the start-up time.
            #expect(!libraries.contains("libcurl"))
            for name in [
                "libFoundation.so", "libFoundationInternationalization", "lib_FoundationICU", "libFoundationXML",
            ] {
                #expect(!libraries.contains(name), "it links \(name)")
            }
        #endif
    }

    @Test func `says in one sentence where libcurl is missing, and judges files without it`() throws {
        #if os(Linux)
            // A file that is no library is found before the system's, and cannot be loaded.
            let folder = try TemporaryFolder(["libcurl.so.4": "no library", "libcurl-gnutls.so.4": "no library"])
            let hide = "export LD_LIBRARY_PATH='\(folder.path)'"
            let app = "7D3KX9QW2M.com.example.shop"
            let live = try Command(["check", "shop.invalid", "--app", app], after: hide)
            #expect(live.status == 66)
            #expect(live.output.isEmpty)
            #expect(live.complaint.contains("aasa: can't contact any server: libcurl is not installed"))
            let site = "shop.example.com=Fixtures/Sites/shop.example.com"
            let offline = try Command(["check", "shop.example.com", "--app", app, "--site", site], after: hide)
            #expect(offline.status == 0)
        #endif
    }
}
