import Findings

extension Stack {
    static let shopify = Stack(
        name: "shopify", title: "Shopify", role: .host,
        signs: [
            .headerValue("powered-by", contains: "shopify"), .header("x-shopid"), .header("x-shopify-stage"),
            .header("x-sorting-hat-shopid"), .host("myshopify.com"),
        ],
        fixes: [
            Fix(
                .missing,
                advice: """
                    Shopify writes the file itself: in the app's Storefront API integration, under iOS Buy SDK, \
                    enter the Apple App ID and select Use iOS universal links; this needs a custom domain
                    """,
                citation: Citation(
                    "Shopify: Handle offsite payments",
                    "https://shopify.dev/docs/storefronts/mobile/checkout-kit/offsite-payments"))
        ])
}
