import Findings
import Judging

/// A page about something that is not a finding, for `aasa explain`.
package struct Topic: Sendable {
    /// The word that `aasa explain` takes.
    package let name: String
    package let title: String
    /// Markdown, without the title.
    package let text: String

    package static let all = [device]

    /// The topic with this name, in any case.
    package static func named(_ name: String) -> Topic? {
        all.first { $0.name == name.lowercased() }
    }

    /// Markdown with the title.
    package var page: String { "# \(title)\n\n\(text)" }

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
