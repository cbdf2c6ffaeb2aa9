#if SwiftSources
    /// Functions of the system that set nothing which AutoFill looks at.
    enum HarmlessCalls {
        /// By name: what they are called on, or given, is as it was.
        static let names: Set<String> = [
            "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "removeArrangedSubview",
            "bringSubviewToFront", "sendSubviewToBack", "setCustomSpacing", "removeFromSuperview", "UIStackView",
            "addTarget", "removeTarget", "addAction", "addGestureRecognizer", "sendActions", "addObserver",
            "becomeFirstResponder", "resignFirstResponder", "endEditing", "reloadInputViews", "selectAll",
            "setContentHuggingPriority", "setContentCompressionResistancePriority", "sizeToFit", "sizeThatFits",
            "layoutIfNeeded", "setNeedsLayout", "setNeedsDisplay", "setNeedsUpdateConstraints",
            "invalidateIntrinsicContentSize",
            "constraint", "constraints", "activate", "addConstraint", "addConstraints", "snp", "makeConstraints",
            "remakeConstraints", "pin", "anchor", "fill", "center", "setLeftPaddingPoints", "setRightPaddingPoints",
            "append", "contains", "firstIndex", "first", "print", "debugPrint", "NSLog", "assert", "precondition",
            "fatalError",
            "setTitle", "setText", "text", "isEqual", "convert", "point", "textRect", "editingRect", "setValue",
            "setAttributes", "addInteraction", "isFirstResponder", "withTintColor", "publisher", "controlEvent",
            "UIBarButtonItem", "UIToolbar", "UITapGestureRecognizer", "Array", "Set", "stride", "zip", "insert",
            "remove",
            "dismiss", "present", "pushViewController", "popViewController", "performSegue", "show",
        ]

        /// By name: they run the closure that they are given, once.
        static let runners: Set<String> = [
            "async", "asyncAfter", "animate", "performWithoutAnimation", "Task", "run", "sync", "transition",
            "performAsCurrent", "withAnimation", "defer", "then",
        ]
    }
#endif
