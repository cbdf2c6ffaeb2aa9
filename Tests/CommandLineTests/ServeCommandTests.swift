import Foundation
import TestData
import Testing

@Suite struct `aasa serve` {
    /// Starts the command, ends it by SIGTERM once it says where the page is, and prints the page's address and the exit
    /// code. A build without the page says so and ends by itself.
    private static let startAndStop = """
        folder=$(mktemp -d); mkfifo "$folder/out"
        "$@" >"$folder/out" & process=$!
        read -r url <"$folder/out" && kill -TERM $process
        wait $process; echo "$url $?"; rm -r "$folder"
        """

    @Test func `prints where the page is, and ends with 0 when it is stopped`() throws {
        let run = try ProgramRun(shell: Self.startAndStop, [Command.aasa.path, "serve", "--port", "0"])
        if run.complaint.contains("--traits WebPage") {
            #expect(run.output == " 64\n", "\(run.complaint)")
        } else {
            #expect(run.output.wholeMatch(of: #/http:\/\/127\.0\.0\.1:[1-9][0-9]* ?\/ 0\n/#) != nil, "\(run.output)")
            #expect(run.complaint.isEmpty)
        }
    }

    @Test(arguments: [
        (["--port", "65536"], "--port must be from 0 to 65535"), (["--host", ""], "--host must not be empty"),
        (["--trusted-proxy", "proxy"], "--trusted-proxy 'proxy': not an IP address or block"),
        (["--record", "x"], "--record saves a single check"),
    ])
    func `refuses options that make no sense`(options: [String], told: String) throws {
        let run = try Command(["serve"] + options)
        #expect(run.status == 64)
        #expect(run.complaint.contains(told), "\(run.complaint)")
    }

    @Test(.needsAasa(with: .webPage)) func `says that a port is taken, and names the option for a free one`() throws {
        let run = try ProgramRun(
            shell: """
                folder=$(mktemp -d); mkfifo "$folder/out"
                "$@" --port 0 >"$folder/out" & process=$!
                read -r url <"$folder/out" || { wait $process; exit; }
                port=${url##*:}; "$@" --port "${port%/}"; echo $?
                kill -TERM $process; wait $process; rm -r "$folder"
                """, [Command.aasa.path, "serve"])
        #expect(run.output == "66\n")
        #expect(run.complaint.contains("another program does; --port 0 takes a free port"), "\(run.complaint)")
    }
}
