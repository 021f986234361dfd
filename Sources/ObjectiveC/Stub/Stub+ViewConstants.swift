extension Stub {
  /// The constants of UIKit around views.
  static let viewConstants = #"""
    typedef void (^UILintCompletion)(BOOL finished);
    enum { UIViewAutoresizingNone = 0, UIViewAutoresizingFlexibleLeftMargin = 1, UIViewAutoresizingFlexibleWidth = 2, UIViewAutoresizingFlexibleRightMargin = 4,
      UIViewAutoresizingFlexibleTopMargin = 8, UIViewAutoresizingFlexibleHeight = 16, UIViewAutoresizingFlexibleBottomMargin = 32 };
    enum { UIViewContentModeScaleToFill, UIViewContentModeScaleAspectFit, UIViewContentModeScaleAspectFill, UIViewContentModeRedraw, UIViewContentModeCenter,
      UIViewContentModeTop, UIViewContentModeBottom, UIViewContentModeLeft, UIViewContentModeRight, UIViewContentModeTopLeft, UIViewContentModeTopRight };
    enum { UIViewAnimationOptionLayoutSubviews = 1, UIViewAnimationOptionAllowUserInteraction = 2, UIViewAnimationOptionBeginFromCurrentState = 4,
      UIViewAnimationOptionRepeat = 8, UIViewAnimationOptionAutoreverse = 16, UIViewAnimationOptionCurveEaseInOut = 0,
      UIViewAnimationOptionCurveEaseIn = 65536, UIViewAnimationOptionCurveEaseOut = 131072, UIViewAnimationOptionCurveLinear = 196608,
      UIViewAnimationOptionTransitionCrossDissolve = 5242880, UIViewAnimationOptionTransitionNone = 0 };
    enum { UIViewAnimationCurveEaseInOut, UIViewAnimationCurveEaseIn, UIViewAnimationCurveEaseOut, UIViewAnimationCurveLinear };
    enum { UIControlStateNormal = 0, UIControlStateHighlighted = 1, UIControlStateDisabled = 2, UIControlStateSelected = 4 };
    enum { UIControlEventTouchDown = 1, UIControlEventTouchUpInside = 64, UIControlEventTouchUpOutside = 128, UIControlEventTouchCancel = 256,
      UIControlEventTouchDragInside = 4, UIControlEventTouchDragExit = 32, UIControlEventTouchDragEnter = 16, UIControlEventTouchDragOutside = 8,
      UIControlEventValueChanged = 4096, UIControlEventPrimaryActionTriggered = 8192, UIControlEventEditingDidBegin = 65536,
      UIControlEventEditingChanged = 131072, UIControlEventEditingDidEnd = 262144, UIControlEventEditingDidEndOnExit = 524288, UIControlEventAllEvents = 4294967295u };
    enum { UIButtonTypeCustom, UIButtonTypeSystem, UIButtonTypeDetailDisclosure, UIButtonTypeInfoLight, UIButtonTypeInfoDark, UIButtonTypeContactAdd,
      UIButtonTypeRoundedRect = 1 };
    enum { NSTextAlignmentLeft, NSTextAlignmentCenter, NSTextAlignmentRight, NSTextAlignmentJustified, NSTextAlignmentNatural };
    enum { NSLineBreakByWordWrapping, NSLineBreakByCharWrapping, NSLineBreakByClipping, NSLineBreakByTruncatingHead, NSLineBreakByTruncatingTail,
      NSLineBreakByTruncatingMiddle };
    enum { UITextBorderStyleNone, UITextBorderStyleLine, UITextBorderStyleBezel, UITextBorderStyleRoundedRect };
    enum { UITextFieldViewModeNever, UITextFieldViewModeWhileEditing, UITextFieldViewModeUnlessEditing, UITextFieldViewModeAlways };
    enum { UIKeyboardTypeDefault, UIKeyboardTypeASCIICapable, UIKeyboardTypeNumbersAndPunctuation, UIKeyboardTypeURL, UIKeyboardTypeNumberPad,
      UIKeyboardTypePhonePad, UIKeyboardTypeNamePhonePad, UIKeyboardTypeEmailAddress, UIKeyboardTypeDecimalPad, UIKeyboardTypeTwitter, UIKeyboardTypeWebSearch };
    enum { UIReturnKeyDefault, UIReturnKeyGo, UIReturnKeyGoogle, UIReturnKeyJoin, UIReturnKeyNext, UIReturnKeyRoute, UIReturnKeySearch, UIReturnKeySend,
      UIReturnKeyYahoo, UIReturnKeyDone };
    enum { UITextAutocapitalizationTypeNone, UITextAutocapitalizationTypeWords, UITextAutocapitalizationTypeSentences };
    enum { UITextAutocorrectionTypeDefault, UITextAutocorrectionTypeNo, UITextAutocorrectionTypeYes };
    enum { UIActivityIndicatorViewStyleWhiteLarge, UIActivityIndicatorViewStyleWhite, UIActivityIndicatorViewStyleGray,
      UIActivityIndicatorViewStyleMedium = 100, UIActivityIndicatorViewStyleLarge };
    enum { UITableViewStylePlain, UITableViewStyleGrouped, UITableViewStyleInsetGrouped };
    enum { UITableViewCellStyleDefault, UITableViewCellStyleValue1, UITableViewCellStyleValue2, UITableViewCellStyleSubtitle };
    enum { UITableViewCellSelectionStyleNone, UITableViewCellSelectionStyleBlue, UITableViewCellSelectionStyleGray, UITableViewCellSelectionStyleDefault };
    enum { UITableViewCellAccessoryNone, UITableViewCellAccessoryDisclosureIndicator, UITableViewCellAccessoryDetailDisclosureButton,
      UITableViewCellAccessoryCheckmark, UITableViewCellAccessoryDetailButton };
    enum { UITableViewCellEditingStyleNone, UITableViewCellEditingStyleDelete, UITableViewCellEditingStyleInsert };
    enum { UITableViewCellSeparatorStyleNone, UITableViewCellSeparatorStyleSingleLine };
    enum { UITableViewRowAnimationFade, UITableViewRowAnimationRight, UITableViewRowAnimationLeft, UITableViewRowAnimationTop, UITableViewRowAnimationBottom,
      UITableViewRowAnimationNone, UITableViewRowAnimationMiddle, UITableViewRowAnimationAutomatic = 100 };
    enum { UITableViewScrollPositionNone, UITableViewScrollPositionTop, UITableViewScrollPositionMiddle, UITableViewScrollPositionBottom };
    enum { UICollectionViewScrollDirectionVertical, UICollectionViewScrollDirectionHorizontal };
    enum { UIScrollViewKeyboardDismissModeNone, UIScrollViewKeyboardDismissModeOnDrag, UIScrollViewKeyboardDismissModeInteractive };
    enum { UIGestureRecognizerStatePossible, UIGestureRecognizerStateBegan, UIGestureRecognizerStateChanged, UIGestureRecognizerStateEnded,
      UIGestureRecognizerStateCancelled, UIGestureRecognizerStateFailed, UIGestureRecognizerStateRecognized = 3 };
    enum { UIImageRenderingModeAutomatic, UIImageRenderingModeAlwaysOriginal, UIImageRenderingModeAlwaysTemplate };
    enum { NSLayoutAttributeLeft = 1, NSLayoutAttributeRight, NSLayoutAttributeTop, NSLayoutAttributeBottom, NSLayoutAttributeLeading,
      NSLayoutAttributeTrailing, NSLayoutAttributeWidth, NSLayoutAttributeHeight, NSLayoutAttributeCenterX, NSLayoutAttributeCenterY,
      NSLayoutAttributeBaseline, NSLayoutAttributeNotAnAttribute = 0 };
    enum { NSLayoutRelationLessThanOrEqual = -1, NSLayoutRelationEqual, NSLayoutRelationGreaterThanOrEqual };
    enum { UILayoutConstraintAxisHorizontal, UILayoutConstraintAxisVertical };
    enum { UIRectCornerTopLeft = 1, UIRectCornerTopRight = 2, UIRectCornerBottomLeft = 4, UIRectCornerBottomRight = 8, UIRectCornerAllCorners = 15 };
    enum { UISwipeGestureRecognizerDirectionRight = 1, UISwipeGestureRecognizerDirectionLeft = 2, UISwipeGestureRecognizerDirectionUp = 4,
      UISwipeGestureRecognizerDirectionDown = 8 };
    enum { NSStringDrawingUsesLineFragmentOrigin = 1, NSStringDrawingUsesFontLeading = 2, NSStringDrawingTruncatesLastVisibleLine = 32 };
    enum { NSUnderlineStyleNone, NSUnderlineStyleSingle };
    static const UILayoutPriority UILayoutPriorityRequired = 1000, UILayoutPriorityDefaultHigh = 750, UILayoutPriorityDefaultLow = 250;
    FOUNDATION_EXTERN NSString *const NSFontAttributeName, *const NSForegroundColorAttributeName, *const NSBackgroundColorAttributeName;
    FOUNDATION_EXTERN NSString *const NSParagraphStyleAttributeName, *const NSLinkAttributeName, *const NSUnderlineStyleAttributeName, *const NSKernAttributeName;
    FOUNDATION_EXTERN NSString *const NSStrikethroughStyleAttributeName, *const NSAttachmentAttributeName, *const NSShadowAttributeName;
    FOUNDATION_EXTERN NSString *const UIFontTextStyleBody, *const UIFontTextStyleHeadline, *const UIFontTextStyleSubheadline, *const UIFontTextStyleFootnote;
    FOUNDATION_EXTERN NSString *const UIFontTextStyleCaption1, *const UIFontTextStyleCaption2, *const UICollectionElementKindSectionHeader;
    FOUNDATION_EXTERN NSString *const UICollectionElementKindSectionFooter;
    FOUNDATION_EXTERN CGContextRef UIGraphicsGetCurrentContext(void);
    FOUNDATION_EXTERN UIImage *UIGraphicsGetImageFromCurrentImageContext(void);
    FOUNDATION_EXTERN void UIGraphicsBeginImageContext(CGSize size), UIGraphicsBeginImageContextWithOptions(CGSize size, BOOL opaque, CGFloat scale);
    FOUNDATION_EXTERN void UIGraphicsEndImageContext(void), UIRectFill(CGRect rect);
    FOUNDATION_EXTERN NSData *UIImagePNGRepresentation(UIImage *image), *UIImageJPEGRepresentation(UIImage *image, CGFloat quality);
    """#
}
