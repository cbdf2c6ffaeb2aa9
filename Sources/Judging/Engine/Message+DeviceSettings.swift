package import Findings

extension Message {
    /// Where AutoFill is switched on, which moved with iOS 14 and with iOS 18; ``Citation/settingsOfAutoFill`` says from
    /// where this is known.
    package static let autoFillSetting: Message =
        "Settings > General > AutoFill & Passwords since iOS 18, Settings > Passwords from iOS 14 to 17 (in later ones under Password Options), Settings > Passwords & Accounts before"
}
