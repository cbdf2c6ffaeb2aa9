import Foundation
import TestData
import Testing

@Suite struct `completions` {
    @Test(
        .needsTool("bash"),
        arguments: [
            (["li"], ["lint"]), (["password-rules", "ge"], ["generate"]), (["lint", "--format", "s"], ["sarif"]),
            (["check", "--app", "X", "--fail"], ["--fail-on"]), (["lint", "READ"], ["README.md"]),
            (["check", "--cacert", "LIC"], ["LICENSE"]), (["fe"], ["fetch"]),
            (["check", "--record", "Fixtures/Sit"], ["Fixtures/Sites"]),
        ])
    func `of bash know commands, options, their values and files`(words: [String], completed: [String]) throws {
        // As readline calls it: the command, the word and the one before.
        let run = try ProgramRun(
            shell: """
                exec bash -c '
                source <("$0" --generate-completion-script bash)
                COMP_WORDS=(aasa "$@"); COMP_CWORD=$#; COMP_LINE="aasa $*"; COMP_POINT=${#COMP_LINE}; COMPREPLY=()
                _aasa aasa "${COMP_WORDS[COMP_CWORD]}" "${COMP_WORDS[COMP_CWORD-1]}"
                printf "%s\\n" "${COMPREPLY[@]}"' "$@"
                """, [Command.aasa.path] + words)
        #expect(run.output.split(separator: "\n").map(String.init) == completed, "\(run.complaint)")
    }

    @Test(
        .needsTool("fish"),
        arguments: [
            ("aasa li", "lint"), ("aasa lint --format s", "sarif"), ("aasa lint READ", "README.md"),
        ])
    func `of fish know them too`(line: String, completed: String) throws {
        let run = try ProgramRun(
            shell:
                #"HOME=$(mktemp -d) fish -c '$argv[1] --generate-completion-script fish | source; complete -C $argv[2]' "$@""#,
            [Command.aasa.path, line])
        #expect(
            run.output.split(separator: "\n").map { String($0.prefix { $0 != "\t" }) } == [completed],
            "\(run.complaint)")
    }

    @Test(.needsTool("zsh"))
    func `of zsh can be loaded, and complete aasa`() throws {
        let run = try ProgramRun(
            shell: """
                folder=$(mktemp -d) && "$1" --generate-completion-script zsh >"$folder/_aasa" && cd "$folder" && HOME=$folder \\
                zsh -f -c 'fpath=($PWD $fpath); autoload -Uz compinit; compinit -u -D; print $_comps[aasa]; autoload +X _aasa'
                """, [Command.aasa.path])
        #expect(run.output == "_aasa\n", "\(run.complaint)")
        #expect(run.status == 0, "\(run.complaint)")
    }
}
