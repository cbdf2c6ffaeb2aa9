/// The words of one language that developers and their users use on sign-up screens.
///
/// To add a language, add a value of this type beside its relatives, name it in ``all``, and add its screens to the tests.
/// A phrase is written as ``PhraseList`` says. Only unambiguous words are listed, because a wrong inference is a false
/// alarm: where a word has another everyday meaning (Indonesian *daftar* is “sign up” and “list”), it counts only as the
/// whole text, `=daftar`.
///
/// The terms are those that public apps show their users:
///
/// | languages | where the terms are |
/// |---|---|
/// | Arabic, Bulgarian, Catalan, Croatian, Czech, Danish, Finnish, Greek, Hebrew, Hindi, Hungarian, Indonesian, Malay, Norwegian, Polish, Romanian, Slovak, Swedish, Thai, Turkish, Ukrainian, Vietnamese | firebase/FirebaseUI-iOS, `FirebaseSwiftUI/FirebaseAuthSwiftUI/Sources/Strings/Localizable.xcstrings`: password, sign-up, sign-in, code, telephone |
/// | Czech, Danish, Greek, Hungarian, Indonesian, Norwegian, Polish, Romanian, Swedish, Turkish, Ukrainian | ProtonMail/protoncore_ios, `libraries/LoginUI/Sources/Resources/Translations/*.lproj/Localizable.strings`: user name, current and forgotten password |
/// | Arabic, Czech, Danish, Finnish, Greek, Hebrew, Hungarian, Norwegian, Romanian, Swedish, Thai, Turkish, Ukrainian | inaturalist/INaturalistIOS, `INaturalistIOS/User Interface/*.lproj/Localizable.strings`: user name, links to the other screen |
/// | Arabic, Bulgarian, Catalan, Slovak, Thai, Vietnamese | element-hq/element-ios, `Riot/Assets/*.lproj/Vector.strings`: user name, repeated and old password |
/// | Arabic, Catalan, Croatian, Finnish, Hebrew, Hindi, Slovak, Thai | jellyfin/Swiftfin, `Translations/*.lproj/Localizable.strings`: user name, current password, “next” |
/// | Finnish, Thai, Turkish, Vietnamese | mastodon/mastodon-ios, `MastodonSDK/Sources/MastodonLocalization/Resources/*.lproj/Localizable.strings`: confirmation |
/// | Greek, Polish | RocketChat/Rocket.Chat.iOS, `Rocket.Chat/Resources/*.lproj/Localizable.strings`: sign-up, sign-in |
/// | Arabic, Hebrew, Turkish, Vietnamese | edx/edx-app-ios, `Source/*.lproj/Localizable.strings`: sign-up |
/// | Finnish, Hindi, Thai | openfoodfacts/openfoodfacts-ios, `Sources/Localization/*.lproj/Localizable.strings`: user name |
struct LanguageWords: Sendable {
    var password: [String] = []
    /// Short forms, which mean a password only in a field that may hide its text.
    var shortPassword: [String] = []
    var again: [String] = []
    var new: [String] = []
    var current: [String] = []
    var username: [String] = []
    var email: [String] = []
    var phone: [String] = []
    var code: [String] = []
    /// Words for a code that do not say that it was sent.
    var bareCode: [String] = []
    /// Secrets that belong to no account, which AutoFill is not meant for.
    var secret: [String] = []
    /// Words about unlocking something that exists already.
    var unlock: [String] = []
    var signUp: [String] = []
    var signIn: [String] = []
    var changePassword: [String] = []
    /// Actions for which people with an account are asked for their password once more.
    var proof: [String] = []
    var forgotten: [String] = []
    /// Buttons that say nothing about the purpose of the screen.
    var goOn: [String] = []
    /// Addressed to people who have an account, on a screen that creates accounts.
    var haveAccount: [String] = []
    /// Addressed to people without an account, on a screen for those who have one.
    var lackAccount: [String] = []

    static let all: [LanguageWords] = [
        .english, .german, .dutch, .swedish, .danish, .norwegian,
        .french, .spanish, .portuguese, .italian, .catalan, .romanian,
        .polish, .czech, .slovak, .croatian, .russian, .ukrainian, .bulgarian,
        .greek, .turkish, .hungarian, .finnish, .arabic, .hebrew, .hindi,
        .indonesian, .malay, .vietnamese, .thai, .chinese, .japanese, .korean,
    ]
}
