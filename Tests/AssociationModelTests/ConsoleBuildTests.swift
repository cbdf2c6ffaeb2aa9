import AssociationModel
import Findings
import Testing

/// The lines are as people pasted them into public reports; names are replaced where they were personal.
@Suite struct `what builds, uploads and starts say about associated domains` {
    private func statements(_ lines: String...) -> [ConsoleStatement] {
        ConsoleLog(SourceText(lines.joined(separator: "\n"), from: .standardInput)).entries.map(\.statement)
    }

    private func refusals(_ lines: String...) -> [CapabilityRefusal] {
        ConsoleLog(SourceText(lines.joined(separator: "\n"), from: .standardInput)).entries.compactMap {
            if case .capabilityUnsupported(let refusal) = $0.statement { refusal } else { nil }
        }
    }

    @Test(arguments: [
        #"❌ error: Provisioning profile "App" doesn't support the Associated Domains capability. (in target 'Runner' from project 'Runner')"#,
        #"❌ error: Provisioning profile "App" doesn't include the com.apple.developer.associated-domains entitlement. (in target 'Runner' from project 'Runner')"#,
        #"ios/Runner.xcodeproj: error: Provisioning profile "App" doesn't include the Associated Domains capability. (in target 'Runner' from project 'Runner')"#,
        #"error: Provisioning profile "App" doesn’t include the aps-environment and com.apple.developer.associated-domains entitlements. (in target “Runner” from project “Runner”)"#,
        #"{"level":"error","message":"Provisioning profile \"App\" doesn't support the Associated Domains and Push Notifications capability. (in target 'Runner' from project 'Runner')"}"#,
        #"log: \"Provisioning profile \"App\" does not support the Associated Domains capability. (in target 'Runner' from"#,
    ])
    func `is read from each sentence of Xcode about a profile, with the profile and the target`(line: String) {
        let refusal = refusals(line).first
        #expect(refusal?.origin == .profile(name: "App"))
        #expect(refusal?.target == "Runner")
    }

    @Test(
        arguments: [
            (
                #"Error (Xcode): Provisioning profile "xxx ios_app_store yyy" doesn't include the com.apple.developer.associated-domains entitlement. Profile qualification is using entitlement definitions that may be out of date. Connect to network to update."#,
                CapabilityRefusal.Origin.profile(name: "xxx ios_app_store yyy"), nil
            ),
            (
                #"- Provisioning Profile "*[expo] com.example AppStore 2023-06-30T15:11:38.143Z" does not support the Associated Domains capability"#,
                .profile(name: "*[expo] com.example AppStore 2023-06-30T15:11:38.143Z"), nil
            ),
            ("Provisioning profile does not support the Associated Domains capability.", .profile(name: nil), nil),
            (
                #"Provisioning profile "A" doesn't match the entitlements file's value for the com.apple.developer.associated-domains entitlement."#,
                .otherValue(profile: "A"), nil
            ),
            (
                #"error: exportArchive: "Runner.app" requires a provisioning profile with the Associated Domains and Push Notifications features."#,
                .noProfile, "Runner.app"
            ),
            ("<my app> requires a provisioning profile with the Associated Domains feature.", .noProfile, nil),
            (
                "Code Sign error: No matching provisioning profiles found: None of the valid provisioning profiles allowed the specified entitlements: com.apple.developer.icloud-services, com.apple.developer.associated-domains.",
                .noProfile, nil
            ),
            (
                #"Personal development teams, including "A. B", do not support the Sign in with Apple and Associated Domains capabilities."#,
                .team(name: "A. B", isPersonal: true), nil
            ),
            (
                "Personal development teams do not support the Associated Domains capability.",
                .team(name: nil, isPersonal: true), nil
            ),
            (
                #"_"Your development team, "A. B", does not support the Push Notifications and Associated Domains capabilities."_"#,
                .team(name: "A. B", isPersonal: false), nil
            ),
            (
                "Your development team does not support the associated domains capability;",
                .team(name: nil, isPersonal: false), nil
            ),
            (
                #"Entitlements file defines the value "com.apple.developer.associated-domains" which is not registered for profile"#,
                .profile(name: nil), nil
            ),
            (
                "error: Entitlement com.apple.developer.associated-domains not found and could not be included in profile. This likely is not a valid entitlement and should be removed from your entitlements file.",
                .profile(name: nil), nil
            ),
            (
                "taskgated-helper: com.example.app: Unsatisfied entitlements: com.apple.developer.associated-domains, com.apple.developer.team-identifier",
                .launch, "com.example.app"
            ),
            (
                "kernel: (AppleMobileFileIntegrity) AMFI: Code has restricted entitlements, but the validation of its code signature failed. Unsatisfied Entitlements: com.apple.developer.associated-domains",
                .launch, nil
            ),
        ] as [(String, CapabilityRefusal.Origin, String?)])
    func `says who does not allow them`(line: String, origin: CapabilityRefusal.Origin, target: String?) {
        #expect(refusals(line).map(\.origin) == [origin])
        #expect(refusals(line).map(\.target) == [target])
    }

