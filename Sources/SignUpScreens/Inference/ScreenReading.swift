import Findings

/// A screen as AutoFill has to understand it: its purpose, and the role of each field.
///
/// AutoFill infers both if it is not told, in ways that Apple does not publish. This infers them from words, and
/// records from which ones. <https://developer.apple.com/videos/play/wwdc2018/204/>
package struct ScreenReading: Sendable {
    package let screen: Screen
    package let purpose: Inferred<ScreenPurpose>
    /// The fields with their roles, in the order of the screen.
    package let fields: [FieldReading]
    /// The field that names the account; nil where none seems to.
    package let username: FieldReading?
    /// Why everything but the content types says that it is a screen for signing in; nil if something says otherwise.
    package let signInBasis: Basis?
    /// Whether that is certain: its texts don’t speak of signing up first.
    package let isCertainlySignIn: Bool

    /// Reads a screen, by itself or as part of a flow.
    package init(_ screen: Screen, in flow: ScreenFlow? = nil) {
        let senses = screen.fields.map(FieldSense.sense)
        let inference = PurposeInference(screen, in: flow)
        let purpose = inference.purpose
        let roles = RoleInference(
            senses: senses, types: screen.fields.map(\.contentType.value), purpose: purpose
        ).roles
        let code = UnreadCode(of: screen)
        self.screen = screen
        self.purpose = purpose
        let fields = screen.fields.indices.map { index in
            FieldReading(
                index, of: screen, role: roles[index], sense: senses[index].value,
                maySetMore: code.maySetMore(of: screen.fields[index]))
        }
        self.fields = fields
        username = fields.first { $0.role.value == .username }
        let isMarkedNew = screen.fields.contains { $0.contentType.value == .newPassword }
        let isForSigningIn =
            purpose.value == .signIn && purpose.isFirm && !screen.hasModes && !inference.speaksOfSignUpAlone
        signInBasis = isMarkedNew && isForSigningIn ? purpose.basis : nil
        isCertainlySignIn = signInBasis != nil && !inference.leadsWithSignUp
    }

    /// The fields that have one of these roles.
    package func fields(_ roles: FieldRole...) -> [FieldReading] { fields.filter { roles.contains($0.role.value) } }

    /// Whether a password is chosen on this screen, as far as can be inferred.
    package var choosesPassword: Bool { fields.contains { $0.role.value.isChosen } }

    /// Whether this is only a part of a screen, such as a cell, a row or a field with its label, so that missing fields
    /// may be next to it.
    package var isPart: Bool {
        let last = Words(screen.className ?? screen.name).tokens.last
        return screen.isPart || last.map(Self.partNames.contains) ?? false
    }

    private static let partNames: Set<String> = [
        "cell", "row", "field", "input", "component", "section", "header", "footer", "item", "textfield", "box",
    ]

    /// Whether the screen seems to serve both people with an account and people without one.
    package var isShared: Bool {
        if case .mixed = purpose.basis { purpose.value == .signUp } else { false }
    }
}

/// A field, and its role.
package struct FieldReading: Sendable {
    // The fields of the screen: one is too large to keep another copy of each.
    private let all: [InputField]
    private let index: Int
    package var field: InputField { all[index] }
    package let role: Inferred<FieldRole>
    /// Whether its own words or its content type call it a password; otherwise a password role is only inferred.
    package let isCalledPassword: Bool
    /// Whether its own words say that it repeats a password; otherwise that is only inferred from its position.
    package let isCalledRepetition: Bool
    /// Whether neither its words nor its traits nor a content type tell what it takes.
    package let isUnknown: Bool
    /// Whether its words say that it takes a user name or an e-mail address, and its content type that it takes a new
    /// password.
    package let isNameMarkedAsPassword: Bool
    /// Whether unread code may set properties that are not set: such code exists, and has a name for the field.
    package let maySetMore: Bool

    init(_ index: Int, of screen: Screen, role: Inferred<FieldRole>, sense: FieldSense, maySetMore: Bool) {
        let field = screen.fields[index]
        (all, self.index, self.role) = (screen.fields, index, role)
        isCalledPassword = sense.isPassword
        isCalledRepetition = sense == .confirmation
        isUnknown = sense == .other && !field.contentType.isSet
        self.maySetMore = maySetMore
        isNameMarkedAsPassword = FieldSense.isNameMarkedAsPassword(field)
    }

    /// Whether the content type is unknown: unread code may set it, or it is set in a way that was not understood.
    package var contentTypeIsOpen: Bool {
        field.contentType.isUnclear || (maySetMore && !field.contentType.isSet)
    }

    /// Whether the typed text is certainly visible.
    package var isInTheClear: Bool {
        field.hidesText == false && !(maySetMore && !field.isSecure.isSet) && !isOutOfSight
    }

    /// Whether its name says that nobody sees it: some apps have such a field so that AutoFill recognises the screen.
    private var isOutOfSight: Bool {
        !Set(Words(field.name ?? "").tokens).isDisjoint(with: ["hidden", "invisible"])
    }
}

/// The code of a screen that was not read.
private struct UnreadCode {
    private let exists: Bool
    private let classes: Set<String>
    /// Whether code that has names for all fields may be among it: that of no field's class.
    private let mayBeShared: Bool

    init(of screen: Screen) {
        exists = screen.hasUnreadCode
        classes = Set(screen.unreadClasses)
        let own = Set(screen.fields.compactMap(\.className))
        mayBeShared = classes.isEmpty || classes.contains { !own.contains($0) || $0 == screen.className }
    }

    /// Whether it may set properties of a field that are not set: it is the code of the field's own class, or code
    /// that has a name for the field. The classes of other fields do not know this one.
    func maySetMore(of field: InputField) -> Bool {
        guard exists else { return false }
        if case .custom = field.element { return true }
        if let own = field.className, classes.contains(own) { return true }
        return field.name != nil && mayBeShared
    }
}
