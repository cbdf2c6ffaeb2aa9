import Findings

extension Substitute {
    static let botChecks: [Substitute] = [
        Substitute(
            of: .cloudflare, .cloudflareBotCheck, signs: [.headerValue("cf-mitigated", contains: "challenge")]),
        Substitute(
            kind: .botCheck, title: "AWS WAF", signs: [.header("x-amzn-waf-action")], stack: nil,
            advice:
                "in the web ACL of AWS WAF, add a rule before the one with the action Challenge or CAPTCHA that allows the URI path /.well-known/apple-app-site-association",
            citation: .wafChallenge),
        Substitute(of: .vercel, .vercelBotCheck, signs: [.header("x-vercel-mitigated")]),
        Substitute(
            kind: .botCheck, title: "DataDome",
            signs: [.errorBody(contains: "captcha-delivery.com"), .header("x-dd-b")], statuses: [401, 403, 405],
            advice:
                "leave /.well-known/apple-app-site-association out of what DataDome checks: in the URL exclusion of its integration, or with a custom rule whose response is Allow",
            citation: .dataDomeResponse),
        Substitute(
            kind: .botCheck, title: "Imperva",
            signs: [
                .page(contains: "Incapsula incident ID"), .errorBody(contains: "Incapsula incident ID"),
                .page(contains: "_Incapsula_Resource", upTo: 4_096),
            ],
            advice:
                "in Imperva Cloud WAF, add an exception for the URL /.well-known/apple-app-site-association to bot access control and to the rules that ask for a challenge",
            citation: Citation(
                "Imperva: exceptions to security rules, Terraform provider",
                "https://www.pulumi.com/registry/packages/incapsula/api-docs/securityruleexception")),
        Substitute(
            of: .akamai, .akamaiBotCheck,
            signs: [
                .errorBody(contains: "errors.edgesuite.net"), .errorBody(contains: "errors&#46;edgesuite&#46;net"),
                .errorBody(contains: "Reference&#32;&#35;18"), .errorBody(contains: "Reference #18."),
            ], statuses: [403, 429]),
    ]
}
