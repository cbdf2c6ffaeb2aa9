import Findings
import SignUpScreens
import Testing

@Suite struct FlutterTests {
    private func screen(_ fields: String, state: String = "", outside: String = "") throws -> Screen {
        let source = """
            import 'package:flutter/material.dart';
            class SignUpPage extends StatefulWidget {
              const SignUpPage({super.key});
              @override
              State<SignUpPage> createState() => _SignUpPageState();
            }
            class _SignUpPageState extends State<SignUpPage> {
              \(state)
              @override
              Widget build(BuildContext context) {
                return Scaffold(body: AutofillGroup(child: Column(children: <Widget>[\(fields)])));
              }
            }
            \(outside)
            """
        return try ScreensOfSources(dart: ["lib/sign_up_page.dart": source]).screen("SignUpPage")
    }

    // MARK: Hints

    @Test(arguments: [
        ("TextField(autofillHints: const [AutofillHints.newPassword])", ".newPassword"),
        ("TextFormField(autofillHints: const <String>[AutofillHints.newUsername])", ".username"),
        ("TextField(autofillHints: [AutofillHints.username, AutofillHints.email])", ".username"),
        ("TextField(autofillHints: [AutofillHints.email, AutofillHints.username])", ".emailAddress"),
        ("TextField(autofillHints: ['password'])", ".password"),
        ("CupertinoTextField(autofillHints: {AutofillHints.oneTimeCode})", ".oneTimeCode"),
        ("TextField(autofillHints: null)", "-"), ("TextField(autofillHints: const [])", "-"),
        ("TextField(autofillHints: isNew ? [AutofillHints.newPassword] : [AutofillHints.newPassword])", ".newPassword"),
        ("TextField(autofillHints: [if (Platform.isIOS) AutofillHints.password])", ".password"),
        (
            "TextField(autofillHints: [if (Platform.isAndroid) AutofillHints.password else AutofillHints.newPassword])",
            ".newPassword"
        ),
        ("TextField(autofillHints: Hints.secret)", ".newPassword"),
        ("TextField(autofillHints: secretHints)", ".newPassword"),
        ("TextField(autofillHints: loading ? null : [AutofillHints.username])", ".username"),
        ("TextField(autofillHints: unknown)", "?"), ("TextField(autofillHints: hints())", "?"),
        ("TextField(autofillHints: [...hints])", "?"),
        ("TextField(autofillHints: unknown ? [AutofillHints.password] : null)", "?"),
    ])
    func `the first hint is the content type`(_ field: String, _ type: String) throws {
        let outside = """
            const secretHints = [AutofillHints.newPassword];
            class Hints { static const secret = <String>[AutofillHints.newPassword]; }
            """
        #expect(try screen(field, state: "bool loading = false;", outside: outside).types == [type])
    }

    @Test func `a field that changes with the mode of the screen has both types`() throws {
        let field = "TextField(autofillHints: [_isNew ? AutofillHints.newPassword : AutofillHints.password])"
        let screen = try screen(field, state: "bool _isNew = false;")
        #expect(screen.types == [".newPassword"])
        #expect(screen.fields[0].otherTypes == [.password])
    }

    // MARK: Hiding

    @Test(
        arguments: [
            ("TextField(obscureText: true)", true), ("TextField(obscureText: false)", false), ("TextField()", false),
            ("TextField(obscureText: _obscure)", true), ("TextField(obscureText: !_shows)", true),
            ("TextField(obscureText: _late)", true), ("TextField(obscureText: !_obscure)", false),
            ("TextField(obscureText: fixed)", true), ("TextField(obscureText: isHidden)", true),
            ("TextField(controller: password, obscureText: ref.watch(hidden))", nil),
        ] as [(String, Bool?)])
    func `a flag of the state hides the text as it begins`(_ field: String, _ isHidden: Bool?) throws {
        let state = """
            bool _obscure = true, other = false;
            bool _shows = false;
            late bool _late;
            final bool fixed = true;
            bool get isHidden => !_shows;
            void initState() { super.initState(); _late = true; }
            """
        #expect(try screen(field, state: state).hidden == [isHidden])
    }

