import Findings
import Judging

/// A page about something that is not a finding, for `aasa explain`.
package struct Topic: Sendable {
    /// The name that `aasa explain` takes.
    package let name: String
    package let title: String
    /// Markdown, without the title.
    package let text: String

    package static let all = [strongPasswords, device, scenes]

    /// The topic with this name, in any case, and with or without the s at its end.
    package static func named(_ name: String) -> Topic? {
        all.first { [name.lowercased(), name.lowercased() + "s"].contains($0.name) }
    }

    /// Markdown with the title.
    package var page: String { "# \(title)\n\n\(text)" }

    private static let strongPasswords = Topic(
        name: "strong-passwords", title: "Why iOS offers no strong password",
        text: """
            iOS offers a strong password, and saves it, only if all of the following holds. Go through it in this order; \
            the first thing that is wrong hides the rest.

            ## 1. The app claims the domain

            The signed app has the entitlement `com.apple.developer.associated-domains` with `webcredentials:` and your \
            domain, without `https://` and without a path. `applinks:` alone is for links. Check what was signed, not \
            what the project says: `aasa check App.ipa --feature strong-passwords`.

            ## 2. The domain names the app

            `https://your-domain/.well-known/apple-app-site-association` answers with status 200 and JSON, without a \
            redirect, and `webcredentials.apps` lists the app with its Team ID: `ABCDE12345.com.example.app`. \
            `aasa check your-domain --feature strong-passwords --app ABCDE12345.com.example.app` reads what Apple reads.

            ## 3. The device knows it

            Devices read the copy of Apple's CDN, which may be a day behind the server. The check above compares the \
            two. `aasa explain device` says when a device asks again, and which settings it needs.

            ## 4. The screen asks for it

            A field for the user name with the content type `.username` is on the same screen as a secure field with \
            `.newPassword`, and so is the field that repeats the password. `.password` is for existing accounts. \
            `aasa screens PATH` reads storyboards and Swift, `aasa check PROJECT --screens PATH` all of it together.

            ## 5. The rules can be met

            Password rules that iOS does not understand are ignored, some of them all at once: \
            `aasa password-rules lint 'required: upper; minlength: 12'`.

            ## 6. The screen goes away

            iOS saves the password when the fields leave the screen after the account was made, by a pop, a dismissal or \
            a new root.

            ## A line of the console at hand

            `aasa triage 'Cannot show Automatic Strong Passwords for app bundleID: …'` says what it means.

            - Apple: About the Password AutoFill workflow: \
            <https://developer.apple.com/documentation/security/about-the-password-autofill-workflow>
            - Apple: Enabling Password AutoFill on a text input view: \
            <https://developer.apple.com/documentation/security/enabling-password-autofill-on-a-text-input-view>
            - Apple: Automatic Strong Passwords and Security Code AutoFill (WWDC18): \
            <https://developer.apple.com/videos/play/wwdc2018/204/>

            """)

    private static let device = Topic(
        name: "device", title: "What only the device shows",
        text: """
            A check reads files, servers and Apple's CDN. If all of that is right and the feature still doesn't work, look \
            at the device.

            ## When it looked last

            Devices read the copy on Apple's CDN, which may be a day behind the server, and check it again only about once \
            a week. Reinstall the app to make a device check now.

            With `?mode=developer` a device asks the server itself, but only for an app that is signed for development, and \
            only while Settings > Developer > Associated Domains Development is on. With `?mode=managed` it does so only \
            where its management profile enables that.

            ## Settings

            For passwords and passkeys, iCloud Keychain and AutoFill must be on: \(Message.autoFillSetting).

            ## Strong passwords

            iOS offers a strong password only where the user name and a new-password field are on the same screen. \
            `aasa screens PATH` reads the screens.

            ## Universal links

            A link that is typed into the address bar or followed within the same site doesn't open the app. Try it from \
            Notes or Messages. Settings > Developer > Universal Links > Diagnostics says which app a URL opens.

            ## What the device says

            `aasa triage LOG` explains the console lines and sysdiagnoses of a device.

            - Apple TN3155: Debugging universal links: \
            <https://developer.apple.com/documentation/technotes/tn3155-debugging-universal-links>

            """)
}
