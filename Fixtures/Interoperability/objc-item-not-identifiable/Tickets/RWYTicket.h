#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, RWYTicketKind) {
  RWYTicketKindSingle,
  RWYTicketKindReturn,
  RWYTicketKindDayPass,
};

@interface RWYTicket : NSObject

@property (nonatomic, readonly) RWYTicketKind kind;
@property (nonatomic, copy, readonly) NSString *code;

@end

NS_ASSUME_NONNULL_END