    @Test func `is told once, by the line that names the profile`() {
        let named = #"Provisioning profile "A" doesn't support the Associated Domains capability"#
        let bare =
            #"Entitlements file defines the value "com.apple.developer.associated-domains" which is not registered for profile"#
        #expect(refusals(bare, named, bare).map(\.origin) == [.profile(name: "A")])
        #expect(refusals(bare).count == 1)
    }

    @Test(arguments: [
        #"error: Provisioning profile "A" doesn't support the Push Notifications capability. The team has Associated Domains"#,
        #"error: Provisioning profile "A" doesn't include signing certificate "Apple Development: Associated Domains Ltd"."#
            .replacing("Associated Domains", with: "Example"),
        #"Provisioning profile "A" supports the Associated Domains capability."#,
        #"Provisioning profile "A" doesn't include the com.apple.developer.associated-domains.mdm-managed entitlement."#,
        "Signing requires a development team. Select a development team in the editor to use Associated Domains.",
        #""Runner" requires a provisioning profile with the Push Notifications feature."#,
        "✔ Synced capabilities: Enabled: Associated Domains | Disabled: Sign In with Apple",
        "✔ Synced capabilities: Disabled: MDM Managed Associated Domains", "✔ Synced capabilities: No updates",
        "Entitlement com.apple.developer.homekit not found and could not be included in profile.",
        "me.example: Unsatisfied entitlements: application-identifier",
        "ERROR ITMS-90045: Invalid Code Signing Entitlements. Specifically, key 'com.apple.developer.user-fonts' in 'Payload/A.app/A' is not supported.",
        "Invalid Code Signing Entitlements. See com.apple.developer.associated-domains",
        "dyld: Library not loaded: @rpath/Alamofire.framework/Alamofire",
        "dyld: Library not loaded: /System/Library/PrivateFrameworks/AuthenticationServicesCore.framework/X",
        "The view called the delegate method didFinish()", "the delegate method x that has not been implemented",
        "MSALNativeAuth has called the delegate method %@ that has not been implemented",
        #"The value "x" which is not registered for profile y"#,
    ])
    func `is not taken from lines about something else`(line: String) {
        #expect(statements(line) == [])
    }

    @Test(
        arguments: [
            (
                #"ERROR ITMS-90046: "Invalid Code Signing Entitlements. Your application bundle's signature contains code signing entitlements that are not supported on iOS. Specifically, value '*' for key 'com.apple.developer.associated-domains' in 'Payload/My App.app/My App' is not supported.""#,
                EntitlementRejection.Reason.value("*"), "Payload/My App.app/My App"
            ),
            (
                "ERROR ITMS-90046: “Invalid Code Signing Entitlements. Your application bundle’s signature contains code signing entitlements that are not supported on iOS. Specifically, value ‘*’ for key ‘com.apple.developer.associated-domains’ in ‘Payload/....app/...’ is not supported.”",
                .value("*"), "Payload/....app/..."
            ),
            (
                "Invalid Code Signing Entitlements. Specifically, value 'app links:*my_domain.com' for key 'com.apple.developer.associated-domains' is not supported",
                .value("app links:*my_domain.com"), nil
            ),
            (
                "ERROR ITMS-90163: \"Invalid Code Signing Entitlements. The entitlements in your app bundle signature do not match the ones that are contained in the provisioning profile. The bundle contains a key that is not included in the provisioning profile: 'com.apple.developer.associated-domains' in 'Payload/A.app/A'\"",
                .notInProfile, "Payload/A.app/A"
            ),
        ] as [(String, EntitlementRejection.Reason, String?)])
    func `is why the App Store refuses an upload`(
        line: String, reason: EntitlementRejection.Reason, executable: String?
    ) {
        guard case .entitlementRejected(let rejection) = statements(line).first else {
            Issue.record("nothing read from \(line)")
            return
        }
        #expect(rejection.reason == reason)
        #expect(rejection.executable == executable)
    }

    @Test(arguments: [
        "dyld: Library not loaded: /System/Library/Frameworks/AuthenticationServices.framework/AuthenticationServices",
        "dyld[7]: Library not loaded: /System/Library/Frameworks/AuthenticationServices.framework/Versions/A/AuthenticationServices",
        #"  "termination" : {"code":1,"reasons":["x","Library not loaded: \/System\/Library\/Frameworks\/AuthenticationServices.framework\/A"]},"#,
    ])
    func `ends the app at its start where the framework is missing`(line: String) {
        #expect(statements(line) == [.fixed("logged-framework-not-loaded")])
    }

    @Test(arguments: [
        "✔ Synced capabilities: Disabled: Associated Domains",
        "✔ Synced capabilities: Enabled: Sign In with Apple | Disabled: Push Notifications, Associated Domains",
    ])
    func `is that EAS turned the capability off`(line: String) {
        #expect(statements(line) == [.fixed("logged-capability-disabled")])
    }

    @Test func `names the method that MSAL did not find`() {
        let line = "MSALNativeAuth has called the delegate method onSignUpCompleted that has not been implemented"
        #expect(statements(line) == [.delegateMethodMissing("onSignUpCompleted")])
    }
}
