import SwiftUI

@main
struct ShopApp: App {
    @State private var product: String?

    var body: some Scene {
        WindowGroup {
            ContentView()
                .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) {
                    if let url = $0.webpageURL, url.path.hasPrefix("/items/") {
                        product = url.lastPathComponent
                    }
                }
        }
    }
}
