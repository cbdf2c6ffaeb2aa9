import Findings
package import Judging

extension Subjects {
    /// The answers of Apple's CDN, including requests that it did not answer.
    package var cdnAnswers: [CDNAnswer] { once { sites(reading: .copies).compactMap(\.cdnAnswer) } }

    /// The CDN copies whose origin file could be read too, and of which no finding about an app says already that they
    /// are behind it.
    var staleCopies: [ComparedCopy] {
        once {
            let told = Set(
                cdnAssociations.filter { $0.isRightAtOrigin && !$0.copy.lists($0.app, for: $0.service) }
                    .map(\.cdnAnswer.site.key))
            return cdnAnswers.compactMap(ComparedCopy.init).filter { !told.contains($0.cdnAnswer.site.key) }
        }
    }

    /// The associations of a named app whose site has a CDN copy.
    package var cdnAssociations: [CDNAssociation] { once { associations.compactMap(CDNAssociation.init) } }
}
