import SwiftUI

@main
struct ShopApp: App {
    @State private var product: String?

    var body: some Scene {
        WindowGroup {
            ContentView()
                .onOpenURL { url in
                    guard url.scheme == "shop" || url.host == "shop.example.com" else { return }
                    product = url.lastPathComponent
                }
        }
    }
}
