package import Findings
import TextFormats

/// What is known of one app target before it is decided who receives a link: its `Info.plist` and its sources.
package struct AppCode: Sendable {
    /// What the `Info.plist` says of scenes.
    package enum Manifest: Sendable {
        /// It has no scene manifest.
        case none(Place)
        /// The classes of the scene delegates of its windows, none if it names none; `isEmpty` if it configures no scene.
        case scenes([String], Place, isEmpty: Bool = false)
        /// It could not be read.
        case unread(Doubt)
    }

    package var manifest: Manifest
    package var outline = CodeOutline()
    /// What could not be read of the sources.
    package var unread: [Doubt] = []
    /// The frameworks that the app is written in and whose handlers are not judged.
    package var frameworks: [Report.Framework] = []
    /// What the app depends on, if it is written in a framework.
    package var dependencies = AppDependencies()
    /// The hosts that the app claims for `applinks`.
    package var hosts: [String] = []
    /// The names of the SDKs that some source hands links on to.
    package var forwarding: Set<String> = []
    /// Where the Xcode is named that builds the app, if it is known to have the SDK of iOS 27 or later.
    package var requiringXcode: Place?
    /// The modules of the project, whose sources are among these.
    package var ownModules: Set<String> = []

    /// Whether a source of the target was read.
    package private(set) var hasSources = false

    private var files: Set<String> = []

    package init(_ manifest: Manifest) { self.manifest = manifest }

    /// Adds what a source declares.
    ///
    /// - Parameter path: the name of the file, which tells its language.
    package mutating func add(_ text: SourceText, at path: String) {
        let read = path.hasSuffix(".swift") ? CodeOutline(swift: text) : CodeOutline(objectiveC: text)
        if !read.isUnderstood {
            unread.append(
                Doubt("the brackets in \(plain: path) do not match, so it was not read", at: .wholeText(text)))
        }
        outline.add(read)
        files.insert(path)
    }

    private static let importWord = ByteSearch("import")

    /// Adds the modules that a source imports, `import Shop` or `#import <Shop/Shop.h>`, without reading more of it. What
    /// looks like one in a text or a comment counts too.
    package mutating func addImports(of bytes: [UInt8]) {
        hasSources = true
        var start = 0
        while let found = Self.importWord.first(in: bytes, from: start) {
            start = found + "import".utf8.count
            let rest = bytes[start...].prefix(200).prefix { $0 != .lineFeed }
            let before = bytes[max(0, found - 100)..<found].split(
                separator: .lineFeed, omittingEmptySubsequences: false)
            let isComment =
                before.last?.first { $0 != 0x20 && $0 != 0x09 }.map { $0 == .slash || $0 == .asterisk } ?? false
            var words = rest.split { !$0.isWordStart && !$0.isASCIIDigit }.map { String(decoding: $0, as: UTF8.self) }
            guard let next = rest.first, next == 0x20 || next == 0x09, !isComment, !rest.contains(.quote) else {
                continue
            }
            if let kind = words.first, CodeOutline.importKinds.contains(kind) { words.removeFirst() }
            if let name = words.first { outline.imports.insert(name) }
        }
    }

    /// Whether a file was added.
    package func hasRead(_ path: String) -> Bool { files.contains(path) }

    /// The classes that are needed and were not read yet: the delegates, their superclasses, and the views that are shown.
    package var wanted: Set<String> {
        let declared = Set(outline.types.filter(\.isDeclaration).map(\.name))
        var names = Set(outline.adaptors + [outline.mainDelegate].compactMap(\.self))
        if case .scenes(let classes, _, _) = manifest { names.formUnion(classes) }
        for part in outline.types where !part.methods.isEmpty || part.isDelegate {
            names.formUnion(part.inherited.prefix(1))
        }
        if outline.modifiers.contains(where: { $0.kind == .onOpenURL }) {
            for app in outline.types where app.inherited.contains("App") {
                for view in outline.views(shownBy: app.name) { names.formUnion(outline.shownViews[view] ?? []) }
            }
        }
        return names.subtracting(declared).subtracting(AppleNames.classes).subtracting(AppleNames.views)
            .subtracting(FrameworkDelegate.all.keys)
    }

    /// The SDKs that the sources import and whose links the app claims, with the host of each.
    package var activitySDKs: [(sdk: ActivitySDK, host: String)] {
        ActivitySDK.all.compactMap { sdk in
            guard !sdk.modules.isDisjoint(with: outline.imports) else { return nil }
            return hosts.first { host in sdk.domains.contains(where: host.hasSuffix) }.map { (sdk, $0) }
        }
    }

    /// A byte string that a source must have to say anything of links; nothing is read in the others.
    package static let signs = [
        "onOpenURL", "serActivit", "AppDelegate", "SceneDelegate", "UIApplicationMain", "@main",
        "UIApplicationDelegate",
    ]
}

