import Findings
import Judging
import PasswordRules
import SignUpScreens
import TextFormats

extension FuzzReader {
    /// Sign-up screens, and password rules in other files.
    static let screens = [interface, screenDescription, descriptorFile]

    /// Interface Builder files.
    static let interface = FuzzReader("interface", upTo: 16_384) { bytes in
        do throws(InterfaceBuilderProblem) {
            let file = try InterfaceBuilderFile(SourceText(bytes, from: .file(path: "f.storyboard")))
            Judging.judge(
                Question(InputParts(screens: ScreenParts(file.screens)), Choices(policy: .entra, now: Judging.now)))
        } catch {
            precondition(error.span.end <= bytes.count, "a problem past the end")
            _ = error.message
        }
    }

    /// Screens and flows that are described by hand.
    static let screenDescription = FuzzReader("screen-description", upTo: 4_096) { bytes in
        let description = ScreenDescription(SourceText(bytes, from: .file(path: "f.json")))
        for problem in description.problems {
            precondition(problem.span.end <= bytes.count, "a problem past the end")
            _ = problem.message
        }
        Judging.judge(
            Question(
                InputParts(
                    screens: ScreenParts(
                        description.screens, flows: [description.screenFlow].compactMap(\.self))),
                Choices(policy: .entra, now: Judging.now)))
    }

    /// Password rules in pages, property lists and sources.
    static let descriptorFile = FuzzReader("descriptor-file", upTo: 4_096) { bytes in
        let text = SourceText(bytes, from: .file(path: "f"))
        for kind in DescriptorFile.Kind.allCases {
            guard let file = try? DescriptorFile(text, kind: kind) else { continue }
            var question = Question(InputParts(), Choices(policy: .entra, now: Judging.now))
            question.parts.screens.add(file)
            Judging.judge(question)
        }
    }
}