    @Test func `a field that a switch shows is known to be one`() throws {
        #expect(try screen("TextField(obscureText: _a)", state: "bool _a = true;").fields[0].visibilitySwitch != nil)
        #expect(try screen("TextField(obscureText: state.hides)").fields[0].visibilitySwitch != nil)
        #expect(try screen("TextField(obscureText: true)").fields[0].visibilitySwitch == nil)
    }

    @Test func `a field without a name whose flag is not known counts as a password`() throws {
        #expect(try screen("TextField(obscureText: state.hides)").hidden == [true])
    }

    // MARK: Widgets of the app

    private static let wrapper = """
        enum Kind { plain, password }
        class AppField extends StatefulWidget {
          const AppField({super.key, required this.label, this.kind = Kind.plain, this.hints, this.controller});
          AppField.secret({required this.label, this.hints, this.controller}) : kind = Kind.password;
          final String label;
          final Kind kind;
          final Iterable<String>? hints;
          final TextEditingController? controller;
          @override
          State<AppField> createState() => _AppFieldState();
        }
        class _AppFieldState extends State<AppField> {
          late bool _obscure;
          @override
          void initState() { _obscure = widget.kind == Kind.password; super.initState(); }
          @override
          Widget build(BuildContext context) {
            return TextFormField(
              controller: widget.controller, obscureText: _obscure, autofillHints: widget.hints,
              decoration: InputDecoration(labelText: widget.label),
            );
          }
        }
        """

    @Test(arguments: ["AppField(kind: Kind.password, ", "AppField.secret(", "const AppField(kind: Kind.password, "])
    func `a field of the app is followed with what it is given`(_ call: String) throws {
        let fields = """
            AppField(label: l10n.userName, hints: [AutofillHints.username], controller: _name),
            \(call)label: 'Password', hints: const [AutofillHints.newPassword]),
            """
        let screen = try screen(fields, outside: Self.wrapper)
        #expect(screen.types == [".username", ".newPassword"])
        #expect(screen.hidden == [false, true])
        #expect(screen.labels == ["userName", "Password"])
        #expect(screen.fields[0].name == "_name")
    }

    @Test func `a function of the class is followed with its arguments`() throws {
        let state = """
            Widget _field(String label, {bool hides = false, String? hint}) => Padding(child: TextField(
              decoration: _decoration(label), obscureText: hides, autofillHints: hint == null ? null : [hint]));
            InputDecoration _decoration(String label) => InputDecoration(labelText: label);
            """
        let screen = try screen(
            "_field('E-mail', hint: AutofillHints.username), _field('Password', hides: true, hint: AutofillHints.newPassword)",
            state: state)
        #expect(screen.labels == ["E-mail", "Password"])
        #expect(screen.hidden == [false, true])
        #expect(screen.types == [".username", ".newPassword"])
    }

    @Test func `fields for one text are one field`() throws {
        let fields =
            "if (a) CupertinoTextField(controller: _c) else TextField(controller: _c), TextField(controller: _d)"
        #expect(try screen(fields).fields.count == 2)
    }

    @Test func `what a widget that was not found sets is unknown`() throws {
        #expect(try screen("LibraryTextField(label: 'Name')").types == ["?"])
        #expect(try screen("Other(obscureText: true)").hidden == [true])
    }

    @Test func `another class of the sources says how its flag begins`() throws {
        let view = """
            class LoginView extends StatelessWidget {
              final LoginController controller;
              const LoginView(this.controller);
              Widget build(BuildContext context) => Scaffold(body: TextField(
                obscureText: !controller.shows, autofillHints: controller.loading ? null : [AutofillHints.password]));
            }
            """
        let controller =
            "class LoginController extends State<Login> { bool shows = false; bool loading = false; Widget build(c) => LoginView(this); }"
        let sources = ScreensOfSources(dart: ["lib/view.dart": view, "lib/login.dart": controller])
        let screen = try sources.screen("LoginView")
        #expect(screen.types == [".password"])
        #expect(screen.hidden == [true])
        #expect(sources.screens.count == 1)
    }

    // MARK: Screens

