import Findings

extension Substitute {
    static let parkings: [Substitute] = [
        parking(
            "GoDaddy",
            signs: [
                .page(contains: #"window.location.href="/lander""#, upTo: 4_096),
                .page(contains: "img1.wsimg.com/parking-lander"), .redirect(host: "forsale.godaddy.com"),
            ],
            .parkingFingerprints),
        parking(
            "Sedo",
            signs: [
                .page(contains: "sedoparking.com"), .redirect(host: "sedoparking.com"), .redirect(host: "sedo.com"),
            ],
            .parkingFingerprints),
        parking(
            "Bodis",
            signs: [.page(contains: "bodiscdn.com"), .page(contains: "bodis.com"), .redirect(host: "bodis.com")],
            .parkedDomains),
        parking(
            "ParkingCrew", signs: [.page(contains: "parkingcrew.net"), .redirect(host: "parkingcrew.net")],
            .parkedDomains),
        parking(
            "HugeDomains", signs: [.redirect(host: "hugedomains.com")], .parkedDomains),
        parking(
            "Namecheap", signs: [.page(contains: "parkingpage.namecheap.com"), .redirect(host: "namecheap.com")],
            .parkedDomains),
        parking("Afternic", signs: [.redirect(host: "afternic.com")], .parkedDomains),
        parking("Dan.com", signs: [.redirect(host: "dan.com")], .parkedDomains),
    ]

    private static func parking(_ title: String, signs: [Sign], _ citation: Citation) -> Substitute {
        Substitute(
            kind: .parking, title: title, signs: signs,
            advice:
                "point the DNS records of the domain at your own server and delete those of the parking page; if the domain is no longer yours, remove it from the entitlement",
            citation: citation)
    }
}

extension Citation {
    /// What the pages of parking services have in common.
    fileprivate static let parkingFingerprints = Citation(
        "Fingerprints of parked domains", "https://github.com/intrigueio/intrigue-ident")
}
