/// The names that a description may use for content types and keyboards.
enum DescriptionWords {
    /// The constants of `UITextContentType` by their Swift names, those for accounts first.
    /// <https://developer.apple.com/documentation/uikit/uitextcontenttype>
    static let contentTypes = [
        "username", "newPassword", "password", "oneTimeCode", "emailAddress", "telephoneNumber", "name", "namePrefix",
        "givenName", "middleName", "familyName", "nameSuffix", "nickname", "jobTitle", "organizationName", "location",
        "fullStreetAddress", "streetAddressLine1", "streetAddressLine2", "addressCity", "addressState",
        "addressCityAndState", "sublocality", "countryName", "postalCode", "URL", "creditCardNumber",
        "creditCardName", "creditCardGivenName", "creditCardMiddleName", "creditCardFamilyName",
        "creditCardSecurityCode", "creditCardExpiration", "creditCardExpirationMonth", "creditCardExpirationYear",
        "creditCardType", "birthdate", "birthdateDay", "birthdateMonth", "birthdateYear", "dateTime", "flightNumber",
        "shipmentTrackingNumber", "cellularEID", "cellularIMEI",
    ]

    /// The content types by their Swift names, and by the values of the constants; an empty one is a word too.
    static var allContentTypes: [String] {
        let values = contentTypes.map { TextContentType(swiftName: $0).rawValue }
        return contentTypes + values.filter { !contentTypes.contains($0) } + [""]
    }

    /// The constants of `UIKeyboardType` by their Swift names.
    /// <https://developer.apple.com/documentation/uikit/uikeyboardtype>
    static let keyboards = [
        "default", "asciiCapable", "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad",
        "emailAddress", "decimalPad", "twitter", "webSearch", "asciiCapableNumberPad", "alphabet",
    ]

    /// The content type for a name in Swift or Objective-C, or for the value of a constant; nil if it is unknown.
    static func contentType(_ written: String) -> TextContentType? {
        if written.isEmpty { return .empty }
        let name = written.hasPrefix(".") ? String(written.dropFirst()) : written
        if contentTypes.contains(name) { return TextContentType(swiftName: name) }
        let known = contentTypes.map(TextContentType.init(swiftName:))
        let named = TextContentType(objectiveCName: name) ?? TextContentType(rawValue: name)
        return known.contains(named) ? named : nil
    }

    /// The keyboard for a name in Swift or Objective-C; nil if it is unknown.
    static func keyboard(_ written: String) -> Keyboard? {
        if written.hasPrefix("UIKeyboardType") {
            let rest = written.dropFirst("UIKeyboardType".count).lowercased()
            return keyboards.first { $0.lowercased() == rest }.map(Keyboard.init(rawValue:))
        }
        let name = written.hasPrefix(".") ? String(written.dropFirst()) : written
        return keyboards.contains(name) ? Keyboard(rawValue: name) : nil
    }
}
