extension BidirectionalCollection {
    /// The part without the elements at both ends that meet a condition; an empty part at the end if all do.
    @inlinable
    package func trimming(while isLeftOut: (Element) -> Bool) -> SubSequence {
        let rest = drop(while: isLeftOut)
        guard let last = rest.lastIndex(where: { !isLeftOut($0) }) else { return rest }
        return rest[...last]
    }
}
