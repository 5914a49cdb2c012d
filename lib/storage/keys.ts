/*
 * Every key that this app stores under in a browser, so that what a sign-out leaves behind is said in one place. Keys and texts
 * stay as they are from release to release: browsers are full of them.
 */

/**
 * In local storage, by whose it is: a setting of the device stays when its diner leaves; what was pressed and is sent again by
 * itself (`intents`) also goes when another diner signs in.
 */
export const LOCAL_KEYS = {
  // I18N-07, SITE-24, SITE-27, TOWN-18
  lang: 'device',
  version: 'device',
  platform: 'device',
  townPickerDisabled: 'device',
  orderIntents: 'intents',
  billIntents: 'intents',
  addressRedirectUrl: 'diner',
  'default.activeAddress': 'diner',
  'default.tempAddress': 'diner',
  dinerId: 'diner',
  languageChoice: 'diner',
  leftTips: 'diner',
  ordersUnderWay: 'diner',
  pushToken: 'diner',
  pushTokenOwner: 'diner',
  searchHistory: 'diner',
  seenStories: 'diner',
} as const;

/** Where intents are stored, by what is pressed. */
export type IntentKey = {
  [Key in keyof typeof LOCAL_KEYS]: (typeof LOCAL_KEYS)[Key] extends 'intents' ? Key : never;
}[keyof typeof LOCAL_KEYS];

/** In session storage, of which a sign-out leaves nothing. */
type SessionKey =
  | 'ageRestrictionConfirm'
  | 'cart'
  | 'checkout'
  | 'isAddressConfirmed'
  | 'menuTempData'
  | 'reloadedForChunk'
  | 'seatedTable'
  | 'sessionEndedAt'
  | 'tableSecret'
  | 'tempTerminals'
  | 'townPickerShown'
  | `visit.${string}`
  | 'visitForgottenAt';

/** Where a value is stored. */
export type StoredAt = { area: 'local'; key: keyof typeof LOCAL_KEYS } | { area: 'session'; key: SessionKey };
