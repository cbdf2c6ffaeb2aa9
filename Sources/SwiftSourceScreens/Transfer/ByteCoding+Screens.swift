#if SwiftSources
    import Findings
    import SignUpScreens
    import TextFormats

    extension LocatedText: ByteCoded {
        func write(to record: inout ByteWriter) { record.add(string, span, unordered, pieces) }
        init(from record: inout ByteReader) throws(ByteReader.Damage) {
            let (string, span): (String, SourceSpan) = (try record.next(), try record.next())
            let unordered = try record.next(SourceSpan?.self)
            self = LocatedText(string, at: span, pieces: try record.next()).markedUnordered(in: unordered)
        }
    }

    extension LocatedText.Piece: ByteCoded {
        func write(to record: inout ByteWriter) { record.add(start, count, source) }
        init(from record: inout ByteReader) throws(ByteReader.Damage) {
            self.init(start: try record.next(), count: try record.next(), source: try record.next())
        }
    }

    extension Stated: ByteCoded where Value: ByteCoded {
        func write(to record: inout ByteWriter) {
            record.add(place)
            if isSet { record.add(value) }
        }

        init(from record: inout ByteReader) throws(ByteReader.Damage) {
            guard let place = try record.next(Place?.self) else {
                self = .absent
                return
            }
            self = try record.next(Value?.self).map { .value($0, at: place) } ?? .unclear(at: place)
        }
    }

    extension TextContentType: ByteCoded {
        func write(to record: inout ByteWriter) { record.add(rawValue) }
        init(from record: inout ByteReader) throws(ByteReader.Damage) { self.init(rawValue: try record.next()) }
    }

    extension Keyboard: ByteCoded {
        func write(to record: inout ByteWriter) { record.add(rawValue) }
        init(from record: inout ByteReader) throws(ByteReader.Damage) { self.init(rawValue: try record.next()) }
    }

    extension InputField.Rules: ByteCoded {
        func write(to record: inout ByteWriter) { record.add(descriptor, text) }
        init(from record: inout ByteReader) throws(ByteReader.Damage) {
            self.init(try record.next(), in: try record.next())
        }
    }

    extension InputField.Element: ByteCoded {
        func write(to record: inout ByteWriter) {
            switch self {
            case .textField: record.add(0)
            case .secureField: record.add(1)
            case .textView: record.add(2)
            case .custom(let name): record.add(3, name)
            }
        }

        init(from record: inout ByteReader) throws(ByteReader.Damage) {
            switch try record.next(Int.self) {
            case 0: self = .textField
            case 1: self = .secureField
            case 2: self = .textView
            case 3: self = .custom(try record.next())
            default: throw ByteReader.Damage()
            }
        }
    }

    extension InputField: ByteCoded {
        func write(to record: inout ByteWriter) {
            record.add(place, name, label, element, contentType, isSecure, keyboard, rules, isEditable, inputView)
            record.add(otherTypes, visibilitySwitch, sentTo, computedRules, className, owner, isOutlet, isWrapped)
        }

        init(from record: inout ByteReader) throws(ByteReader.Damage) {
            self.init(at: try record.next())
            (name, label, element) = (try record.next(), try record.next(), try record.next())
            (contentType, isSecure, keyboard) = (try record.next(), try record.next(), try record.next())
            (rules, isEditable, inputView) = (try record.next(), try record.next(), try record.next())
            (otherTypes, visibilitySwitch, sentTo) = (try record.next(), try record.next(), try record.next())
            (computedRules, className, owner) = (try record.next(), try record.next(), try record.next())
            (isOutlet, isWrapped) = (try record.next(), try record.next())
        }
    }

    extension Departure.Kind: ByteCoded {}
    extension Leaving: ByteCoded {}
    extension ScreenPurpose: ByteCoded {}
    extension CredentialDomain.Use: ByteCoded {}

    extension Departure: ByteCoded {
        func write(to record: inout ByteWriter) { record.add(kind, function, callers, detail, origin, place) }
        init(from record: inout ByteReader) throws(ByteReader.Damage) {
            self.init(
                try record.next(), in: try record.next(), through: try record.next(), detail: try record.next(),
                origin: try record.next(), at: try record.next())
        }
    }

    extension AccountCall: ByteCoded {
        func write(to record: inout ByteWriter) { record.add(name, purpose) }
        init(from record: inout ByteReader) throws(ByteReader.Damage) {
            self.init(try record.next(), for: try record.next())
        }
    }

    extension CredentialDomain: ByteCoded {
        func write(to record: inout ByteWriter) { record.add(text, use, place, origin) }
        init(from record: inout ByteReader) throws(ByteReader.Damage) {
            self.init(try record.next(), for: try record.next(), at: try record.next(), from: try record.next())
        }
    }

    extension WordPlace: ByteCoded {
        func write(to record: inout ByteWriter) { record.add(words, place) }
        init(from record: inout ByteReader) throws(ByteReader.Damage) {
            self.init(try record.next(), at: try record.next())
        }
    }

    extension Screen: ByteCoded {
        func write(to record: inout ByteWriter) {
            record.add(name, place, className, statedPurpose, unreadClasses, unreadFiles, isCodeSkipped, isRoot)
            record.add(
                fields, texts, departures, hasUnreadCode, isPart, accountCalls, leaving, isCutShort, oldestSystem)
            record.add(places)
        }

        init(from record: inout ByteReader) throws(ByteReader.Damage) {
            self.init(name: try record.next(), at: try record.next())
            (className, statedPurpose, unreadClasses) = (try record.next(), try record.next(), try record.next())
            (unreadFiles, isCodeSkipped, isRoot) = (try record.next(), try record.next(), try record.next())
            (fields, texts, departures) = (try record.next(), try record.next(), try record.next())
            (hasUnreadCode, isPart, accountCalls) = (try record.next(), try record.next(), try record.next())
            (leaving, isCutShort, oldestSystem) = (try record.next(), try record.next(), try record.next())
            places = try record.next()
        }
    }
#endif
