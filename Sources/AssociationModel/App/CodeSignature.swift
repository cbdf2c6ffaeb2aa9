import TextFormats

/// What the signature in an executable says, as far as associations depend on it.
///
/// The layout is that of `osfmk/kern/cs_blobs.h` of Apple's open-source xnu. Nothing is verified: neither hashes nor
/// certificates.
package struct CodeSignature: Sendable {
    /// The identifier of the code directory, usually the bundle identifier.
    package let identifier: String?
    /// The Team ID of the code directory; nil for ad-hoc signatures and old ones.
    package let teamIdentifier: String?
    /// Whether it is signed ad hoc, with no certificate: the linker does so for simulators and for Apple silicon.
    package let isAdHoc: Bool
    /// The entitlements as a property list (slot 5), which systems before iOS 15 read; nil where there are none.
    package let listEntitlements: AppEntitlements?
    /// The entitlements in DER (slot 7), which iOS 15 and later read; nil where there are none.
    package let derEntitlements: AppEntitlements?
    /// The types of all slots, in the order of the index.
    package let slots: [UInt32]

    /// Puts a signature together.
    package init(
        identifier: String?, teamIdentifier: String?, isAdHoc: Bool, listEntitlements: AppEntitlements?,
        derEntitlements: AppEntitlements?, slots: [UInt32]
    ) {
        self.identifier = identifier
        self.teamIdentifier = teamIdentifier
        self.isAdHoc = isAdHoc
        self.listEntitlements = listEntitlements
        self.derEntitlements = derEntitlements
        self.slots = slots
    }

    /// The entitlements: of the property list, which has places, unless there is a DER form that disagrees with it,
    /// since that is what today's systems read.
    package var entitlements: AppEntitlements? {
        guard let list = listEntitlements else { return derEntitlements }
        guard let der = derEntitlements else { return list }
        return list.agrees(with: der) ? list : der
    }

    /// Whether both forms are there and say different things of associations; a re-sign that replaced only one does so.
    package var formsDisagree: Bool {
        guard let list = listEntitlements, let der = derEntitlements else { return false }
        return !list.agrees(with: der)
    }
}

extension AppEntitlements {
    /// Whether the same keys are there, and associations and identifiers are the same; order and places do not count.
    fileprivate func agrees(with other: AppEntitlements) -> Bool {
        Set(keys.map(\.string)) == Set(other.keys.map(\.string))
            && associatedDomains?.strings.map(\.string) == other.associatedDomains?.strings.map(\.string)
            && applicationIdentifier?.string == other.applicationIdentifier?.string
            && teamIdentifier?.string == other.teamIdentifier?.string
            && allowsDebugging == other.allowsDebugging
    }
}
