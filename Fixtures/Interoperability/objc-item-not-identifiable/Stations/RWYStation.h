#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface RWYStation : NSObject

@property (nonatomic, copy, readonly) NSString *identifier;
@property (nonatomic, copy) NSString *name;
@property (nonatomic, copy, nullable) NSArray<RWYStation *> *neighbours;

@end

@interface RWYPlatform : NSObject

@property (nonatomic) NSInteger number;

@end

typedef NS_ENUM(NSInteger, RWYTicketKind) {
  RWYTicketKindSingle,
  RWYTicketKindReturn,
  RWYTicketKindDayPass,
};

NS_ASSUME_NONNULL_END
