import Findings
import FrameworkScreens
import SignUpScreens
import TestData
import Testing
import TextFormats

@Suite struct ReactNativeTests {
    private func screen(_ fields: String, before: String = "", parameters: String = "") throws -> Screen {
        let source = """
            import { Platform, TextInput, Text, View } from "react-native";
            \(before)
            export function SignUpScreen(\(parameters)) {
              const [isHidden, setHidden] = useState(true);
              return (<View>\(fields)</View>);
            }
            """
        return try ScreensOfSources(scripts: ["src/SignUpScreen.tsx": source]).screen("SignUpScreen")
    }

    @Test(arguments: [
        (#"<TextInput textContentType="newPassword" />"#, ".newPassword"),
        (#"<TextInput textContentType={'emailAddress'} />"#, ".emailAddress"),
        (#"<TextInput autoComplete="new-password" />"#, ".newPassword"),
        (#"<TextInput autoComplete="current-password" />"#, ".password"),
        (#"<TextInput autoComplete="one-time-code" />"#, ".oneTimeCode"),
        (#"<TextInput textContentType="password" autoComplete="new-password" />"#, ".password"),
        (#"<TextInput textContentType={undefined} autoComplete="username" />"#, ".username"),
        (#"<TextInput textContentType="none" />"#, "."), (#"<TextInput autoComplete="off" />"#, "."),
        (#"<TextInput textContentType={Platform.OS === "ios" ? "newPassword" : undefined} />"#, ".newPassword"),
        (#"<TextInput textContentType={Platform.OS === "android" ? undefined : "newPassword"} />"#, ".newPassword"),
        (#"<TextInput textContentType={Platform.select({ ios: "username", android: "none" })} />"#, ".username"),
        (#"<TextInput textContentType={Platform.select({ default: "username" })} />"#, ".username"),
        (#"<TextInput textContentType={"newPassword" as const} />"#, ".newPassword"),
    ])
    func `what React Native gives UIKit is the content type`(_ field: String, _ type: String) throws {
        #expect(try screen(field).types == [type])
    }

    @Test(arguments: ["password", "password-new", "sms-otp", "cc-csc"])
    func `a word of Android alone is no content type on iOS`(_ word: String) throws {
        #expect(try screen(#"<TextInput autoComplete="\#(word)" />"#).types == ["-"])
    }

    @Test(arguments: [
        #"<TextInput textContentType={contentType()} />"#, #"<TextInput textContentType={theme.type} />"#,
        #"<TextInput {...extra()} />"#, #"<TextInput textContentType={unknownName} />"#,
        #"<TextInput textContentType={isNew ? "newPassword" : undefined} />"#,
    ])
    func `a content type that is computed is unknown`(_ field: String) throws {
        #expect(try screen(field).types == ["?"])
    }

    @Test func `constants of the file are followed`() throws {
        let before = """
            const kind = "newPassword";
            const isIOS = Platform.OS === "ios";
            const RULES = "minlength: 12; " + "required: digit;";
            """
        let field = #"<TextInput textContentType={isIOS ? kind : undefined} secureTextEntry passwordRules={RULES} />"#
        let screen = try screen(field, before: before)
        #expect(screen.types == [".newPassword"])
        #expect(screen.fields[0].rules.value?.descriptor.string == "minlength: 12; required: digit;")
    }

    @Test(
        arguments: [
            ("<TextInput secureTextEntry />", true), ("<TextInput secureTextEntry={true} />", true),
            ("<TextInput secureTextEntry={false} />", false), ("<TextInput secureTextEntry={isHidden} />", true),
            ("<TextInput secureTextEntry={!isHidden} />", false), ("<TextInput secureTextEntry={shows()} />", nil),
            ("<TextInput />", false), ("<TextInput secureTextEntry={isHidden ? true : false} />", true),
        ] as [(String, Bool?)])
    func `a switch hides the text as it begins`(_ field: String, _ isHidden: Bool?) throws {
        #expect(try screen(field).hidden == [isHidden])
    }

    @Test func `a field that a switch shows is known to begin hidden`() throws {
        let field = try screen("<TextInput secureTextEntry={isHidden} />").fields[0]
        #expect(field.visibilitySwitch != nil)
        #expect(try screen("<TextInput secureTextEntry />").fields[0].visibilitySwitch == nil)
    }

    @Test func `a field that is for Android alone is on no screen of iOS`() throws {
        let fields = """
            {Platform.OS === 'android' && <TextInput placeholder="A" />}
            {Platform.OS === 'ios' && (<TextInput placeholder="B" />)}
            """
        #expect(try screen(fields).labels == ["B"])
    }

    @Test(arguments: [
        #"<Field label="Password" secureTextEntry textContentType="newPassword" />"#,
        #"<Field label="Password" {...{ secureTextEntry: true }} secureTextEntry textContentType={"newPassword"} />"#,
    ])
    func `a component of the project is followed with the attributes that it is given`(_ field: String) throws {
        let before = #"""
            const Field = ({ label, secureTextEntry = false, ...rest }) => (
              <View><Text>{label}</Text><TextInput secureTextEntry={secureTextEntry} {...rest} /></View>
            );
            """#
        let screen = try screen(field, before: before)
        #expect(screen.types == [".newPassword"])
        #expect(screen.hidden == [true])
        #expect(screen.labels == ["Password"])
    }

    @Test(arguments: [
        "import { Field } from './Field';", "import Field from './Field';", "import { Field } from '@/components';",
    ])
    func `a component of another file is followed`(_ line: String) throws {
        let sources = ScreensOfSources(scripts: [
            "src/Login.tsx": """
            \(line)
            export default function LoginScreen() {
              return <><Field type="password" caption="Password" /><Field type="username" caption="E-mail" /></>;
            }
            """,
            "src/Field.tsx": """
            import { TextInput } from "react-native";
            export class Field extends Component { render() {
              const { caption, type } = this.props;
              return <TextInput placeholder={caption} textContentType={type} secureTextEntry={type === "password"} />;
            } }
            export default Field;
            """,
        ])
        #expect(sources.screens.map(\.name) == ["LoginScreen"])
        let screen = try sources.screen("LoginScreen")
        #expect(screen.types == [".password", ".username"])
        #expect(screen.hidden == [true, false])
        #expect(screen.labels == ["Password", "E-mail"])
    }

    @Test func `what a component that was not found sets is unknown`() throws {
        let source = """
            import { PasswordInput } from "@company/ui";
            export const SignUp = () => <PasswordInput label="Password" />;
            """
        let screen = try ScreensOfSources(scripts: ["a.tsx": source]).screen("SignUp")
        #expect(screen.types == ["?"])
        #expect(screen.hidden == [nil])
    }

    @Test func `components that show each other are still screens`() throws {
        let source = """
            import { TextInput } from "react-native";
            const A = () => <><TextInput placeholder="one" /><B /></>;
            const B = () => <><TextInput placeholder="two" /><A /></>;
            """
        let labels = ScreensOfSources(scripts: ["a.tsx": source]).screens.flatMap(\.labels)
        #expect(Set(labels) == ["one", "two"])
    }

    @Test func `apostrophes and slashes in the text of an element end nothing`() throws {
        let fields = """
            <Text>Don't have an account? See https://example.com/a // b</Text>
            {/* <TextInput placeholder="no" /> */}
            <TextInput placeholder="yes" />
            """
        #expect(try screen(fields).labels == ["yes"])
    }

    @Test func `comparisons and types are no elements`() throws {
        let before =
            "const f = <T,>(x: T) => x; const less = 1 <TextInputCount; const g: Map<string, TextInput> = h<TextInput>();"
        #expect(try screen(#"<TextInput placeholder="yes" />"#, before: before).fields.count == 1)
    }

    @Test func `the label of a field is its placeholder, the key of its text, or the short text before it`() throws {
        let fields = """
            <TextInput placeholder="E-mail" /><TextInput placeholder={t('auth.password')} />
            <TextInput placeholder={strings.repeatPassword} /><Text>Nickname</Text><TextInput />
            """
        #expect(try screen(fields).labels == ["E-mail", "auth.password", "repeatPassword", "Nickname"])
    }

    @Test func `the name of a field is what the form calls it`() throws {
        let fields = """
            <Controller name="email" render={({ field }) => (<TextInput {...field} />)} />
            <TextInput value={password} /><TextInput onChangeText={(text) => setNickname(text)} />
            <TextInput {...register("city")} /><TextInput value={form.values.code} />
            """
        #expect(try screen(fields).fields.map(\.name) == ["email", "password", "Nickname", "city", "code"])
    }

    @Test func `texts and calls say what the screen is for`() throws {
        let source = """
            import { TextInput } from "react-native";
            export const Form = () => {
              const submit = () => auth.createUserWithEmailAndPassword(email, password);
              return <><TextInput placeholder="E-mail" /><TextInput secureTextEntry placeholder="Password" />
                <Button title="Go" onPress={submit} /></>;
            };
            """
        let screen = try ScreensOfSources(scripts: ["a.tsx": source]).screen("Form")
        #expect(screen.texts.contains("Go"))
        #expect(ScreenReading(screen).purpose.value == .signUp)
        let other = source.replacing("createUserWithEmailAndPassword(email, password)", with: "signIn('google')")
        #expect(ScreenReading(try ScreensOfSources(scripts: ["a.tsx": other]).screen("Form")).purpose.value == .unknown)
    }

    @Test func `a field of a web page in the same language is one of HTML`() throws {
        let source = """
            export default function Page() {
              return <form><input type="email" autoComplete="section-a username" /><input type="password"
                autoComplete="current-password" /><input type="hidden" /><input type="submit" value="Log in" /></form>;
            }
            """
        let screen = try ScreensOfSources(scripts: ["app/login/page.tsx": source]).screen("login")
        #expect(screen.types == [".username", ".password"])
        #expect(screen.hidden == [false, true])
        #expect(screen.texts == ["Log in"])
    }

    @Test func `the words beside the key of a text are what people read`() throws {
        let label = #"formatMessage({ id: "mobile.server.enterUrl", defaultMessage: "Enter Server URL" })"#
        #expect(try screen("<TextInput label={\(label)} />").labels == ["Enter Server URL"])
    }

    @Test(arguments: [
        #"label="Mobile" keyboardType="url""#, #"placeholder="Server URL""#, #"placeholder="Homeserver""#,
        #"name="login.domain""#, #"placeholder="https://example.com" keyboardType="url""#,
    ])
    func `the address of a server is no user name`(_ attributes: String) throws {
        let reading = ScreenReading(
            try screen("<TextInput \(attributes) /><TextInput secureTextEntry placeholder=\"Password\" />"))
        #expect(reading.username == nil)
    }

    @Test func `a user name at a server is still one`() throws {
        let reading = ScreenReading(
            try screen(
                #"<TextInput placeholder="Username for your server" /><TextInput secureTextEntry placeholder="Password" />"#
            ))
        #expect(reading.username?.field.label == "Username for your server")
    }
}
