// The ten lines of README.md, which a test compares with this file.
import AssociatedDomains

func whyNoStrongPassword() async throws -> [String] {
    guard let app = AppIdentifier("7D3KX9QW2M.com.example.shop") else { return [] }
    let check = AssociationCheck("webcredentials:shop.example.com", app: app)
    let report = try await check.report(from: .directories(["shop.example.com": "Fixtures/Sites/shop.example.com"]))
    return report.associations.map { "\($0.domain): \($0.verdict)" }
        + report.findings.map { "\($0.code) \($0.name): \($0.message)" }
}
