#if SwiftSources
    /// System functions that set nothing that AutoFill looks at.
    enum HarmlessCalls {
        /// The names of functions that leave their receiver and arguments unchanged.
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
            "updateConstraints", "equalTo", "equalToSuperview", "lessThanOrEqualTo", "greaterThanOrEqualTo", "inset",
            "offset", "multipliedBy", "dividedBy", "priority", "autoPinEdge", "autoPinEdgesToSuperviewEdges",
            "autoAlignAxis", "autoSetDimension", "autoMatch",
            "append", "contains", "firstIndex", "first", "print", "debugPrint", "NSLog", "assert", "precondition",
            "fatalError",
            "setTitle", "setText", "text", "isEqual", "convert", "point", "textRect", "editingRect", "setValue",
            "setAttributes", "addInteraction", "isFirstResponder", "withTintColor", "publisher", "controlEvent",
            "UIBarButtonItem", "UIToolbar", "UITapGestureRecognizer", "Array", "Set", "stride", "zip", "insert",
            "remove",
            "dismiss", "present", "pushViewController", "popViewController", "performSegue", "show",
        ]

        /// The names of functions that run their closure once.
        static let runners: Set<String> = [
            "async", "asyncAfter", "animate", "performWithoutAnimation", "Task", "run", "sync", "transition",
            "performAsCurrent", "withAnimation", "defer", "then",
        ]
    }
#endif
