#if SwiftSources
    import SignUpScreens

    /// The names of SwiftUI views, by how their content is treated.
    enum ViewNames {
        /// Views without fields of their own, whose closures are searched for fields.
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

        /// Views that lead to other screens, so that the content of their closures is not on this one.
        static let elsewhere: Set<String> = ["NavigationLink", "TabView", "Tab", "Menu", "Picker", "WindowGroup"]

        /// The protocols of SwiftUI views that wrap UIKit views or view controllers.
        static let representable: Set<String> = [
            "UIViewRepresentable", "NSViewRepresentable", "UIViewControllerRepresentable",
        ]

        /// The views that take text.
        static let fields: [String: InputField.Element] = [
            "TextField": .textField, "SecureField": .secureField, "TextEditor": .textView,
        ]

        /// Whether SwiftUI has a view of this name.
        static func isOfSystem(_ name: String) -> Bool {
            fields[name] != nil || plain.contains(name) || elsewhere.contains(name)
        }
    }
#endif
