import SwiftUI

@main
struct ShopApp: App {
    var body: some Scene {
        WindowGroup {
            ContentView()
                .onOpenURL { url in Router.shared.open(url) }
        }
    }
}
