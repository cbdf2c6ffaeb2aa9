import ProjectDescription

let project = Project(
    name: "Shop",
    targets: [
        .target(
            name: "Shop",
            destinations: .iOS,
            product: .app,
            bundleId: "com.example.shop",
            infoPlist: .extendingDefault(with: ["UILaunchScreen": [:]]),
            sources: ["Sources/**"],
            entitlements: .dictionary([
                "com.apple.developer.associated-domains": .array([.string("applinks:shop.example.com")])
            ]),
            settings: .settings(base: ["DEVELOPMENT_TEAM": "7D3KX9QW2M"])
        )
    ]
)
