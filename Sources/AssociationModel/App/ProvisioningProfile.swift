package import Findings
package import TextFormats

/// A provisioning profile: what Apple allows an app to claim, on which devices, and until when.
///
/// See TN3125, <https://developer.apple.com/documentation/technotes/tn3125-inside-code-signing-provisioning-profiles>.
/// Only the content covered by the signature is read; the signature itself is *not* verified.
package struct ProvisioningProfile: Sendable {
    /// The purpose of a profile.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Development: listed devices, debugging allowed.
        case development
        /// Ad hoc distribution: listed devices, no debugging. Does not exist on macOS.
        case adHoc
        /// The App Store, including TestFlight.
        case appStore
        /// In-house distribution by an enterprise: all devices.
        case enterprise
        /// Distribution outside the Mac App Store: all Macs.
        case developerID
    }

    /// The property list inside the signed file.
    package let source: SourceText
    /// The name that the profile's owner chose.
    package let name: DeclaredText?
    /// The UUID, by which Xcode files the profile.
    package let uuid: DeclaredText?
    /// The teams that may sign with the profile. No profile with more than one has been seen.
    package let teamIdentifiers: [DeclaredText]
    package let teamName: DeclaredText?
    /// The App ID prefixes from `ApplicationIdentifierPrefix`. For old apps they differ from the Team ID.
    package let prefixes: [DeclaredText]
    /// The platforms: `iOS`, `tvOS`, `xrOS`, `OSX`.
    package let platforms: [DeclaredText]
    /// When the profile was created.
    package let creation: Instant?
    /// When the profile expires. Apps that need it do not launch after that.
    package let expiry: Instant?
    /// How many devices it lists; nil if it has no list because it is for the store or for all devices.
    package let deviceCount: Int?
    /// What an app signed with the profile may claim; nil if the key is missing or not a dictionary.
    package let entitlements: AppEntitlements?
    package let kind: Kind

    /// The application identifier the profile is for, from its entitlements; a `*` at the end stands for any.
    package var applicationIdentifier: DeclaredText? { entitlements?.applicationIdentifier }

    /// Reads the keys from a property list. Nil if the list is not a dictionary.
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

    /// Whether an app with this identifier may be signed with the profile: it is the profile's own identifier or
    /// matches its `*`.
    package func covers(_ identifier: String) -> Bool {
        guard let own = applicationIdentifier?.string.utf8 else { return false }
        if own.last == UInt8(ascii: "*") { return identifier.utf8.starts(with: own.dropLast()) }
        return identifier.utf8.elementsEqual(own)
    }
}

extension PropertyList {
    fileprivate var moment: Instant? { if case .date(let instant) = content { instant } else { nil } }
}
