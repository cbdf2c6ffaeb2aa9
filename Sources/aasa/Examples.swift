/// The examples at the end of each command's help, which its manual page has too. A test runs them all.
enum Examples {
    /// The examples of a command, as the last paragraphs of its discussion.
    ///
    /// - Parameter command: the words of the command after `aasa`.
    static func text(of command: String) -> String {
        let lines = texts[command, default: ""].split(separator: "\n").map { "    " + $0 }
        return "\n\n\(heading)\n\n" + lines.joined(separator: "\n")
    }

    private static let heading = "Examples:"

    /// A line that begins with `#` says what the next one is for. None is longer than what fits into 80 columns.
    private static let texts = [
        "check": """
        # Does this association hold?
        aasa check shop.example.com --app 7D3KX9QW2M.com.example.shop
        # Everything that a built app claims
        aasa check Shop.app --feature strong-passwords
        """,
        "watch": """
        # Ends when Apple's CDN has the new file
        aasa watch shop.example.com --app 7D3KX9QW2M.com.example.shop \\
          --until associated
        # All claims of an app, for an hour at most
        aasa watch Shop.app --until changed --timeout-total 3600
        """,
        "fetch": """
        # Redirects, certificate, answer and Apple's copy
        aasa fetch shop.example.com
        # The file that Apple reads, for a pipe
        aasa fetch shop.example.com --body
        """,
        "scan": """
        # A line of JSON for each domain of a list
        aasa scan domains.txt --summary summary.json
        # Does each of them list the app?
        aasa scan domains.txt --app 7D3KX9QW2M.com.example.shop
        """,
        "serve": """
        # The page for yourself, on a port that is free
        aasa serve --port 0
        # The page for a team, behind a proxy
        aasa serve --port 8000 --allowed-host aasa.example.com \\
          --trusted-proxy 127.0.0.1
        """,
        "lint": """
        # The file before it is deployed
        aasa lint public/.well-known/apple-app-site-association
        # Does it list the app?
        aasa lint public/.well-known/apple-app-site-association \\
          --app 7D3KX9QW2M.com.example.shop
        """,
        "match": """
        # Which app opens this link, by a file
        aasa match https://shop.example.com/buy/42 \\
          --file public/.well-known/apple-app-site-association
        # The same by what the host serves, with each rule that was tried
        aasa match https://shop.example.com/buy/42 --domain shop.example.com \\
          --trace
        """,
        "test": """
        # What must hold, in a pipeline
        aasa test expectations.json
        # The same for a test runner
        aasa test expectations.json --format junit --output results.xml
        """,
        "diff": """
        # What a change of the file does to links and apps
        aasa diff old.json public/.well-known/apple-app-site-association
        # What a deployment will change
        aasa diff shop.example.com \\
          public/.well-known/apple-app-site-association
        """,
        "triage": """
        # A line that was copied from the console
        aasa triage "SWCERR00301 Timeout"
        # A whole log, and what is true of its hosts now
        aasa triage device.log --check
        """,
        "handlers": """
        # Does a link that iOS hands over arrive?
        aasa handlers Shop.xcodeproj
        # Every app below this folder, for a program
        aasa handlers . --format json
        """,
        "password-rules lint": """
        # What is left of a descriptor
        aasa password-rules lint 'required: upper; minlength: 12;'
        # All descriptors in a page's HTML
        aasa password-rules lint sign-up.html
        """,
        "password-rules parse": """
        aasa password-rules parse 'required: upper; minlength: 12;'
        aasa password-rules parse 'minlength: 12;' --format json
        """,
        "password-rules format": """
        aasa password-rules format 'required:upper;minlength:12'
        aasa password-rules format 'minlength: 12;' --full
        """,
        "password-rules generate": """
        # Five passwords as Safari would make them
        aasa password-rules generate 'required: upper; minlength: 12;' --count 5
        # The same five again
        aasa password-rules generate 'minlength: 12;' --count 5 --seed 1
        """,
        "password-rules check": """
        # Does it follow the rules?
        aasa password-rules check 'Tr0ub4dor&3' --rules 'minlength: 8;'
        # Would Microsoft Entra take it?
        aasa password-rules check 'Tr0ub4dor&3' --policy entra
        """,
        "password-rules shape": """
        aasa password-rules shape 'required: upper; minlength: 12;'
        aasa password-rules shape 'maxlength: 8;' --format json
        """,
        "screens": """
        # Will iOS offer a strong password, and save it?
        aasa screens SignUp.storyboard
        # All screens of a folder, with the server's policy
        aasa screens Screens --policy entra
        """,
        "fix": """
        # Shows what would change
        aasa fix public/.well-known/apple-app-site-association
        # Changes it
        aasa fix public/.well-known/apple-app-site-association --write
        # Shows what would change in a project
        aasa fix .
        # Fetches the file of a site, and prints it repaired
        aasa fix shop.example.com --site shop.example.com=public
        """,
        "format": """
        aasa format public/.well-known/apple-app-site-association
        aasa format public/.well-known/apple-app-site-association --write
        """,
        "init": """
        # The file that the claims of an app need
        aasa init Shop.app --path '/buy/*'
        # The file of one host, for an app that is not built yet
        aasa init webcredentials:shop.example.com \\
          --app 7D3KX9QW2M.com.example.shop
        """,
        "config": """
        aasa config
        aasa config --format json
        """,
        "explain": """
        aasa explain AD601
        aasa explain redirected
        """,
        "schema": """
        aasa schema
        aasa schema configuration
        """,
        "swcutil match": """
        aasa swcutil match -u https://shop.example.com/buy/42 -j '{"/": "/buy/*"}'
        aasa swcutil match -u https://shop.example.com/ -j '{"/": "/buy/*"}' \\
          --strict-exit
        """,
        "swcutil verify": """
        aasa swcutil verify -d shop.example.com \\
          -j public/.well-known/apple-app-site-association
        aasa swcutil verify -d shop.example.com \\
          -j public/.well-known/apple-app-site-association \\
          -u https://shop.example.com/buy/42
        """,
    ]
}
