import Findings
import TextFormats

extension Screen {
    /// Combines the screen of an Interface Builder file with the code of its class, or of a class in it.
    ///
    /// A field of the code with the name of an outlet overrides what it sets, since code runs after the file is loaded.
    /// Fields that only the code has are appended, unless they are outlets: those are on another screen of the same
    /// class. The code of a cell or an embedded view controller changes the fields of its own outlets, and adds none.
    /// Code of a class that is not part of the screen changes nothing.
    package func merged(with code: Screen) -> Screen {
        var result = self
        let isOwn = code.className == nil || code.className == className
        let owner = isOwn ? nil : code.className
        guard isOwn || fields.contains(where: { $0.owner == owner }) || unreadClasses.contains(code.className ?? "")
        else {
            return self
        }
        var indices: [String: Int] = [:]
        for (index, field) in fields.enumerated() where field.owner == owner {
            if let name = field.name, indices[name] == nil { indices[name] = index }
        }
        for field in code.fields {
            if let index = field.name.flatMap({ indices[$0] }) {
                result.fields[index] = result.fields[index].overridden(by: field)
            } else if isOwn, !field.isOutlet {
                result.fields.append(field)
            }
        }
        result.departures += code.departures.map { $0.resolved(by: departures) }
        result.accountCalls += code.accountCalls
        result.places += code.places
        result.isCutShort = isCutShort || code.isCutShort
        if isOwn {
            result.isRoot = isRoot || code.isRoot
            result.leaving = code.leaving
            let known = Set(texts)
            result.texts += code.texts.filter { !known.contains($0) }
            result.statedPurpose = code.statedPurpose ?? statedPurpose
        }
        let read = code.className ?? className
        let known = Set(unreadClasses)
        result.unreadClasses = unreadClasses.filter { $0 != read } + code.unreadClasses.filter { !known.contains($0) }
        result.hasUnreadCode = code.hasUnreadCode || !result.unreadClasses.isEmpty
        return result
    }
}

extension InputField {
    /// The field, with the properties that code sets replacing its own.
    func overridden(by code: InputField) -> InputField {
        var result = self
        if case .custom = element { result.element = code.element }
        result.label = code.label ?? label
        result.contentType = code.contentType.or(contentType)
        result.otherTypes = code.contentType.isSet ? code.otherTypes : otherTypes
        result.visibilitySwitch = code.visibilitySwitch ?? visibilitySwitch
        // Code that switches it later does not say how it begins.
        let isSwitched = code.isSecure.isUnclear && code.visibilitySwitch != nil && isSecure.isSet
        result.isSecure = isSwitched ? isSecure : code.isSecure.or(isSecure)
        result.sentTo = code.sentTo ?? sentTo
        result.keyboard = code.keyboard.or(keyboard)
        result.rules = code.rules.or(rules)
        result.computedRules = code.rules.isSet ? code.computedRules : computedRules
        result.isEditable = code.isEditable.or(isEditable)
        result.inputView = code.inputView.or(inputView)
        return result
    }
}

extension Screen {
    /// The classes whose code ``merged(with:)`` accepts: the screen's own, those of cells and embedded view controllers
    /// on it, and those of its fields. Their code is not a separate screen.
    package var classNames: Set<String> {
        Set([className].compactMap(\.self) + fields.compactMap(\.owner) + unreadClasses)
    }
}

extension Departure {
    /// The same, as what the segue does that it performs; unchanged where the Interface Builder file has none of that name.
    fileprivate func resolved(by segues: [Departure]) -> Departure {
        let segue = segues.first {
            $0.origin == nil && $0.detail == detail && [.dismissal, .push, .presentation].contains($0.kind)
        }
        guard kind == .segue, detail != nil, let segue else { return self }
        return Departure(segue.kind, in: function, through: callers, detail: detail, origin: origin, at: place)
    }
}
