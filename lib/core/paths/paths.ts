import { KIOSK_PATH, SUPPORT_PATH } from './error-links';
import { firstViewPaths } from './first-view-paths';

/** Every address of the app in one place, so that no link is spelled twice. */
export const paths = {
  ...firstViewPaths,
  /** The choice of town in another country. */
  townsOfCountry: (country: string) => `/towns?country=${country}`,
  /** The list of venues, narrowed or ordered by its filters; `time`: by one that is chosen there. */
  venuesBy: (filter: 'promo' | 'rating' | 'time') =>
    ({ promo: '/filials?promo=1', rating: '/filials?sort=rating', time: '/filials?by=' })[filter],
  brandVenues: (brandId?: number) =>
    brandId === undefined ? '/brands/filials' : `/brands/filials?brand=${brandId}`,
  brandsBooking: () => '/brands/booking',
  /** The venues of a brand that take reservations. */
  brandBooking: (brandId: number) => `/brands/booking/${brandId}`,
  faq: () => '/faq',
  /** The contacts of support, also without an order. */
  support: () => SUPPORT_PATH,
  legalList: () => '/legal',
  details: (venueId: number) => `/filials/${venueId}/details`,
  /** A table at the venue. */
  booking: (venueId: number) => `/filials/${venueId}/booking`,
  menuSearch: (venueId: number) => `/filials/${venueId}/search`,
  product: (venueId: number, productId: number) => `/filials/${venueId}?product=${productId}`,
  /** The bill of a table, by what its code names (BILL-02). */
  bill: (table: { venueId: number; tableId: number; mainTerminalId: number }) =>
    `/filials/${table.venueId}/bill?filial_id=${table.venueId}&table_id=${table.tableId}&main_terminal_id=${table.mainTerminalId}`,
  /** The venue's picture for previews of links. */
  venuePicture: (venueId: number, language: string) =>
    `/api/venues/${venueId}/og-picture?language=${language}`,
  /** The addresses with which a phone installs the site. */
  manifest: (language: string) => `/manifests/${language}`,
  sitemap: () => '/sitemap.xml',
  sitemapFile: (name: string) => `/sitemaps/${name}`,
  /** The camera that scans goods of a venue into the cart. Opened by the browser itself, as every page with a camera. */
  barcodeScanner: (venueId: number) => `/filials/${venueId}/barcode-scanner`,
  /** A barcode typed by hand. */
  barcodeManual: (venueId: number) => `/filials/${venueId}/barcode-manual`,
  /** Where the fridge of a venue is opened; with a code, the one that it is printed on. */
  fridge: (venueId: number, code?: string) =>
    code === undefined ? `/filials/${venueId}/fridge` : `/filials/${venueId}/fridge?code=${code}`,
  /** Where the door of a self-service shop is opened. */
  door: (venueId: number) => `/filials/${venueId}/door`,
  qrScanner: () => '/qr-scanner',
  /** The menu as a code at the venue opens it. */
  menuFrom: (venueId: number, source: string) => `/filials/${venueId}?source=${source}`,
  /** The menu as the code of a table opens it; a bill takes its place where one is open (BILL-02). */
  tableMenu: (table: {
    venueId: number;
    tableId: number;
    mainTerminalId: number;
    source: string;
    secret: string | null;
  }) =>
    `/filials/${table.venueId}?filial_id=${table.venueId}&table_id=${table.tableId}&main_terminal_id=${table.mainTerminalId}&source=${table.source}${table.secret === null ? '' : `&table_secret=${table.secret}`}`,
  cart: () => '/cart',
  /** The same cart on the site of another country. */
  cartInCountry: (country: string) => `/cart?country=${country}`,
  /** The cart with the entry of a promo code open (SET-33). */
  promoCode: () => '/cart?sheet=promo-code',
  /** Gifts and coupons. */
  gifts: () => '/profile/gifts',
  /** The diner's tables. */
  reservations: () => '/profile/reservations',
  /** The return address of the hosted payment page; what it claims of the payment is ignored. */
  paymentReturn: (outcome: 'success' | 'failure', orderId: number | string) =>
    `/payment/${outcome}/${orderId}`,
  legal: (code: string) => `/legal/${code}`,
  /** A document as it reads in that country. */
  legalOfCountry: (code: string, country: string) => `/legal/${code}?country=${country}`,
  thanks: (venueId: number, orderId: number) => `/typ/${venueId}/order/${orderId}`,
  /** The diner's orders; with a brand, only those of it. */
  orders: (brandId?: number) => (brandId === undefined ? '/orders' : `/orders?brand=${brandId}`),
  order: (orderId: number) => `/orders/${orderId}`,
  /** An order's page after its tips; their outcome is read from the platform. */
  orderTip: (orderId: number, tipId: string) => `/orders/${orderId}?tip=${tipId}`,
  /** One payment of a table's bill. */
  preorder: (preorderId: string) => `/bills/preorder/${preorderId}`,
  preorderTip: (preorderId: string, tipId: string) => `/bills/preorder/${preorderId}?tip=${tipId}`,
  orderStatuses: (venueId: number, orderId: number) => `/filials/${venueId}/order/${orderId}`,
  /** Where a tablet of a restaurant begins. */
  kiosk: () => KIOSK_PATH,
  kioskStaff: () => '/kiosk/staff',
  /** Sets up a tablet as the kiosk of a venue. */
  kioskSetUp: (venueId: number) => `/kiosk?filial_id=${venueId}&source=TABLET`,
  kioskMenu: (venueId: number) => `/kiosk/filials/${venueId}`,
  /** The number of a guest's order. */
  kioskOrder: (venueId: number, orderId: number | string) => `/kiosk/filials/${venueId}/order/${orderId}`,
  kioskLegal: (code: string) => `/kiosk/legal/${code}`,
  /** The diner's data: a copy of it, where it is, and its deletion. */
  ownData: () => '/profile/data',
  notifications: () => '/profile/notifications',
  /** The worker for reading without network and for pushes; it names the site to our server as the page does. */
  worker: (site: string) => `/worker.js?site=${encodeURIComponent(site)}`,
  /** The diner's addresses; with a page, that is where a chosen one is taken to. */
  addresses: (returnTo?: string) =>
    returnTo === undefined
      ? '/profile/addresses'
      : `/profile/addresses?return=${encodeURIComponent(returnTo)}`,
  /** The pin on the map, for a new address. */
  addressMap: () => '/address-map',
  /** The pin of the draft in storage: its coordinates are a diner's home and are in no address. */
  addressMapOfDraft: () => '/address-map?draft=1',
  /** The form of an address; with an id, of a saved one. */
  addressForm: (addressId?: number) =>
    addressId === undefined ? '/address-form' : `/address-form?id=${addressId}`,
  auth: () => '/auth',
  /** Where a guest reads why to sign in, and can go on without. */
  beforeSignIn: (returnTo: string) => `/auth?return=${encodeURIComponent(returnTo)}`,
  /** The same page, which shows the failure and the way back. */
  authProblem: (problem: string, returnTo: string) =>
    `/auth?problem=${problem}&return=${encodeURIComponent(returnTo)}`,
  /** The same in a webview whose app does not sign in itself. */
  signInByProvider: (returnTo: string) =>
    `/api/auth/sign-in?by=provider&return=${encodeURIComponent(returnTo)}`,
  /** A page that lists venues, of a town; with a country, of a town there. */
  inTown: (path: string, translitName: string, country: string | null) =>
    `${path}?${country === null ? '' : `country=${country}&`}town=${encodeURIComponent(translitName)}`,
} as const;
