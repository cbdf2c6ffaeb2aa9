import AssociationModel
import Findings
package import Judging

extension TransportChecks {
    /// This machine resolves no names or reaches no server, so nothing was seen.
    package static let networkUnavailable = Check(
        "AD208", "network-unavailable", .error, since: "0.1.0", evidence: .definition, citations: [.toolkit],
        explanation: """
            ## What it finds
            A host could not be resolved or reached, and neither could Apple's CDN, which is always there: the network \
            of the machine that runs this check is the reason. The same is reported where a login page of a hotel or an \
            office answers for every name, and where the proxy that the environment names (`https_proxy`) cannot be \
            reached or refuses the connection.

            ## Why it matters
            It says nothing of the site. The verdicts about the hosts are *unknown*, and the exit code is 75: the same \
            command may well pass in a minute, or on another machine.

            ## How to fix it
            Check the network of this machine, its DNS, its firewall and its proxy: `curl -I \
            https://app-site-association.cdn-apple.com` has to get an answer. A proxy that asks for a password (status \
            407) takes it from the variable, as in `https_proxy=http://name:password@proxy.example:3128`; `no_proxy` \
            names the hosts that are asked without it. Then run the same command again. Without \
            a network, `--site HOST=DIR` checks the files that will be deployed.
            """,
        of: \.localTroubles
    ) { subject in
        guard case .network = subject.trouble else { return nil }
        return Observation(
            "\(plain: subject.trouble.inWords)", at: .inspection,
            notes: [Note("not seen: \(NeededHosts.inWords(subject.hosts))")],
            help: "check this machine's network, its DNS and its proxy, then run the same command again")
    }
}
