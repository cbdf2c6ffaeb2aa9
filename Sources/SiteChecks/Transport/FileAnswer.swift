import AssociationModel
package import Judging

/// A site's response to the request for the one location that Apple reads, and whether another finding says where the file
/// is instead.
package struct FileAnswer: Scoped {
    package let answer: SiteAnswer
    /// Whether a finding says for every association with the site where the file is, and notes what is here.
    package let isExplained: Bool

    package var scope: Scope { answer.scope }
}

extension Subjects {
    /// The responses of the sites that gave one, with what explains them.
    package var fileAnswers: [FileAnswer] {
        once {
            let explained = explainedSites
            return answers.map { FileAnswer(answer: $0, isExplained: explained.contains($0.site.key)) }
        }
    }

    private var explainedSites: Set<SiteKey> {
        let misplaced = sites.filter { $0.misplacedFiles.contains { $0.location.prefix == nil } }.map(\.key)
        let nearMissed = nearMissedFiles.filter { !$0.files.isEmpty }.map(\.site.key)
        // A file under a path explains only the associations whose entry has that path.
        var (underPaths, others): (Set<SiteKey>, Set<SiteKey>) = ([], [])
        for association in associations {
            guard let key = association.site?.key else { continue }
            if PathAssociation(association)?.onlyUnderPath == nil { others.insert(key) } else { underPaths.insert(key) }
        }
        return underPaths.subtracting(others).union(misplaced).union(nearMissed)
    }
}