    @Test func `a page is a screen by itself, wherever it is shown`() {
        let source = """
            class App extends StatelessWidget { Widget build(c) => MaterialApp(home: LoginPage()); }
            class Home extends StatelessWidget { Widget build(c) => Column(children: [Secret(), LoginPage()]); }
            class LoginPage extends StatelessWidget { Widget build(c) => Column(children: [TextField(obscureText: true)]); }
            class Secret extends StatelessWidget { Widget build(c) => TextField(obscureText: true, autofocus: true); }
            """
        #expect(ScreensOfSources(dart: ["lib/main.dart": source]).screens.map(\.name) == ["Home", "LoginPage"])
    }

    @Test func `what is shown over a screen is one by itself, and so is what nobody calls`() {
        let source = """
            class Home extends StatelessWidget {
              Widget build(c) => Scaffold(body: Button(onPressed: () => showDialog<void>(
                context: c, builder: (_) => AlertDialog(content: TextField(obscureText: true)))));
              Widget unused() => TextField(obscureText: true);
            }
            Future<void> ask(c) async { await showModalBottomSheet(context: c, builder: (_) => TextField(obscureText: true)); }
            Widget search() => TextField();
            """
        #expect(
            ScreensOfSources(dart: ["lib/main.dart": source]).screens.map(\.name) == [
                "Home build", "Home unused", "ask",
            ])
    }

    @Test func `widgets that show each other are still screens`() {
        let source = """
            class A extends StatelessWidget { Widget build(c) => Column(children: [B(), TextField(obscureText: true)]); }
            class B extends StatelessWidget { Widget build(c) => Column(children: [A()]); }
            """
        #expect(ScreensOfSources(dart: ["lib/main.dart": source]).screens.count == 1)
    }

    @Test func `a screen whose steps are spent before its password is a line with that place`() throws {
        let costly =
            "class A0 extends StatelessWidget { Widget build(c) => Box(); }\n"
            + (1...16).map {
                "class A\($0) extends StatelessWidget { Widget build(c) => Row(children: [A\($0 - 1)(), A\($0 - 1)()]); }\n"
            }
            .joined()
        let source =
            "class SignUp extends StatelessWidget { Widget build(c) => Column(children: [A16(), TextField(obscureText: true)]); }"
        let screen = try ScreensOfSources(dart: ["lib/main.dart": costly + source]).screen("SignUp")
        #expect(screen.isCutShort)
        #expect(screen.hidden == [true])
        #expect(screen.types == ["?"])
    }

    @Test func `texts and calls say what the screen is for`() throws {
        let state =
            "void go() async { await Auth.instance.signUp(email: _e.text, password: _p.text); l10n.logInTo(host); }"
        let screen = try screen(
            "Text(AppLocalizations.of(context)!.createAccount), Button(child: Text('Sign up')), TextField()",
            state: state)
        #expect(screen.texts == ["createAccount", "Sign up"])
        #expect(screen.accountCalls.map(\.name) == ["signUp"])
    }

    // MARK: Leaving

    private static let pair = """
        TextField(autofillHints: [AutofillHints.username]), TextField(obscureText: true, autofillHints: [AutofillHints.newPassword])
        """

    @Test func `a group hands over what it holds when it goes away, or when code finishes it`() throws {
        #expect(try screen(Self.pair).leaving == .grouped)
        #expect(try screen(Self.pair, state: "void a() { TextInput.finishAutofillContext(); }").leaving == .committed)
        let refusing = "void a() { TextInput.finishAutofillContext(shouldSave: false); }"
        #expect(try screen(Self.pair, state: refusing).leaving == .grouped)
        let canceling =
            "AutofillGroup(onDisposeAction: AutofillContextAction.cancel, child: Column(children: [\(Self.pair)]))"
        #expect(try screen(canceling).leaving == .followed)
    }

    @Test func `fields outside of a group are shown to iOS one at a time`() throws {
        let source = "class SignUpPage extends StatelessWidget { Widget build(c) => Column(children: [\(Self.pair)]); }"
        #expect(try ScreensOfSources(dart: ["lib/a.dart": source]).screen("SignUpPage").leaving == .apart)
    }
}
