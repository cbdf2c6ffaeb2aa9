// The ten lines of README.md, which a test compares with this file.
import AssociatedDomains

func whyNoStrongPassword() async throws -> [String] {
    let site = EvidenceSource.directories(["shop.example.com": "Fixtures/Sites/shop.example.com"])
    let check = try AssociationCheck("webcredentials:shop.example.com", app: "7D3KX9QW2M.com.example.shop", from: site)
    let report = try await check.report()
    return report.associations.map { "\($0.domain): \($0.verdict)" }
        + report.findings.map { "\($0.code) \($0.name): \($0.message)" }
}
