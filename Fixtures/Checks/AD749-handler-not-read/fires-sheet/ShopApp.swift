import SwiftUI

@main
struct ShopApp: App {
    var body: some Scene {
        WindowGroup {
            ContentView()
                .sheet(isPresented: $showsBasket) {
                    BasketView().onOpenURL { url in Router.shared.open(url) }
                }
        }
    }
}
