#if SwiftSources
    import Findings
    import SignUpScreens

    extension NativeAuthenticationProtocol.Generation: ByteCoded {}

    extension NativeAuthentication: ByteCoded {
        func write(to record: inout ByteWriter) {
            record.add(applications, starts, delegates, submissions, codeLengths, usesCodeLength)
        }

        init(from record: inout ByteReader) throws(ByteReader.Damage) {
            self.init()
            (applications, starts, delegates) = (try record.next(), try record.next(), try record.next())
            (submissions, codeLengths, usesCodeLength) = (try record.next(), try record.next(), try record.next())
        }
    }

    extension NativeAuthentication.Application: ByteCoded {
        func write(to record: inout ByteWriter) { record.add(challengeTypes, hasRedirectURI, place) }
        init(from record: inout ByteReader) throws(ByteReader.Damage) {
            self.init(
                challengeTypes: try record.next(), hasRedirectURI: try record.next(), at: try record.next())
        }
    }

    extension NativeAuthentication.Start: ByteCoded {
        func write(to record: inout ByteWriter) {
            record.add(givesPassword, givesAttributes, generation, typeName, place)
        }

        init(from record: inout ByteReader) throws(ByteReader.Damage) {
            self.init(
                givesPassword: try record.next(), givesAttributes: try record.next(), generation: try record.next(),
                in: try record.next(), at: try record.next())
        }
    }

    extension NativeAuthentication.Submission: ByteCoded {
        func write(to record: inout ByteWriter) { record.add(name, place) }
        init(from record: inout ByteReader) throws(ByteReader.Damage) {
            self.init(try record.next(), at: try record.next())
        }
    }

    extension NativeAuthentication.CodeLength: ByteCoded {
        func write(to record: inout ByteWriter) { record.add(number, place) }
        init(from record: inout ByteReader) throws(ByteReader.Damage) {
            self.init(try record.next(), at: try record.next())
        }
    }

    extension NativeAuthenticationDelegate: ByteCoded {
        func write(to record: inout ByteWriter) {
            record.add(typeName, protocols.map(\.name), protocols.map(\.place), methods, hasUnreadCode)
        }

        init(from record: inout ByteReader) throws(ByteReader.Damage) {
            let (typeName, names): (String, [String]) = (try record.next(), try record.next())
            let places = try record.next([Place].self)
            self.init(
                typeName: typeName, protocols: zip(names, places).map { (name: $0, place: $1) },
                methods: try record.next(), hasUnreadCode: try record.next())
        }
    }

    extension NativeAuthenticationDelegate.Method: ByteCoded {
        func write(to record: inout ByteWriter) { record.add(name, errorUse, readsNewState, place) }
        init(from record: inout ByteReader) throws(ByteReader.Damage) {
            self.init(
                try record.next(), errorUse: try record.next(), readsNewState: try record.next(),
                at: try record.next())
        }
    }

    extension NativeAuthenticationDelegate.ErrorUse: ByteCoded {
        func write(to record: inout ByteWriter) { record.add(properties.sorted(), isHandedOn) }
        init(from record: inout ByteReader) throws(ByteReader.Damage) {
            self.init(properties: Set(try record.next([String].self)), isHandedOn: try record.next())
        }
    }
#endif
