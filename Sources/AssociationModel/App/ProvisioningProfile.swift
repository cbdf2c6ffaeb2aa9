package import Findings
package import TextFormats

/// A provisioning profile: what Apple allows an app to claim, on which devices, and until when.
///
/// See TN3125, <https://developer.apple.com/documentation/technotes/tn3125-inside-code-signing-provisioning-profiles>.
/// Only what the signature covers is read; the signature itself is *not* verified.
package struct ProvisioningProfile: Sendable {
    /// What a profile is for.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Development: listed devices, debugging allowed.
        case development
        /// Ad hoc distribution: listed devices, no debugging. Not on macOS.
        case adHoc
        /// The App Store, TestFlight with it.
        case appStore
        /// In-house distribution by an enterprise: all devices.
        case enterprise
        /// Distribution outside of the Mac App Store: all Macs.
        case developerID
    }

    /// What it was read from: the property list inside the signed file.
    package let source: SourceText
    /// The name, as its owner chose it.
    package let name: DeclaredText?
    /// The UUID, by which Xcode files it.
    package let uuid: DeclaredText?
    /// The teams that may sign with it; one, as far as anybody has seen.
    package let teamIdentifiers: [DeclaredText]
    /// The name of the team.
    package let teamName: DeclaredText?
    /// The App ID prefixes, `ApplicationIdentifierPrefix`: for old apps not the Team ID.
    package let prefixes: [DeclaredText]
    /// The platforms: `iOS`, `tvOS`, `xrOS`, `OSX`.
    package let platforms: [DeclaredText]
    /// When it was made.
    package let creation: Instant?
    /// When it ends; apps that need it do not launch afterwards.
    package let expiry: Instant?
    /// How many devices it lists; nil where it lists none, because it is for the store or for all.
    package let deviceCount: Int?
    /// What an app signed with it may claim; nil where the key is absent or no dictionary.
    package let entitlements: AppEntitlements?
    /// What it is for.
    package let kind: Kind

    /// The application identifier that it is for, `*` at the end for any; from its entitlements.
    package var applicationIdentifier: DeclaredText? { entitlements?.applicationIdentifier }

    /// Reads the facts out of a property list. Nil where that is no dictionary.
    package init?(_ list: PropertyList, in source: SourceText) {
        guard list.entries != nil else { return nil }
        self.source = source
        name = list.declaredText("Name", in: source)
        uuid = list.declaredText("UUID", in: source)
        teamIdentifiers = list.declaredTexts("TeamIdentifier", in: source)
        teamName = list.declaredText("TeamName", in: source)
        prefixes = list.declaredTexts("ApplicationIdentifierPrefix", in: source)
        platforms = list.declaredTexts("Platform", in: source)
        creation = list["CreationDate"]?.moment
        expiry = list["ExpirationDate"]?.moment
        deviceCount = list["ProvisionedDevices"]?.elements?.count
        entitlements = list["Entitlements"].flatMap { AppEntitlements($0, in: source) }
        let isForMac = platforms.contains { $0.string == "OSX" }
        kind =
            if list["ProvisionsAllDevices"]?.bool == true {
                isForMac ? .developerID : .enterprise
            } else if deviceCount == nil {
                .appStore
            } else {
                isForMac || entitlements?.allowsDebugging == true ? .development : .adHoc
            }
    }

    /// Whether an app with this identifier may be signed with it: it is the profile's own, or one that its `*` covers.
    package func covers(_ identifier: String) -> Bool {
        guard let own = applicationIdentifier?.string.utf8 else { return false }
        if own.last == UInt8(ascii: "*") { return identifier.utf8.starts(with: own.dropLast()) }
        return identifier.utf8.elementsEqual(own)
    }
}

extension PropertyList {
    fileprivate var moment: Instant? { if case .date(let instant) = content { instant } else { nil } }
}
