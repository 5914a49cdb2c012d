/** So many requests in so many seconds, all at once or spread over them. */
export interface Limit {
  requests: number;
  seconds: number;
  /** The factor of this limit for all guests of one address together, where it is not {@link ADDRESS_TIMES}. */
  addressTimes?: number;
  /** All callers share this limit; one per counted thing, such as a venue. */
  isShared?: boolean;
  /** A guest's device is counted by itself too, as one diner: the requests of a table come from one phone. */
  perDevice?: boolean;
}

/** Limits of requests that are expensive or call a person: above any diner, below a loop. */
export const LIMITS = {
  /** Suggestions while a text is typed: one each 300 ms of it. */
  typing: { requests: 300, seconds: 60 },
  /** Results of a text, page by page. */
  search: { requests: 200, seconds: 60 },
  /** The address of a point: one for each rest of a map that is moved. */
  map: { requests: 200, seconds: 60 },
  /** A sign-in by a track of the host app, with the requests while it waits for the host. */
  track: { requests: 100, seconds: 60 },
  /** Codes that are tried: of promotions, alone or in the quote of a cart or an order, and of coupons; all count together. */
  promoCode: { requests: 60, seconds: 60 },
  /** The diner's own codes, tried on a cart at each change of its lines, with up to seven calls of the platform. */
  ownPromos: { requests: 60, seconds: 60 },
  /** A cart is quoted at each change of it, with a dozen calls of the platform at most (docs/decisions/012). */
  quote: { requests: 120, seconds: 60 },
  /** Barcodes: goods scanned one after another as at a till, and misreadings between them. */
  barcode: { requests: 120, seconds: 60, perDevice: true },
  /** Lists that are measured from the diner's position: they are not cached. */
  nearby: { requests: 120, seconds: 60 },
  /** Terms of deliveries for a screen of cards, with up to three calls of the platform a card: what is in view, once. */
  cardTerms: { requests: 60, seconds: 60 },
  /** Tables of a venue, once a cart. */
  tables: { requests: 60, seconds: 60 },
  /** A bill, again and again while it is looked at. */
  bill: { requests: 60, seconds: 60, perDevice: true },
  /** The bills of one venue: its guests share one address, and they have one table each. */
  billAtVenue: { requests: 60, seconds: 60, addressTimes: 2 },
  /** The call that a person answers. */
  support: { requests: 20, seconds: 600 },
  /** One second per call and address: a mall or a carrier shares it, and repeated calls have no effect. */
  waiter: { requests: 20, seconds: 600, addressTimes: 30, perDevice: true },
  /** The same to one venue, all tables of which may share one address. */
  waiterAtVenue: { requests: 20, seconds: 600, addressTimes: 6 },
  /** Orders with their repetitions: an intent sends a request once a second at most, and less and less often. */
  order: { requests: 120, seconds: 60 },
  /** Beginning to pay a bill, an order that exists, or tips; each has its repetitions as an order has. */
  payment: { requests: 120, seconds: 60 },
  /** A kiosk's sessions: one a guest, of the kiosks of a dozen restaurants that may stand behind one address. */
  kioskSession: { requests: 30, seconds: 60, addressTimes: 4, perDevice: true },
  /** The same of one venue, whatever devices and addresses the requests name: one guest in a minute and a half at each of sixty kiosks. */
  kioskSessionAtVenue: { requests: 40, seconds: 60, isShared: true },
  /** Codes that are typed to enrol a tablet: guesses. A restaurant's tablets share one address. */
  kioskCode: { requests: 10, seconds: 900, addressTimes: 2, perDevice: true },
  kioskCodeAtVenue: { requests: 30, seconds: 900, isShared: true },
  /** Opening a lock, by hand each time. */
  unlock: { requests: 30, seconds: 60 },
  /** Times of a day: one each change of the day or the party. */
  slots: { requests: 120, seconds: 60, perDevice: true },
  /** The next day with room, with up to ten calls of the platform. */
  nextDay: { requests: 20, seconds: 60, perDevice: true },
  /** Booking a table with its repetitions, and cancelling. */
  booking: { requests: 60, seconds: 60 },
  /** The signed-in diner: once a visit, and again whenever bonuses have changed. */
  session: { requests: 240, seconds: 60 },
  /** The way to the provider and back: a browser that it remembers gets a new session without a code. */
  signIn: { requests: 30, seconds: 60, addressTimes: 10 },
  /** Pages that are rendered for one diner, and addresses that are no page. Search pages count as `search`. */
  page: { requests: 120, seconds: 60 },
  /** Pictures that are fetched and redrawn; cached ones are not counted. A menu of a thousand dishes is drawn once for all. */
  picture: { requests: 300, seconds: 60 },
  /** Pictures of links' previews: drawn once for each venue and language, then cached. */
  preview: { requests: 60, seconds: 60 },
  /** Whether the platform answers, requested by the server's monitoring. */
  health: { requests: 60, seconds: 60 },
  /** Files of the sitemap, thousands of them for one crawler. */
  sitemap: { requests: 120, seconds: 60 },
  avatar: { requests: 20, seconds: 60 },
  /** Registering a device for pushes, and taking it off. */
  push: { requests: 60, seconds: 60 },
  /** Slips on a printer in the network, with their repetitions: kiosks of a restaurant share one address. */
  print: { requests: 30, seconds: 60, addressTimes: 2 },
  /** Events of analytics: one flush a second at most, and repetitions (ANL-02). */
  events: { requests: 120, seconds: 60 },
  /** Reports of errors in a browser, of which one page sends few. */
  errorReports: { requests: 30, seconds: 60 },
  /** Every other call of the browser. */
  general: { requests: 600, seconds: 60 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

/** The factor of a limit for all guests of one address together: many diners share one of a mobile carrier. */
export const ADDRESS_TIMES = 5;
/** The factor of a limit for all subscribers of one IPv6 site (/48) together, compared with one of them (/64). */
export const SITE_TIMES = 4;
