import Findings

#if SwiftSources
    import SignUpScreens
    import SwiftSyntax

    /// What a single call or assignment does with the screen it stands in, as far as its own words tell.
    enum NavigationStep {
        /// The kind of a call of a system function; nil if it is none that leaves a screen.
        static func kind(of call: FunctionCallExprSyntax) -> Departure.Kind? {
            guard let name = call.calleeName else { return nil }
            switch name {
            case "dismiss": return isOwn(call) ? .dismissal : nil
            case "popViewController", "popToRootViewController", "popToViewController", "setViewControllers":
                return .dismissal
            case "performSegue":
                return segue(of: call)?.lowercased().contains("unwind") == true ? .dismissal : .segue
            case "pushViewController": return .push
            case "show", "showDetailViewController":
                // `show(_:sender:)`; alerts, banners and progress indicators are shown too.
                return isOwn(call) && call.arguments.contains { $0.label?.text == "sender" } ? .push : nil
            case "present":
                return isOwn(call) && !isPassing(call.arguments.first?.expression) ? .presentation : nil
            case "setRootViewController": return .rootReplacement
            case "append" where isPath(call): return .push
            case "removeLast" where isPath(call), "removeAll" where isPath(call): return .dismissal
            default: return nil
            }
        }

        /// The identifier of the segue that a call performs, or the expression that makes it.
        static func segue(of call: FunctionCallExprSyntax) -> String? {
            guard call.calleeName == "performSegue", let argument = call.arguments.first?.expression else { return nil }
            return argument.as(StringLiteralExprSyntax.self)?.segments.written
                ?? argument.written
        }

        /// The kind of an assignment of a window's root, or of a window.
        static func kind(ofSetting target: ExprSyntax, to value: ExprSyntax) -> Departure.Kind? {
            let path = path(of: target)
            guard let last = path.last else { return nil }
            let owner = path.dropLast().last
            if last == "rootViewController" {
                // The root of a second window, from which alerts are presented. The window with the screen stays.
                let isEmpty = value.written == "UIViewController()"
                return owner.map(isOfAnotherWindow) ?? true || isEmpty ? nil : .rootReplacement
            }
            guard last == "window", hasMainWindow(path.dropLast()) else { return nil }
            // A window that is only handed on stays the one that is shown.
            let source = Self.path(of: value)
            let isHandedOn = source.count > 1 && source.last?.lowercased().hasSuffix("window") == true
            return value.is(NilLiteralExprSyntax.self) || isHandedOn ? nil : .rootReplacement
        }

        /// Whether the window of an object is the one with the screens: its own, or that of a delegate of the app or of a
        /// scene.
        private static func hasMainWindow(_ owners: ArraySlice<String>) -> Bool {
            owners.allSatisfy { $0 == "self" } || owners.contains { Words($0).tokens.contains("delegate") }
        }

        /// Whether a window is, by its name, one over the one with the screens.
        private static func isOfAnotherWindow(_ owner: String) -> Bool {
            let words: Set = ["alert", "overlay", "hud", "toast", "banner", "progress", "loading", "debug", "popup"]
            return !words.isDisjoint(with: Words(owner).tokens)
        }

        /// The path of the property that a call of `toggle()` flips; nil for another call.
        static func flag(toggledBy call: FunctionCallExprSyntax) -> [String]? {
            guard call.calleeName == "toggle", call.arguments.isEmpty, call.trailingClosure == nil,
                let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
            else { return nil }
            return path(of: base)
        }

        /// The names of a path such as `self.window?.rootViewController`.
        static func path(of target: ExprSyntax) -> [String] {
            target.written.filter { $0 != "?" && $0 != "!" && !$0.isWhitespace }
                .split(separator: ".").map(String.init)
        }

        private static func isOwn(_ call: FunctionCallExprSyntax) -> Bool {
            guard let access = call.calledExpression.as(MemberAccessExprSyntax.self) else { return true }
            let base = access.base?.written.filter { $0 != "?" && $0 != "!" } ?? ""
            let names = [
                "self", "navigationController", "presentingViewController", "wrappedValue", "parent",
                "tabBarController",
                "rootViewController", "viewController", "topViewController", "navigation", "presenter",
            ]
            return names.contains { base == $0 || base.hasSuffix("." + $0) }
        }

        // What is shown for a moment, over a screen that stays.
        private static func isPassing(_ screen: ExprSyntax?) -> Bool {
            let text = screen?.written.lowercased() ?? ""
            return ["alert", "activity", "picker", "safari", "mail", "actionsheet", "popup", "hud"].contains(
                where: text.contains)
        }

        private static func isPath(_ call: FunctionCallExprSyntax) -> Bool {
            let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
            let last = base.flatMap { path(of: $0).last }?.lowercased() ?? ""
            return last == "path" || last == "navigationpath" || last == "navpath"
        }
    }
#endif
