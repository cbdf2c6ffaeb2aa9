import Findings
import SignUpScreens
import Testing

/// Screens whose components are followed no further before a password is reached.
@Suite struct BrokenTrailTests {
    // `A16` shows more elements than a screen has steps, and no field.
    private static let costly =
        "function A0() { return <View /> }\n"
        + (1...16).map { "function A\($0)() { return <View><A\($0 - 1) /><A\($0 - 1) /></View> }\n" }.joined()

    private static func screens(_ source: String) -> [Screen] {
        ScreensOfSources(scripts: ["src/App.tsx": costly + source]).screens
    }

    /// The source that a place names.
    private static func text(at place: Place) -> String? {
        guard case .text(let text, let span) = place else { return nil }
        return text.string(in: span)
    }

    @Test func `end as a line with the element that was not reached, where the steps of a screen are spent`() throws {
        #expect(1 << 16 > Bound.screenSteps.most)
        let screens = Self.screens("function SignUp() { return <View><A16 /><TextInput secureTextEntry /></View> }")
        let screen = try #require(screens.first { $0.name == "SignUp" })
        #expect(screen.isCutShort)
        #expect(screen.types == ["?"])
        #expect(screen.hidden == [true])
        #expect(Self.text(at: screen.fields[0].place) == "<TextInput")
    }

    @Test func `name the component that leads to the password`() throws {
        let screens = Self.screens(
            """
            function Secret() { return <TextInput secureTextEntry /> }
            function Form() { return <View><A16 /><Secret /></View> }
            function SignUp() { return <View><Form /></View> }
            """)
        let screen = try #require(screens.first { $0.name == "SignUp" })
        #expect(Self.text(at: screen.fields[0].place) == "<Secret")
        // What was not reached is a screen by itself, as it would be alone.
        #expect(screens.contains { $0.name == "Secret" })
    }

    @Test func `are lines where the steps of all screens are spent`() throws {
        let count = Bound.screenStepsOfAll.most / Bound.screenSteps.most + 2
        let screens = Self.screens(
            (0..<count).map { "function Page\($0)() { return <View><A16 /><TextInput secureTextEntry /></View> }\n" }
                .joined())
        #expect(screens.count == count)
        #expect(screens.allSatisfy { $0.types == ["?"] })
    }

    @Test func `are lines where components are nested deeper than is followed`() throws {
        let chain = (1...40).map { "function B\($0)() { return <B\($0 - 1) /> }\n" }.joined()
        let screens = Self.screens("function B0() { return <TextInput secureTextEntry /> }\n" + chain)
        let screen = try #require(screens.first { $0.name == "B40" })
        #expect(Self.text(at: screen.fields[0].place)?.hasPrefix("<B") == true)
    }

    @Test func `are no lines where nothing that was left out leads to a password`() {
        let screens = Self.screens(
            """
            function Tree() { return <View><Tree /></View> }
            function Search() { return <View><A16 /><TextInput /></View> }
            """)
        #expect(screens.allSatisfy { !$0.hidden.contains(true) })
    }

    @Test func `have no other password than the one that was found`() throws {
        let screens = Self.screens(
            "function SignUp() { return <View><TextInput secureTextEntry /><A16 /><TextInput secureTextEntry /></View> }"
        )
        #expect(try #require(screens.first { $0.name == "SignUp" }).fields.count == 1)
    }
}
