/// A screen as AutoFill has to understand it: what it is for, and what each field is.
///
/// AutoFill guesses both where it is not told, in ways that Apple does not publish; this guesses from words, and says
/// from which. <https://developer.apple.com/videos/play/wwdc2018/204/>
package struct ScreenReading: Sendable {
    /// The screen.
    package let screen: Screen
    /// What a person is there for.
    package let purpose: Inferred<ScreenPurpose>
    /// The fields, in the order of the screen.
    package let fields: [FieldReading]

    /// Reads a screen, by itself or in the flow that it belongs to.
    package init(_ screen: Screen, in flow: ScreenFlow? = nil) {
        let senses = screen.fields.map(FieldSense.sense)
        let purpose = PurposeInference(screen, senses: senses, flow: flow).purpose
        let roles = RoleInference(senses: senses, purpose: purpose).roles
        self.screen = screen
        self.purpose = purpose
        fields = screen.fields.indices.map { index in
            FieldReading(
                screen.fields[index], role: roles[index], sense: senses[index].value,
                maySetMore: screen.maySetMore(of: screen.fields[index]))
        }
    }

    /// The fields of a role.
    package func fields(_ roles: FieldRole...) -> [FieldReading] { fields.filter { roles.contains($0.role.value) } }

    /// Whether a password is chosen here, as far as can be told.
    package var choosesPassword: Bool { fields.contains { $0.role.value.isChosen } }

    /// Whether what is not on it may well be beside it: a cell, a row, a field with its label.
    package var isPart: Bool {
        let last = Words(screen.className ?? screen.name).tokens.last
        return screen.isPart || last.map(Self.partNames.contains) ?? false
    }

    private static let partNames: Set<String> = [
        "cell", "row", "field", "input", "component", "section", "header", "footer", "item", "textfield", "box",
    ]

    /// Whether the screen seems to serve those who have an account and those who have none.
    package var isShared: Bool {
        if case .mixed = purpose.basis { purpose.value == .signUp } else { false }
    }
}

/// A field, and what it is for.
package struct FieldReading: Sendable {
    /// The field.
    package let field: InputField
    /// What it is for.
    package let role: Inferred<FieldRole>
    /// Whether its own words, or what is stated, call it a password; else that is a guess.
    package let isCalledPassword: Bool
    /// Whether code that was not read may set what is not set: it exists, and has a name for the field.
    package let maySetMore: Bool

    init(_ field: InputField, role: Inferred<FieldRole>, sense: FieldSense, maySetMore: Bool) {
        self.field = field
        self.role = role
        isCalledPassword = sense.isPassword
        self.maySetMore = maySetMore
    }

    /// Whether it may be told later, or was told in a way that was not understood, what the field holds.
    package var contentTypeIsOpen: Bool {
        field.contentType.isUnclear || (maySetMore && !field.contentType.isSet)
    }

    /// Whether the text is certainly to be read by whoever looks on.
    package var isInTheClear: Bool { field.hidesText == false && !(maySetMore && !field.isSecure.isSet) }
}

extension Screen {
    /// Whether code that was not read may set what is not set of a field: that of the field's own class, or some that
    /// has a name for it.
    fileprivate func maySetMore(of field: InputField) -> Bool {
        guard hasUnreadCode else { return false }
        if case .custom = field.element { return true }
        // The classes of other fields know nothing of this one.
        let others = Set(fields.compactMap(\.className)).subtracting([field.className].compactMap(\.self))
        let relevant = unreadClasses.filter { !others.contains($0) || $0 == className }
        if let own = field.className, relevant.contains(own) { return true }
        return field.name != nil && (unreadClasses.isEmpty || !relevant.isEmpty)
    }
}
