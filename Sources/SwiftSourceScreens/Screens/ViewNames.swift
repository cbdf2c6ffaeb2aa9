#if SwiftSources
    /// The views of SwiftUI, as far as it matters what is in them.
    enum ViewNames {
        /// Those without fields of their own: what is in their closures is walked through.
        static let plain: Set<String> = [
            "AnyView", "Button", "Canvas", "Capsule", "Chart", "Circle", "Color", "ColorPicker",
            "ContentUnavailableView",
            "ControlGroup", "DatePicker", "DisclosureGroup", "Divider", "EditButton", "Ellipse", "EmptyView", "ForEach",
            "Form",
            "Gauge", "GeometryReader", "Grid", "GridRow", "Group", "GroupBox", "HStack", "Image", "AsyncImage", "Label",
            "LabeledContent", "LazyHGrid", "LazyHStack", "LazyVGrid", "LazyVStack", "LinearGradient", "Link", "List",
            "Menu",
            "NavigationSplitView", "NavigationStack", "NavigationView", "OutlineGroup", "PasteButton", "PhotosPicker",
            "Picker",
            "ProgressView", "RadialGradient", "Rectangle", "RoundedRectangle", "ScrollView", "ScrollViewReader",
            "Section",
            "ShareLink", "SignInWithAppleButton", "Slider", "Spacer", "Stepper", "Table", "Text", "TimelineView",
            "Toggle",
            "ToolbarItem", "ToolbarItemGroup", "VStack", "ViewThatFits", "VideoPlayer", "ZStack", "withAnimation",
            "UnevenRoundedRectangle",
            "AngularGradient", "MeshGradient", "Path", "Map", "SafeAreaRegions", "GlassEffectContainer",
            "SubscriptionStoreView",
        ]

        /// Those that lead to other screens: what is in their closures is not on this one.
        static let elsewhere: Set<String> = ["NavigationLink", "TabView", "Tab", "Menu", "Picker", "WindowGroup"]

        /// The protocols of views that are made of UIKit's.
        static let representable: Set<String> = [
            "UIViewRepresentable", "NSViewRepresentable", "UIViewControllerRepresentable",
        ]
    }
#endif
