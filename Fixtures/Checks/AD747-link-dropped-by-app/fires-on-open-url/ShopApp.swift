import SwiftUI

@main
struct ShopApp: App {
    @State private var product: String?

    var body: some Scene {
        WindowGroup {
            ContentView()
                .onOpenURL { url in
                    guard url.scheme == "shop", url.host == "products" else {
                        print("not a link to a product: \(url)")
                        return
                    }
                    product = url.lastPathComponent
                }
        }
    }
}
