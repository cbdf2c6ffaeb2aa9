import TextFormats

/// The parts of an executable's code signature that matter to associations.
///
/// The layout is documented in `osfmk/kern/cs_blobs.h` of Apple's open-source xnu. Nothing is verified, neither hashes
/// nor certificates.
package struct CodeSignature: Sendable {
    /// The identifier in the code directory, usually the bundle identifier.
    package let identifier: String?
    /// The Team ID in the code directory; nil in ad-hoc signatures and in old ones.
    package let teamIdentifier: String?
    /// Whether the signature is ad hoc, without a certificate. The linker signs this way for simulators and for Apple
    /// silicon.
    package let isAdHoc: Bool
    /// Whether a certificate for the Mac App Store or TestFlight is in it (slot 0x10000), by the extensions that mark
    /// such certificates (Apple TN3127).
    package let isForAppStore: Bool
    /// The entitlements as a property list (slot 5), read by systems before iOS 15; nil if there are none.
    package let listEntitlements: AppEntitlements?
    /// The entitlements in DER (slot 7), read by iOS 15 and later; nil if there are none.
    package let derEntitlements: AppEntitlements?
    /// The types of all slots, in index order.
    package let slots: [UInt32]

    package init(
        identifier: String?, teamIdentifier: String?, isAdHoc: Bool, isForAppStore: Bool = false,
        listEntitlements: AppEntitlements?,
        derEntitlements: AppEntitlements?, slots: [UInt32]
    ) {
        self.identifier = identifier
        self.teamIdentifier = teamIdentifier
        self.isAdHoc = isAdHoc
        self.isForAppStore = isForAppStore
        self.listEntitlements = listEntitlements
        self.derEntitlements = derEntitlements
        self.slots = slots
    }

    /// The entitlements from the property list, which has positions, unless a DER form disagrees with it: the DER form
    /// is the one that current systems read.
    package var entitlements: AppEntitlements? {
        guard let list = listEntitlements else { return derEntitlements }
        guard let der = derEntitlements else { return list }
        return list.agrees(with: der) ? list : der
    }
}

extension AppEntitlements {
    /// Whether both have the same keys, associations and identifiers; order and positions are ignored.
    fileprivate func agrees(with other: AppEntitlements) -> Bool {
        Set(keys.map(\.string)) == Set(other.keys.map(\.string))
            && associatedDomains?.strings.map(\.string) == other.associatedDomains?.strings.map(\.string)
            && applicationIdentifier?.string == other.applicationIdentifier?.string
            && teamIdentifier?.string == other.teamIdentifier?.string
            && allowsDebugging == other.allowsDebugging
    }
}
