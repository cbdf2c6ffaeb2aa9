import ProjectDescription

let info: [String: Plist.Value] = [
    "UILaunchScreen": [:],
    "UIApplicationSceneManifest": [
        "UIApplicationSupportsMultipleScenes": false,
        "UISceneConfigurations": [
            "UIWindowSceneSessionRoleApplication": [
                [
                    "UISceneConfigurationName": "Default Configuration",
                    "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate",
                ]
            ]
        ],
    ],
]

let project = Project(
    name: "Shop",
    targets: [
        .target(
            name: "Shop",
            destinations: [.iPhone, .iPad],
            product: .app,
            bundleId: "com.example.shop",
            infoPlist: .extendingDefault(with: info),
            sources: ["Sources/**"],
            entitlements: .file(path: .relativeToManifest("Config/Shop.entitlements")),
            settings: .settings(base: ["DEVELOPMENT_TEAM": "7D3KX9QW2M"])
        ),
        .target(
            name: "ShopTests", destinations: .iOS, product: .unitTests, bundleId: "com.example.shop.tests",
            sources: ["Tests/**"], dependencies: [.target(name: "Shop")]
        ),
    ]
)
