import Findings

/// A member of a JSON object.
package struct JSONMember: Sendable {
    package let key: JSONKey
    package let value: JSONValue

    package init(key: JSONKey, value: JSONValue) {
        self.key = key
        self.value = value
    }
}
