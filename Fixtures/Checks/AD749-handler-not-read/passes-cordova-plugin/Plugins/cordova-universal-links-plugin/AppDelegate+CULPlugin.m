#import "AppDelegate.h"
#import "CULPlugin.h"

@implementation AppDelegate (CULPlugin)

- (BOOL)application:(UIApplication *)application
    continueUserActivity:(NSUserActivity *)userActivity
      restorationHandler:(void (^)(NSArray *))restorationHandler {
    CULPlugin *plugin = [self.viewController getCommandInstance:@"UniversalLinks"];
    return [plugin handleUserActivity:userActivity];
}

@end
