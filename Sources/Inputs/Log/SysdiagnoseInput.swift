package import AssociationModel
package import Findings
import Judging
import LocalFiles
import Subprocess
import TextFormats

/// A sysdiagnose (`.tar.gz`): of all that is in it, what `swcutil show` printed on the device is read.
///
/// Its log archive can only be read on a Mac.
struct SysdiagnoseInput: Input {
    let key = "sysdiagnose"
    let names: [InputName] = [.ending(".tar.gz"), .ending(".tgz")]
    let isReadInParts = true

    func reportKind(of path: String) -> Report.Input.Kind { .sysdiagnose }

    func parts(of item: InputItem, _ selection: ProjectSelection) async throws(InputFailure) -> InputParts {
        guard case .disk(let place) = item.content, LocalFiles().areOfThisMachine else {
            throw InputFailure("unpack it and give swcutil_show.txt, which is in it", at: item.path)
        }
        return InputParts(logs: [try await Sysdiagnose.log(at: place.path)])
    }
}

/// Reads a sysdiagnose through the system's `tar`. Nothing is unpacked to disk.
package enum Sysdiagnose {
    private static let file = "swcutil_show.txt"

    /// Whether a file has the name of one.
    package static func isNamed(_ path: String) -> Bool {
        SysdiagnoseInput().names.contains { $0.matches(path, lowercased: path.asciiLowercased) }
    }

    /// What the device's associated domains service knows, as an archive has it.
    package static func log(at path: String) async throws(InputFailure) -> ConsoleLog {
        do throws(FileFailure) { _ = try LocalFiles().read(path, limit: 1) } catch {
            throw InputFailure(error.message, at: path)
        }
        do {
            let result = try await run(
                .name("sh"), arguments: Arguments(["-c", "exec \"$@\" <\"$0\"", path, "tar", "-xzOf", "-"] + members),
                environment: .inherit.updating(["LC_ALL": "C.UTF-8", "TAR_OPTIONS": nil]), input: .none,
                output: .bytes(limit: LogInput.sizeLimit), error: .string(limit: 1 << 20))
            try check(result.terminationStatus, saying: result.standardError, of: path)
            return ConsoleLog(SourceText(result.standardOutput, from: .file(path: "\(path)/\(file)")))
        } catch let failure as InputFailure {
            throw failure
        } catch let error as SubprocessError where error.code == .outputLimitExceeded {
            throw InputFailure("\(plain: file) in it is larger than \(LogInput.sizeLimit >> 20) MB", at: path)
        } catch {
            throw InputFailure("the program tar could not be run: \("\(error)")", at: path)
        }
    }

    // macOS has another `tar`, whose names are patterns as they are.
    #if canImport(Darwin)
        private static let members = ["*\(file)"]
    #else
        private static let members = ["--wildcards", "*\(file)"]
    #endif

    // 126 and 127 come from the shell if the program is missing.
    private static func check(
        _ status: TerminationStatus, saying output: String, of path: String
    ) throws(InputFailure) {
        switch status {
        case .exited(0): return
        case .exited(126), .exited(127):
            throw InputFailure("reading it needs the program tar, which is not installed", at: path)
        case .exited where output.contains("ot found in archive"):
            throw InputFailure(
                "\(plain: file) is not in this archive; is it a sysdiagnose?", at: path)
        case .exited:
            let lines = output.split(separator: "\n").map { $0.drop { $0 != ":" }.dropFirst().drop { $0 == " " } }
            throw InputFailure("tar can't read the archive: \(plain: String(lines.first ?? ""))", at: path)
        case .signaled(let signal):
            throw InputFailure("tar can't read the archive: it was ended by signal \("\(signal)")", at: path)
        }
    }
}
