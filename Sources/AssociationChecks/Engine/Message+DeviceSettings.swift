import Findings

extension Message {
    /// Where AutoFill is switched on, which moved with iOS 14 and with iOS 18.
    ///
    /// Before iOS 14: <https://www.businessinsider.com/how-to-change-autofill-on-ipad>. Before iOS 18:
    /// <https://support.apple.com/guide/personal-safety/ipsec74bc4cf/web>. Since iOS 18:
    /// <https://support.apple.com/guide/iphone/iphf9219d8c9/ios>.
    static let autoFillSetting: Message =
        "Settings > General > AutoFill & Passwords since iOS 18, Settings > Passwords from iOS 14 to 17 (in later ones under Password Options), Settings > Passwords & Accounts before"
}
