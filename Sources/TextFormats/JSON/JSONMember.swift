/// A member of a JSON object.
package struct JSONMember: Sendable {
    package let key: LocatedString
    package let value: JSONValue

    package init(key: LocatedString, value: JSONValue) {
        self.key = key
        self.value = value
    }
}
