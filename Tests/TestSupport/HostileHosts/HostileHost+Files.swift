extension HostileHost {
    /// Hosts that answer well with a file that is not good.
    static let files = [
        file("file-of-127-kb", "Sends a file of 127 KB", .read("body-near-limit"), padded(to: 127 * 1024)),
        file("file-of-129-kb", "Sends a file of 129 KB", .unreadable("body-too-large"), padded(to: 129 * 1024)),
        file("file-empty", "Sends an empty file", .unreadable("body-empty"), []),
        file(
            "file-deep", "Sends JSON that is nested 40,000 deep", .unreadable("json-too-deep"),
            [UInt8](repeating: 0x5b, count: 40_000) + [UInt8](repeating: 0x5d, count: 40_000)),
        file(
            "file-duplicate-keys", "Sends JSON in which a key appears twice", .read("json-duplicate-key"),
            Array(#"{"webcredentials": {"apps": []}, "webcredentials": {"apps": ["7D3KX9QW2M.com.example.app"]}}"#.utf8)
        ),
        file(
            "file-not-utf8", "Sends JSON that is not UTF-8", .unreadable("json-invalid-utf8"),
            Array(#"{"webcredentials": {"apps": [""#.utf8) + [0xff, 0xc0, 0x80] + Array(#""]}}"#.utf8)),
        file(
            "file-utf16", "Sends JSON in UTF-16", .unreadable("json-utf16"),
            [0xff, 0xfe] + Self.file.flatMap { [$0, 0] }),
        file(
            "file-escapes", "Sends JSON with terminal escapes and workflow commands in its strings",
            .read("app-identifier-whitespace"),
            Array(
                #"{"::error::forged\u001b[2J\n##vso[task.complete]": 1, "webcredentials": {"apps": ["::error::\u009b2J"]}}"#
                    .utf8)),
        file(
            "file-raw-escapes", "Sends terminal escapes and workflow commands as they are", .unreadable("json-syntax"),
            Array(attack.utf8) + wire("\n::error::forged\n")),
        file(
            "file-many-mistakes", "Sends a file with 8,000 mistakes",
            .read("app-identifier-malformed", "service-reaches-no-app"),
            Array(("{\"webcredentials\": {\"apps\": [" + mistakes + "]}}").utf8)),
        file(
            "file-noise", "Sends noise", .unreadable("json-invalid-utf8"),
            (0..<1_000).map { UInt8(0x80 | $0 * 167 & 0x7f) }),
        HostileHost(
            "page", "Sends a web page in place of the file", .absent(200, "body-html"),
            [("Content-Type", "text/html")],
            body: Array("<!DOCTYPE html><title>::error::forged</title><p>Hello".utf8)),
    ]

    private static let mistakes = (0..<8_000).map { "\"x\($0)\"" }.joined(separator: ",")

    private static func file(_ name: String, _ conduct: String, _ outcome: Outcome, _ body: [UInt8]) -> HostileHost {
        HostileHost(name, conduct, outcome, body: body)
    }

    private static func padded(to size: Int) -> [UInt8] {
        file + [UInt8](repeating: 0x20, count: size - file.count)
    }
}
