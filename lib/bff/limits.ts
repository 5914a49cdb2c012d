/** So many requests in so many seconds, all at once or spread over them. */
export interface Limit {
  requests: number;
  seconds: number;
  /** How many times as often all guests of one address together may ask, where it is not {@link ADDRESS_TIMES}. */
  addressTimes?: number;
}

/**
 * How often one signed-in diner may ask, for whatever costs the platform or somebody else's service, or calls a person. Nobody
 * comes near by hand; a program that asks without end does.
 */
export const LIMITS = {
  /** Suggestions while a text is typed: one each 300 ms of it. */
  typing: { requests: 300, seconds: 60 },
  /** Results of a text, page by page. */
  search: { requests: 200, seconds: 60 },
  /** The address of a point: one for each rest of a map that is moved. */
  map: { requests: 200, seconds: 60 },
  /** A sign-in by a track of the host app, with what is asked while it waits for the host. */
  track: { requests: 100, seconds: 60 },
  promoCode: { requests: 60, seconds: 60 },
  /** The call that a person answers. */
  support: { requests: 20, seconds: 600 },
  /**
   * The call that makes a waiter walk, mostly by guests. One a second of an address: behind it stand all tables of a mall, or
   * thousands of a carrier's phones, and a second call from a table makes nobody walk while the first is open.
   */
  waiter: { requests: 20, seconds: 600, addressTimes: 30 },
  /** Orders with their repetitions: an intent asks once a second at most, and less and less often. */
  order: { requests: 120, seconds: 60 },
  /** Beginning to pay a bill, an order that exists, or tips; each has its repetitions as an order has. */
  payment: { requests: 120, seconds: 60 },
  /** Who reads: once a visit, and anew whenever bonuses have changed. */
  session: { requests: 240, seconds: 60 },
  avatar: { requests: 20, seconds: 60 },
  /** Registering a device for pushes, and taking it off. */
  push: { requests: 60, seconds: 60 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** All guests of one address together may ask so many times as often: behind one of a mobile carrier stand many diners. */
export const ADDRESS_TIMES = 5;
