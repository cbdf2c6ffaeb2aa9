extension RandomAccessCollection {
    /// The index of the first element of the second part, in a collection whose elements of a first part all come before
    /// those of the second; the end if there is none. The time is logarithmic.
    @inlinable
    package func partitioningIndex(where isOfSecondPart: (Element) -> Bool) -> Index {
        var (low, high) = (startIndex, endIndex)
        while low < high {
            let middle = index(low, offsetBy: distance(from: low, to: high) / 2)
            if isOfSecondPart(self[middle]) { high = middle } else { low = index(after: middle) }
        }
        return low
    }
}
