/// A screen as AutoFill has to understand it: what it is for, and what each field is.
///
/// AutoFill guesses both where it is not told, in ways that Apple does not publish; this guesses from words, and says
/// from which. <https://developer.apple.com/videos/play/wwdc2018/204/>
public struct ScreenReading: Sendable {
    /// The screen.
    public let screen: Screen
    /// What a person is there for.
    public let purpose: Inferred<ScreenPurpose>
    /// The fields, in the order of the screen.
    public let fields: [FieldReading]

    /// Reads a screen, by itself or in the flow that it belongs to.
    public init(_ screen: Screen, in flow: ScreenFlow? = nil) {
        let senses = screen.fields.map(FieldSense.sense)
        let purpose = PurposeInference(screen, senses: senses, flow: flow).purpose
        let roles = RoleInference(senses: senses, purpose: purpose).roles
        self.screen = screen
        self.purpose = purpose
        fields = screen.fields.indices.map { index in
            FieldReading(
                screen.fields[index], role: roles[index], sense: senses[index].value,
                hasUnreadCode: screen.hasUnreadCode)
        }
    }

    /// The fields of a role.
    public func fields(_ roles: FieldRole...) -> [FieldReading] { fields.filter { roles.contains($0.role.value) } }

    /// Whether a password is chosen here, as far as can be told.
    public var choosesPassword: Bool { fields.contains { $0.role.value.isChosen } }

    /// Whether what is not on it may well be beside it: a cell, a row, a field with its label.
    public var isPart: Bool {
        let last = Words(screen.className ?? screen.name).tokens.last
        return screen.isPart || last.map(Self.partNames.contains) ?? false
    }

    private static let partNames: Set<String> = [
        "cell", "row", "field", "input", "component", "section", "header", "footer", "item", "textfield", "box",
    ]

    /// Whether the screen seems to serve those who have an account and those who have none.
    public var isShared: Bool {
        if case .mixed = purpose.basis { purpose.value == .signUp } else { false }
    }
}

/// A field, and what it is for.
public struct FieldReading: Sendable {
    /// The field.
    public let field: InputField
    /// What it is for.
    public let role: Inferred<FieldRole>
    /// Whether its own words, or what is stated, call it a password; else that is a guess.
    public let isCalledPassword: Bool
    /// Whether code that was not read may set what is not set: it exists, and has a name for the field.
    public let maySetMore: Bool

    init(_ field: InputField, role: Inferred<FieldRole>, sense: FieldSense, hasUnreadCode: Bool) {
        self.field = field
        self.role = role
        isCalledPassword = sense.isPassword
        maySetMore = hasUnreadCode && (field.name != nil || field.isOfUnknownClass)
    }

    /// Whether it may be told later, or was told in a way that was not understood, what the field holds.
    public var contentTypeIsOpen: Bool {
        field.contentType.isUnclear || (maySetMore && !field.contentType.isSet)
    }

    /// Whether the text is certainly to be read by whoever looks on.
    public var isInTheClear: Bool { field.hidesText == false && !(maySetMore && !field.isSecure.isSet) }
}

extension InputField {
    var isOfUnknownClass: Bool { if case .custom = element { true } else { false } }
}
