import Findings
import FrameworkScreens
import SignUpScreens
import TestData
import Testing
import TextFormats

@Suite struct PageTests {
    private func screen(_ fields: String, at path: String = "page.html") throws -> Screen {
        try #require(ScreensOfSources(page: "<form>\(fields)</form>", at: path).screens.first)
    }

    @Test(arguments: [
        (#"<input autocomplete="new-password">"#, ".newPassword"),
        (#"<INPUT AUTOCOMPLETE="section-login current-password">"#, ".password"),
        (#"<input autocomplete="username webauthn">"#, ".username"), (#"<input autocomplete="off">"#, "-"),
        (#"<input :autocomplete="'new-password'">"#, ".newPassword"), (#"<input :autocomplete="kind">"#, "?"),
        (#"<input [autocomplete]="isNew ? 'new-password' : 'current-password'">"#, "?"),
        (#"<input autocomplete="{{ kind }}">"#, "?"), ("<input autocomplete='<%= kind %>'>", "?"),
        (#"<input v-bind="attributes">"#, "?"), (#"<ion-input type="password"></ion-input>"#, "-"),
        (#"<app-password-input name="password"></app-password-input>"#, "?"),
        (#"<v-text-field type="password" autocomplete="current-password"/>"#, ".password"),
    ])
    func `the content type is what autocomplete says`(_ field: String, _ type: String) throws {
        #expect(try screen(field).types == [type])
    }

    @Test(
        arguments: [
            (#"<input type="password">"#, true), ("<input>", false), (#"<input type="text">"#, false),
            (#"<input :type="shows ? 'text' : 'password'">"#, nil), (#"<input type="{{ kind }}">"#, nil),
        ] as [(String, Bool?)])
    func `the type hides the text`(_ field: String, _ isHidden: Bool?) throws {
        #expect(try screen(field).hidden == [isHidden])
    }

    @Test func `each form is a screen, with its own texts and the heading before it`() throws {
        let page = """
            <title>Shop</title><nav><a href="/register">Sign up</a></nav>
            <h1>Log in</h1><form id="login"><label for="a">Name</label><input id="a"><button>Go</button></form>
            <h2>Search</h2><form><input type="search" placeholder="Search"><input type="hidden" name="token"></form>
            """
        let screens = ScreensOfSources(page: page, at: "site/account.html").screens
        #expect(screens.map(\.name) == ["account login", "account"])
        #expect(screens.map(\.texts) == [["Log in", "Name", "Go"], ["Search"]])
        #expect(screens.map(\.labels) == [["Name"], ["Search"]])
    }

    @Test func `fields outside of forms are one screen`() throws {
        let page =
            "<ion-title>Login</ion-title><ion-input label='User'></ion-input><ion-input type='password'></ion-input>"
        let screen = try #require(ScreensOfSources(page: page, at: "app/login.page.html").screens.first)
        #expect(screen.name == "login")
        #expect(screen.fields.count == 2)
    }

    @Test(
        arguments: [
            (#"<%= f.password_field :password, autocomplete: "new-password" %>"#, [".newPassword"], [true]),
            (#"<%= f.email_field :email, autofocus: true, autocomplete: 'username' %>"#, [".username"], [false]),
            ("<%= form.password_field(:password_confirmation) %>", ["-"], [true]),
            ("{{ form.password }}{{ form.password.errors }}", ["?"], [nil]),
        ] as [(String, [String], [Bool?])])
    func `a field that a template engine writes is a field`(_ code: String, _ types: [String], _ hidden: [Bool?]) throws
    {
        let screen = try screen(code, at: "new.html.erb")
        #expect(screen.types == types)
        #expect(screen.hidden == hidden)
    }

    @Test(arguments: [
        "<%= link_to 'Forgot?', new_password_path %>", "{{ 'form.password' | translate }}",
        "{% url 'password_reset' %}",
    ])
    func `what a template only names is no field`(_ code: String) {
        #expect(ScreensOfSources(page: "<form>\(code)</form>").screens.isEmpty)
    }

    @Test func `the rules of a page are decoded`() throws {
        let field = try screen(#"<input type=password passwordrules="allowed: [&quot;]; minlength: 8;">"#).fields[0]
        #expect(field.rules.value?.descriptor.string == #"allowed: ["]; minlength: 8;"#)
    }

    @Test func `a box to tick is no field, though only its style says so`() {
        let page =
            #"<form><input asp-for="Password" type="password"><input class="form-check-input" asp-for="RememberLogin"></form>"#
        #expect(ScreensOfSources(page: page, at: "Login.cshtml").screens[0].fields.map(\.name) == ["Password"])
    }

    @Test(arguments: [
        "@Component({ template: '<ion-input type=\"password\"></ion-input>' }) export class Login {}",
        "const a = 1\n@Component({\n  selector: \"login\", template: `<p>${title}</p><input type=password>`\n})",
        "@Injectable({ template: '<input type=text>' }) class A {}\n@Component({ template: `<input type=password>` })",
    ])
    func `the markup in the source of a component is a page`(_ source: String) throws {
        let screen = try #require(ScreensOfSources(page: source, at: "app/login.component.ts").screens.first)
        #expect(screen.name == "login")
        #expect(screen.hidden == [true])
        guard case .text(let text, let span) = screen.fields[0].place else { return #expect(Bool(false)) }
        #expect(text.string(in: span).hasSuffix("password>") || text.string(in: span).hasSuffix("\"password\">"))
    }

    @Test(arguments: [
        "class A { template: string = '<input type=password>' }",
        "@Component({ template: `<p>Hello</p>` }) class A { template = '<input>' }",
        "@Component({ templateUrl: './a.html' }) class A { b = { template: '<input>' } }",
    ])
    func `other texts in the source of a component are no page`(_ source: String) {
        #expect(ScreensOfSources(page: source, at: "app/login.component.ts").screens.isEmpty)
    }

    @Test func `an element around a field is no field, and what follows a label is not its text`() throws {
        let fields = try screen(
            #"""
            <mat-form-field><mat-label>Password</mat-label><input matInput type="password"></mat-form-field>
            <label for="a">Name</label><input id="a"><label for="a">is missing</label>
            """#
        ).fields
        #expect(fields.map(\.label) == ["Password", "Name"])
    }

    @Test(arguments: ["www/main.3f2a1b9c.js", "www/polyfills.0123456789abcdef.js"])
    func `a bundle is no source`(_ path: String) {
        #expect(!FrameworkScreenReader.mayHaveScreens(named: path))
    }

    @Test(arguments: ["src/main.js", "src/feedback.js", "src/addddeed.tsx"])
    func `a name of letters is none of a bundle`(_ path: String) {
        #expect(FrameworkScreenReader.mayHaveScreens(named: path))
    }
}
