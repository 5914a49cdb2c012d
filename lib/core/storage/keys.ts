// Every key that this app stores under in a browser, so that one place shows what a sign-out leaves. Keys and
// values stay the same from release to release, because browsers hold them.

/**
 * Local storage by owner: `device` stays after a sign-out, a diner's own goes, also with another diner;
 * `anyone` stays for a guest who signs in.
 */
export const LOCAL_KEYS = {
  // I18N-07, SITE-24, SITE-27, TOWN-18
  lang: 'device',
  version: 'device',
  platform: 'device',
  townPickerDisabled: 'device',
  kioskDevice: 'device',
  kioskOrders: 'device',
  kioskPinTries: 'device',
  printerSettings: 'device',
  orderIntents: 'intents',
  billIntents: 'intents',
  unlockIntents: 'intents',
  waiterIntents: 'intents',
  bookingIntents: 'intents',
  addressRedirectUrl: 'anyone',
  'default.activeAddress': 'diner',
  'default.tempAddress': 'diner',
  analyticsAsked: 'diner',
  analyticsConsent: 'diner',
  dinerId: 'diner',
  givenConsents: 'diner',
  hostSignedOut: 'anyone',
  languageChoice: 'anyone',
  lastPayment: 'diner',
  leftTips: 'diner',
  lockTrip: 'diner',
  orderedHere: 'anyone',
  orderedTabletSession: 'diner',
  ordersUnderWay: 'anyone',
  promisedTimes: 'diner',
  pushToken: 'anyone',
  pushTokenOwner: 'anyone',
  searchHistory: 'diner',
  seenStories: 'diner',
} as const;

/** Where intents are stored, by their subjects. */
export type IntentKey = {
  [Key in keyof typeof LOCAL_KEYS]: (typeof LOCAL_KEYS)[Key] extends 'intents' ? Key : never;
}[keyof typeof LOCAL_KEYS];

/** In session storage, which a sign-out clears: these also go when another diner signs in. */
export const OWN_SESSION_KEYS = [
  'ageRestrictionConfirm',
  'billDraft',
  'bookingDraft',
  'checkout',
  'isAddressConfirmed',
  'orderAfterSignIn',
  'paymentAfterSignIn',
  'usedLimits',
  'wantedTime',
] as const;
type SessionKey =
  | (typeof OWN_SESSION_KEYS)[number]
  | 'addressPrompt'
  | 'cart'
  | 'debugBar'
  | 'dinerOfTab'
  | 'hostAppearance'
  | 'hostLanguage'
  | 'kioskActiveAt'
  | 'kioskAccessibility'
  | 'kioskGuest'
  | 'menuTempData'
  | 'pendingNotice'
  | 'reloadedForChunk'
  | 'seatedTable'
  | 'sessionEndedAt'
  | 'tableSecret'
  // KIOSK-10
  | 'tablet-session'
  | 'tempTerminals'
  | 'townPickerShown'
  | `visit.${string}`
  | 'visitForgottenAt';

/** Where a value is stored. */
export type StoredAt = { area: 'local'; key: keyof typeof LOCAL_KEYS } | { area: 'session'; key: SessionKey };
