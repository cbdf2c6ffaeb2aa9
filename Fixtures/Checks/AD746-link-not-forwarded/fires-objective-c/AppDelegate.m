#import "AppDelegate.h"
#import <AppsFlyerLib/AppsFlyerLib.h>

@implementation AppDelegate

- (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(NSDictionary *)launchOptions {
    [AppsFlyerLib shared].delegate = self;
    return YES;
}

- (BOOL)application:(UIApplication *)application
    continueUserActivity:(NSUserActivity *)userActivity
      restorationHandler:(void (^)(NSArray<id<UIUserActivityRestoring>> *))restorationHandler {
    return [Router open:userActivity.webpageURL];
}

@end
