#if SwiftSources
    import Findings
    import SignUpScreens

    /// What the modifiers around a view set for the fields in it; the innermost takes effect.
    struct ViewModifiers {
        var contentType = Stated<TextContentType>.absent
        var otherTypes: [TextContentType] = []
        var keyboard = Stated<Keyboard>.absent
        var isEditable = Stated<Bool>.absent
        /// The place of a modifier that was not read and may set anything; nil if there is none.
        var unread: Place?

        /// These modifiers, completed by outer ones where these set nothing.
        func within(_ outer: ViewModifiers) -> ViewModifiers {
            var result = self
            result.contentType = contentType.or(outer.contentType)
            result.otherTypes = contentType.isSet ? otherTypes : outer.otherTypes
            result.keyboard = keyboard.or(outer.keyboard)
            if outer.isEditable.value == false || !isEditable.isSet {
                result.isEditable = outer.isEditable.or(isEditable)
            }
            result.unread = unread ?? outer.unread
            return result
        }

        /// Applies the modifiers to a field.
        ///
        /// Apple doesn't say that those for text reach a UIKit field in a SwiftUI view; what code reads of the environment
        /// are other values.
        func apply(to field: inout InputField) {
            if !field.contentType.isSet && !field.isWrapped { field.otherTypes = otherTypes }
            field.contentType = field.contentType.or(field.isWrapped ? contentType.unknown : contentType)
            field.keyboard = field.keyboard.or(field.isWrapped ? keyboard.unknown : keyboard)
            if !field.isEditable.isSet { field.isEditable = isEditable }
        }

        /// SwiftUI modifiers that are known not to affect AutoFill of fields.
        static let harmless: Set<String> = [
            "accessibilityAddTraits", "accessibilityElement", "accessibilityHidden", "accessibilityHint",
            "accessibilityIdentifier", "accessibilityLabel", "accessibilityValue", "alert", "alignmentGuide",
            "allowsHitTesting",
            "animation", "aspectRatio", "autocapitalization", "autocorrectionDisabled", "background", "blur", "bold",
            "border",
            "buttonStyle", "clipShape", "clipped", "colorScheme", "confirmationDialog", "containerShape",
            "contentShape",
            "contentTransition", "contextMenu", "controlSize", "cornerRadius", "defaultFocus", "disableAutocorrection",
            "dismissKeyboard", "drawingGroup", "edgesIgnoringSafeArea", "environment", "environmentObject", "fixedSize",
            "focusable", "focused", "font", "fontDesign", "fontWeight", "foregroundColor", "foregroundStyle",
            "formStyle",
            "frame", "fullScreenCover", "gesture", "glassEffect", "gridCellColumns", "headerProminence", "hidden",
            "highPriorityGesture", "id", "ignoresSafeArea", "imageScale", "interactiveDismissDisabled", "italic",
            "kerning",
            "keyboardShortcut", "labelStyle", "labelsHidden", "layoutPriority", "lineLimit", "lineSpacing",
            "listRowBackground",
            "listRowInsets", "listRowSeparator", "listStyle", "mask", "minimumScaleFactor", "multilineTextAlignment",
            "navigationBarBackButtonHidden", "navigationBarHidden", "navigationBarItems", "navigationBarTitle",
            "navigationBarTitleDisplayMode", "navigationDestination", "navigationTitle", "navigationViewStyle",
            "offset",
            "onAppear", "onChange", "onDisappear", "onReceive", "onSubmit", "onTapGesture", "opacity", "overlay",
            "padding",
            "popover", "position", "preferredColorScheme", "presentationDetents", "previewDisplayName",
            "privacySensitive",
            "progressViewStyle", "redacted", "refreshable", "resizable", "rotationEffect", "safeAreaInset",
            "scaledToFill",
            "scaledToFit", "scaleEffect", "scrollContentBackground", "scrollDismissesKeyboard", "scrollDisabled",
            "searchable", "sensoryFeedback", "shadow", "sheet", "simultaneousGesture", "speechSpellsOutCharacters",
            "strikethrough", "submitLabel", "submitScope", "symbolRenderingMode", "tabItem", "tag", "task", "textCase",
            "textEditorStyle", "textFieldStyle", "textInputAutocapitalization", "textSelection", "tint", "toolbar",
            "toolbarBackground", "tracking", "transaction", "transition", "truncationMode", "underline", "zIndex",
            "accentColor", "autocapitalizationType", "backgroundStyle", "badge", "dynamicTypeSize", "fileImporter",
            "flipsForRightToLeftLayoutDirection",
            "matchedGeometryEffect", "menuStyle", "monospaced", "monospacedDigit", "onHover", "onLongPressGesture",
            "onKeyPress",
            "pickerStyle", "preference", "rotation3DEffect", "statusBar", "statusBarHidden", "storageKey",
            "swipeActions", "toggleStyle",
            "writingToolsBehavior", "geometryGroup", "layoutValue", "containerRelativeFrame", "contentMargins",
            "compositingGroup",
            "toolbarTitleDisplayMode", "toolbarTitleMenu", "toolbarRole", "toolbarVisibility", "toolbarColorScheme",
            "toolbarBackgroundVisibility", "navigationSubtitle", "navigationSplitViewStyle", "navigationTransition",
            "tabViewStyle", "indexViewStyle", "scrollIndicators", "scrollBounceBehavior", "scrollPosition",
            "scrollTargetLayout", "scrollTargetBehavior", "scrollClipDisabled", "scrollTransition",
            "scrollEdgeEffectStyle", "defaultScrollAnchor", "listRowSeparatorTint", "listRowSpacing",
            "listSectionSeparator", "listSectionSpacing", "listItemTint", "baselineOffset", "allowsTightening",
            "fontWidth", "brightness", "contrast", "saturation", "grayscale", "hueRotation", "colorInvert",
            "colorMultiply", "visualEffect", "symbolEffect", "symbolVariant", "keyframeAnimator", "phaseAnimator",
            "presentationDragIndicator", "presentationCornerRadius", "presentationBackground",
            "presentationBackgroundInteraction", "presentationContentInteraction", "presentationCompactAdaptation",
            "presentationSizing", "persistentSystemOverlays", "onOpenURL", "onDrag", "onDrop", "draggable",
            "dropDestination", "onMove", "onDelete", "focusSection", "focusScope", "prefersDefaultFocus",
            "focusEffectDisabled", "hoverEffect", "previewLayout", "help", "coordinateSpace", "anchorPreference",
            "onPreferenceChange", "overlayPreferenceValue", "backgroundPreferenceValue", "groupBoxStyle", "gaugeStyle",
            "datePickerStyle", "disclosureGroupStyle", "labeledContentStyle", "buttonBorderShape",
            "buttonRepeatBehavior", "menuOrder", "menuIndicator", "unredacted", "onGeometryChange",
            "onScrollGeometryChange", "onScrollPhaseChange", "safeAreaPadding", "safeAreaBar", "containerBackground",
            "matchedTransitionSource", "textScale", "textRenderer", "fileExporter", "photosPicker", "quickLookPreview",
            "signInWithAppleButtonStyle", "inspector", "inspectorColumnWidth", "dialogIcon", "tabBarMinimizeBehavior",
            "searchSuggestions", "searchScopes", "searchFocused", "accessibilityFocused", "accessibilityAction",
            "accessibilityActions", "accessibilityInputLabels", "accessibilitySortPriority",
            "accessibilityRemoveTraits", "accessibilityShowsLargeContentViewer", "invalidatableContent",
        ]

        /// The modifiers whose closures do not belong to the view: they show another screen, or nothing.
        static let elsewhere: Set<String> = [
            "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "navigationDestination",
            "contextMenu",
            "inspector", "onAppear", "onChange", "onDisappear", "onReceive", "onSubmit", "onTapGesture", "task",
            "refreshable",
            "searchable", "tabItem", "swipeActions", "gesture", "fileImporter",
        ]
    }
#endif
