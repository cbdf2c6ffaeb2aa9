import AssociationModel
import Catalogue
import Findings
import Judging
import TestData
import Testing
import TextFormats

@Suite struct `the reminders` {
    private func reminders(
        _ entries: [String], apps: [String] = [app], feature: Feature? = nil
    ) async throws -> String {
        var scene = Scene(entries)
        scene.apps = apps
        scene.feature = feature
        return try await scene.report().reminders.map(\.description).joined(separator: "\n")
    }

    @Test func `name what a device must have for passwords, only where passwords are the matter`() async throws {
        #expect(try await reminders(["webcredentials:example.com"]).contains("iCloud Keychain"))
        #expect(try await !reminders(["applinks:example.com"]).contains("iCloud Keychain"))
    }

    @Test func `tell how to try a link, only where links are the matter`() async throws {
        #expect(try await reminders(["applinks:example.com"]).contains("address bar"))
        #expect(try await !reminders(["webcredentials:example.com"]).contains("address bar"))
    }

    @Test func `are not there where no app was named, nor for files by themselves`() async throws {
        #expect(try await reminders(["webcredentials:example.com"], apps: []).isEmpty)
        var question = try Scene().question()
        question.parts.claims.lists = []
        question.parts.files = [SourceText("{}", from: .file(path: "aasa"))]
        question.choices.services = [.webcredentials]
        #expect(Report(judging: Evidence(question), by: []).reminders.isEmpty)
    }

    @Test func `are about Apple's CDN only where devices ask it`() async throws {
        #expect(try await reminders(["webcredentials:example.com"]).contains("CDN"))
        for (mode, words) in [("developer", "Associated Domains Development"), ("managed", "management profile")] {
            let direct = try await reminders(["webcredentials:example.com?mode=\(mode)"])
            #expect(!direct.contains("CDN"))
            #expect(direct.contains(words))
            let both = try await reminders(["webcredentials:example.com?mode=\(mode)", "webcredentials:example.org"])
            #expect(both.contains("CDN"))
        }
    }

    @Test func `fit the feature that was asked for, whatever the app claims`() async throws {
        let passwords = try await reminders(["applinks:example.com"], feature: .strongPasswords)
        #expect(passwords.contains("iCloud Keychain") && passwords.contains("new-password field"))
        #expect(!passwords.contains("address bar"))
        let passkeys = try await reminders(["webcredentials:example.com"], feature: .passkeys)
        #expect(passkeys.contains("iCloud Keychain") && !passkeys.contains("new-password field"))
        let callback = try await reminders(["webcredentials:example.com"], feature: .httpsCallback)
        #expect(!callback.contains("iCloud Keychain"))
    }

    @Test func `say where AutoFill is switched on for every version of iOS`() async throws {
        let text = try await reminders(["webcredentials:example.com"])
        for path in ["General > AutoFill & Passwords", "Settings > Passwords from", "Passwords & Accounts"] {
            #expect(text.contains(path))
        }
    }
}
