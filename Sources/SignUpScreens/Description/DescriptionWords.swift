/// The names that a description may use for content types and keyboards.
enum DescriptionWords {
    /// The constants of `UITextContentType` by their names in Swift, those of accounts first.
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

    /// The constants of `UIKeyboardType` by their names in Swift.
    /// <https://developer.apple.com/documentation/uikit/uikeyboardtype>
    static let keyboards = [
        "default", "asciiCapable", "numbersAndPunctuation", "URL", "numberPad", "phonePad", "namePhonePad",
        "emailAddress", "decimalPad", "twitter", "webSearch", "asciiCapableNumberPad", "alphabet",
    ]

    /// The content type of a name in Swift, in Objective-C, or of a value; nil where it is none.
    static func contentType(_ written: String) -> TextContentType? {
        if written.isEmpty { return .empty }
        let name = written.hasPrefix(".") ? String(written.dropFirst()) : written
        if contentTypes.contains(name) { return TextContentType(swiftName: name) }
        let known = contentTypes.map(TextContentType.init(swiftName:))
        let named = TextContentType(objectiveCName: name) ?? TextContentType(rawValue: name)
        return known.contains(named) ? named : nil
    }

    /// The keyboard of a name in Swift or Objective-C; nil where it is none.
    static func keyboard(_ written: String) -> Keyboard? {
        if written.hasPrefix("UIKeyboardType") {
            let rest = written.dropFirst("UIKeyboardType".count).lowercased()
            return keyboards.first { $0.lowercased() == rest }.map(Keyboard.init(rawValue:))
        }
        let name = written.hasPrefix(".") ? String(written.dropFirst()) : written
        return keyboards.contains(name) ? Keyboard(rawValue: name) : nil
    }
}