extension CodeOutline.TypePart {
    /// Whether it says that it is a delegate of the app or of a scene.
    var isDelegate: Bool {
        inherited.contains { ["UIApplicationDelegate", "UIWindowSceneDelegate", "UISceneDelegate"].contains($0) }
    }
}

/// What of Apple's need not be read, since it receives no link by itself.
enum AppleNames {
    /// The classes and protocols that delegates inherit from.
    static let classes: Set<String> = [
        "UIResponder", "NSObject", "UIViewController", "UIWindow", "UIApplicationDelegate", "UIWindowSceneDelegate",
        "UISceneDelegate", "AnyObject", "App", "View", "ObservableObject", "String", "Int", "Scene",
    ]

    /// Views that an app's `body` often has.
    static let views: Set<String> = [
        "WindowGroup", "Window", "VStack", "HStack", "ZStack", "Group", "NavigationStack", "NavigationView", "Text",
        "Image", "Button", "Spacer", "Color", "TabView", "GeometryReader", "EmptyView", "ProgressView", "Task",
        "Settings", "DocumentGroup", "List", "ForEach", "ScrollView", "Divider", "Label", "NavigationSplitView",
    ]

    /// The modules of the SDK, and of the language, that sources of apps import.
    static let modules: Set<String> = [
        "ARKit", "AVFoundation", "AVKit", "Accelerate", "Accessibility", "ActivityKit", "AdServices", "AdSupport",
        "AppIntents", "AppTrackingTransparency", "AppleArchive", "AuthenticationServices", "BackgroundTasks", "CarPlay",
        "Charts", "ClockKit", "CloudKit", "Combine", "Contacts", "ContactsUI", "CoreBluetooth", "CoreData",
        "CoreFoundation", "CoreGraphics", "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreML",
        "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight", "CoreTelephony", "CoreText",
        "CoreVideo", "CryptoKit", "Darwin", "DeviceCheck", "Dispatch", "EventKit", "EventKitUI", "FamilyControls",
        "Foundation", "GameController", "GameKit", "HealthKit", "HomeKit", "ImageIO", "Intents", "IntentsUI",
        "LocalAuthentication", "MapKit", "MediaPlayer", "MessageUI", "Messages", "Metal", "MetalKit",
        "MetricKit", "MobileCoreServices", "MultipeerConnectivity", "NaturalLanguage", "Network",
        "NetworkExtension", "ObjectiveC", "Observation", "OSLog", "PDFKit", "PassKit", "PencilKit", "Photos",
        "PhotosUI", "PushKit", "QuartzCore", "QuickLook", "RealityKit", "SafariServices", "SceneKit", "Security",
        "Social", "Speech", "SpriteKit", "StoreKit", "Swift", "SwiftData", "SwiftUI", "Synchronization",
        "SystemConfiguration",
        "TipKit", "UIKit", "UniformTypeIdentifiers", "UserNotifications", "UserNotificationsUI", "Vision", "VisionKit",
        "WatchConnectivity", "WatchKit", "WebKit", "WidgetKit", "os", "simd", "zlib",
    ]

    /// The modules of frameworks whose handlers are not judged, with the framework's names for programs and people.
    static let frameworks: [(module: String, name: String, title: String)] = [
        ("Flutter", "flutter", "Flutter"), ("React", "react-native", "React Native"),
        ("React_RCTAppDelegate", "react-native", "React Native"), ("RCTAppDelegate", "react-native", "React Native"),
        ("Expo", "expo", "React Native with Expo"), ("ExpoModulesCore", "expo", "React Native with Expo"),
        ("Capacitor", "capacitor", "Capacitor"), ("Cordova", "cordova", "Cordova"),
    ]

    /// The beginnings of the names of modules whose SDK puts itself in the delegate's place.
    static let swizzling = ["Firebase", "GoogleUtilities", "GULAppDelegate"]
}
