import Findings
package import Judging

extension Subjects {
    /// The answers of Apple's CDN, including requests that it did not answer.
    package var cdnAnswers: [CDNAnswer] { once { sites.compactMap(\.cdnAnswer) } }

    /// The CDN copies whose origin file could be read too.
    package var comparedCopies: [ComparedCopy] { once { cdnAnswers.compactMap(ComparedCopy.init) } }

    /// The associations of a named app whose site has a CDN copy.
    package var cdnAssociations: [CDNAssociation] { once { associations.compactMap(CDNAssociation.init) } }
}
