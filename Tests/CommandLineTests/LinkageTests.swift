import Foundation
import Testing

@Suite struct `the built command line` {
    @Test func `links no Foundation but its essentials`() throws {
        #if os(Linux)
            let process = Process()
            let pipe = Pipe()
            process.executableURL = URL(filePath: "/usr/bin/ldd")
            process.arguments = [Command.aasa.path]
            process.standardOutput = pipe
            try process.run()
            let libraries = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            #expect(libraries.contains("libcurl"))
            for name in [
                "libFoundation.so", "libFoundationInternationalization", "lib_FoundationICU", "libFoundationXML",
            ] {
                #expect(!libraries.contains(name), "it links \(name)")
            }
        #endif
    }
}
