import AssociationModel
import Findings
import SignUpScreens
import Testing

@Suite struct `a screen merged with its code` {
    private let drawn = SourceText("<textField/>", from: .file(path: "Main.storyboard"))
    private let code = SourceText("field.isSecureTextEntry = true", from: .file(path: "SignUp.swift"))

    private var inFile: Place { .text(drawn, SourceSpan(0, 5)) }
    private var inCode: Place { .text(code, SourceSpan(0, 5)) }

    private func drawnScreen(_ fields: [InputField], unread: [String] = ["SignUp"]) -> Screen {
        var screen = Screen(
            name: "SignUp", className: "SignUp", fields: fields, texts: ["Join"],
            departures: [Departure(.dismissal, in: "cancel:", at: inFile)], hasUnreadCode: true, at: inFile)
        screen.unreadClasses = unread
        return screen
    }

    @Test func `has what the code sets in place of what the file set, and the rest as it was`() {
        let field = InputField(
            name: "password", label: "Password", contentType: .value(.password, at: inFile),
            keyboard: .value(.numberPad, at: inFile), at: inFile)
        let set = InputField(
            name: "password", contentType: .value(.newPassword, at: inCode), isSecure: .value(true, at: inCode),
            at: inCode)
        let merged = drawnScreen([field]).merged(
            with: Screen(name: "SignUp", className: "SignUp", fields: [set], at: inCode))
        #expect(merged.summary == ["password “Password” textField new-password hidden numberPad"])
        #expect(merged.fields[0].place.file == "Main.storyboard")
        #expect(merged.fields[0].contentType.place?.file == "SignUp.swift")
        #expect(merged.fields[0].keyboard.place?.file == "Main.storyboard")
        #expect(!merged.hasUnreadCode)
    }

    @Test func `lets what the code sets unclearly hide what the file said`() {
        let field = InputField(name: "password", contentType: .value(.password, at: inFile), at: inFile)
        let set = InputField(name: "password", contentType: .unclear(at: inCode), at: inCode)
        let merged = drawnScreen([field]).merged(
            with: Screen(name: "SignUp", className: "SignUp", fields: [set], at: inCode))
        #expect(merged.fields[0].contentType.isUnclear)
    }

    @Test func `begins hidden as it is drawn, where the code only switches that`() {
        let field = InputField(name: "password", isSecure: .value(true, at: inFile), at: inFile)
        var set = InputField(name: "password", isSecure: .unclear(at: inCode), at: inCode)
        set.visibilitySwitch = inCode
        let merged = drawnScreen([field]).merged(
            with: Screen(name: "SignUp", className: "SignUp", fields: [set], at: inCode))
        #expect(merged.fields[0].isSecure.value == true)
        #expect(merged.fields[0].visibilitySwitch?.file == "SignUp.swift")
    }

    @Test func `has the fields that only the code has after the others, and no outlet of another scene`() {
        var outlet = InputField(name: "code", at: inCode)
        outlet.isOutlet = true
        let merged = drawnScreen([InputField(name: "email", at: inFile)]).merged(
            with: Screen(
                name: "SignUp", className: "SignUp", fields: [InputField(name: "password", at: inCode), outlet],
                texts: ["Join", "Terms"], departures: [Departure(.push, in: "next()", at: inCode)], at: inCode))
        #expect(merged.fields.map(\.name) == ["email", "password"])
        #expect(merged.texts == ["Join", "Terms"])
        #expect(merged.departures.map(\.function) == ["cancel:", "next()"])
    }

    @Test func `takes from the code of a cell only what the cell has a name for`() {
        var field = InputField(name: "input", at: inFile)
        field.owner = "PasswordCell"
        let screen = drawnScreen([InputField(name: "input", at: inFile), field], unread: ["SignUp", "PasswordCell"])
        let set = InputField(name: "input", isSecure: .value(true, at: inCode), at: inCode)
        let merged = screen.merged(
            with: Screen(
                name: "PasswordCell", className: "PasswordCell",
                fields: [set, InputField(name: "other", at: inCode)], texts: ["Cell"], at: inCode))
        #expect(merged.fields.map(\.hidesText) == [false, true])
        #expect(merged.texts == ["Join"])
        #expect(merged.unreadClasses == ["SignUp"])
        #expect(merged.hasUnreadCode)
        let whole = merged.merged(with: Screen(name: "SignUp", className: "SignUp", at: inCode))
        #expect(!whole.hasUnreadCode)
    }

    @Test func `is as before where the code is of a class that it has nothing to do with`() {
        let screen = drawnScreen([InputField(name: "input", at: inFile)])
        let set = InputField(name: "input", isSecure: .value(true, at: inCode), at: inCode)
        let merged = screen.merged(
            with: Screen(
                name: "Other", className: "Other", fields: [set], departures: [Departure(.push, in: "x", at: inCode)],
                at: inCode))
        #expect(merged.fields[0].hidesText == false)
        #expect(merged.departures.count == 1)
        #expect(merged.hasUnreadCode)
    }

    @Test func `stays open where its code leaves more unread`() {
        let merged = drawnScreen([InputField(name: "input", at: inFile)]).merged(
            with: Screen(name: "SignUp", className: "SignUp", hasUnreadCode: true, at: inCode))
        #expect(merged.hasUnreadCode)
    }

    @Test(
        arguments: [
            ("home", .push), ("terms", .presentation), ("other", .segue),
        ] as [(String, Departure.Kind)])
    func `leaves as the segue does that its code performs, where the file has one of that name`(
        identifier: String, kind: Departure.Kind
    ) {
        var screen = drawnScreen([InputField(name: "input", at: inFile)])
        screen.departures = [
            Departure(.push, in: "home", detail: "home", at: inFile),
            Departure(.presentation, in: "terms", detail: "terms", at: inFile),
        ]
        let performed = Departure(.segue, in: "signUpTapped", detail: identifier, at: inCode)
        let merged = screen.merged(
            with: Screen(name: "SignUp", className: "SignUp", departures: [performed], at: inCode))
        #expect(merged.departures.last?.kind == kind)
        #expect(merged.departures.last?.function == "signUpTapped")
    }
}
