import Findings
import Foundation
import TestData
import Testing

/// Sources for which SwiftParser, or what follows constants, needs far more than they are long.
@Suite(.needsAasa(with: .swiftSources)) struct `a Swift source that takes all time, memory or stack` {
    private static let attacks: [(name: String, text: String)] = [
        ("types in types", String(repeating: "a<", count: 1_500)),
        ("switches", String(repeating: "switch ", count: 4_000)),
        (
            "constants that double",
            "let v0 = \"aaaaaaaaaaaaaaaa\"\n" + (1...26).map { "let v\($0) = v\($0 - 1) + v\($0 - 1)\n" }.joined()
                + "class C: UIViewController { let f = UITextField(); func viewDidLoad() { f.placeholder = v26 } }"
        ),
        ("choices", "let x = " + String(repeating: "a ? b : ", count: 8_000) + "c"),
        ("classes without bodies", String(repeating: "class B:", count: 7_500)),
    ]

    private static let screen = """
        class SignUpController: UIViewController {
            let email = UITextField()
            let password = UITextField()
            override func viewDidLoad() {
                email.textContentType = .username
                password.textContentType = .newPassword
                password.isSecureTextEntry = true
            }
        }
        """

    @Test(arguments: attacks)
    func `leaves the other files their verdicts`(name: String, text: String) throws {
        let folder = try TemporaryFolder()
        try Self.screen.write(toFile: folder / "A.swift", atomically: true, encoding: .utf8)
        let attack = "import UIKit // UITextField\n" + text
        try attack.write(toFile: folder / "Attack.swift", atomically: true, encoding: .utf8)
        let run = try Command("screens", folder.path, "--format", "json")
        #expect([0, 1, 66].contains(run.status), "\(name): \(run.status) \(run.complaint)")
        #expect(run.output.contains("\"SignUpController\""), "\(name): \(run.output)")
    }

    @Test(arguments: [Bound.swiftFalls.most, Bound.swiftFalls.most + 1])
    func `is left out with as many others as may be, and of more nothing is read`(count: Int) throws {
        let run = try Self.run(of: Array(repeating: String(repeating: "a<", count: 100_000), count: count))
        Self.expectRead(count <= Bound.swiftFalls.most, run)
    }

    /// Each of two is ended after ``Bound/swiftSeconds``. A limit that the system has is the limit of all together too.
    @Test(arguments: [Bound.swiftSecondsOfAll.most, Bound.swiftSeconds.most + 1])
    func `is left out, with the reason, until all together took their time, and then nothing is read`(seconds: Int)
        throws
    {
        let attack = String(repeating: "@a<", count: 24)
        let run = try Self.run(of: [attack, attack], within: "ulimit -t \(seconds)")
        let isRead = seconds > 2 * Bound.swiftSeconds.most
        #expect(!run.output.contains("crashes"), "\(run.output)")
        Self.expectRead(isRead, run)
        guard isRead else { return }
        #expect(run.output.contains("AD954"), "\(run.output)")
        for number in 0..<2 {
            let reason = "takes more than \(Bound.swiftSeconds.most) seconds to read, so it was left out"
            #expect(run.output.contains("A\(number).swift” \(reason)"), "\(run.output)")
        }
    }

    /// A limit that the system has is the limit here too.
    @Test(arguments: [Bound.swiftMemory.most, 16 << 20])
    func `is left out where it takes more memory than there may be`(bytes: Int) throws {
        let large = String(repeating: "let a = [b(c: d)]\n", count: 20_000)
        let run = try Self.run(of: [large], within: "ulimit -d \(bytes >> 10)")
        let isLeftOut = run.output.contains("takes too much memory to read")
        #expect(isLeftOut == (bytes < Bound.swiftMemory.most), "\(run.output)")
        Self.expectRead(true, run)
    }

    /// `aasa screens` of the texts and ``screen``, in a shell that was given a limit.
    private static func run(of attacks: [String], within limit: String = ":") throws -> ProgramRun {
        let folder = try TemporaryFolder()
        try folder.write(screen, to: "A0b.swift")
        for (number, attack) in attacks.enumerated() {
            try folder.write("import UIKit // UITextField\n" + attack, to: "A\(number).swift")
        }
        return try ProgramRun(shell: "\(limit); exec '\(Command.aasa.path)' screens '\(folder.path)'")
    }

    /// What is whole is read unless the attacks took too much together.
    private static func expectRead(_ isRead: Bool, _ run: ProgramRun) {
        #expect(run.output.contains("SignUpController") == isRead, "\(run.output)")
        #expect(run.output.contains("since the sources together take too much") == !isRead, "\(run.output)")
    }

    @Test(.needsTool("timeout"))
    func `is read by a process that has neither the environment nor the files of the one that asks`() throws {
        let folder = try TemporaryFolder()
        let attack = "import UIKit // UITextField\n" + String(repeating: "@a<", count: 24)
        try attack.write(toFile: folder / "A.swift", atomically: true, encoding: .utf8)
        let run = try ProgramRun(
            shell: """
                exec 9</dev/null; SECRET=word timeout 60 '\(Command.aasa.path)' screens '\(folder.path)' >/dev/null 2>&1 &
                outer=$!
                while [ -d /proc/$outer/fd ] && kill -0 $outer 2>/dev/null; do
                    for one in $(cat /proc/$outer/task/*/children 2>/dev/null); do
                        for child in $(cat /proc/$one/task/*/children 2>/dev/null); do
                            grep -qa _swift-sources /proc/$child/cmdline 2>/dev/null || continue
                            [ "$(ls /proc/$child/fd 2>/dev/null | tr '\\n' ' ')" = '0 1 2 ' ] || continue
                            tr '\\0' '\\n' </proc/$child/environ; kill $outer; exit
                        done
                    done
                done
                """)
        let names = run.output.split(separator: "\n").map { $0.prefix { $0 != "=" } }
        #expect(names.contains("SWIFT_BACKTRACE") && !names.contains("SECRET"), "\(run.output)")
    }
}
