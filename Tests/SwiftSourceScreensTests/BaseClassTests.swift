#if SwiftSources
    import SignUpScreens
    import Testing

    @Suite struct `a base class` {
        private static let screen = """
            class LoginScreen: PlainScreen<Int> {
                let passwordField = UITextField()
                override func arrange() { passwordField.textContentType = .password }
            }
            """

        @Test func `is read in a file that is about no screen`() {
            let bases = [
                "class PlainScreen<Content>: BaseScreen {}", "class BaseScreen: UIControl { func arrange() {} }",
            ]
            #expect(screens(Self.screen, bases[0], bases[1]).map(\.hasUnreadCode) == [false])
        }

        @Test func `that is in no file leaves its code unread`() {
            #expect(screens(Self.screen, "class PlainScreen<Content>: BaseScreen {}").map(\.hasUnreadCode) == [true])
            #expect(screens(Self.screen, "/* class */ struct BaseScreen {}").map(\.hasUnreadCode) == [true])
        }
    }
#endif
