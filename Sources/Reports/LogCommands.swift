/// The commands that build servers read from the lines of a log.
enum LogCommands {
    /// Escapes whatever a build server would take for a command: `::…` at the beginning of the line (GitHub Actions),
    /// and `##[…` and `##vso[…` anywhere in it (GitHub Actions' older form, Azure Pipelines).
    static func disarmed(_ line: String) -> String {
        var result: [UInt8] = []
        var isBeginning = true
        for byte in line.utf8 {
            if byte == UInt8(ascii: "#"), result.last == byte {
                result += "\\u{23}".utf8
            } else if byte == UInt8(ascii: ":"), isBeginning {
                result += "\\u{3A}".utf8
            } else {
                result.append(byte)
            }
            isBeginning = isBeginning && byte == 0x20
        }
        return String(decoding: result, as: UTF8.self)
    }
}
