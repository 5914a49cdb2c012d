import { HOME_PATH, KIOSK_PATH, SUPPORT_PATH } from './error-links';

/** What the addresses of a kiosk's pages begin with (KIOSK-08). */
export const KIOSK_PREFIX = KIOSK_PATH;

/** Every address of the app in one place, so that no link is spelled twice. */
export const paths = {
  home: () => HOME_PATH,
  towns: () => '/towns',
  /** The choice of town in another country. */
  townsOfCountry: (country: string) => `/towns?country=${country}`,
  venues: (page = 1) => (page > 1 ? `/filials?page=${page}` : '/filials'),
  /** The list of venues, narrowed or ordered by its filters. */
  venuesBy: (filter: 'promo' | 'rating') =>
    filter === 'promo' ? '/filials?promo=1' : '/filials?sort=rating',
  brands: () => '/brands',
  brandVenues: (brandId?: number) =>
    brandId === undefined ? '/brands/filials' : `/brands/filials?brand=${brandId}`,
  brandsBooking: () => '/brands/booking',
  /** The venues of a brand that take reservations. */
  brandBooking: (brandId: number) => `/brands/booking/${brandId}`,
  search: (text = '') => (text ? `/search?q=${encodeURIComponent(text)}` : '/search'),
  /** @param country as `inTown` has it */
  searchInTown: (text: string, translitName: string, country: string | null) =>
    `/search?q=${encodeURIComponent(text)}${country === null ? '' : `&country=${country}`}&town=${translitName}`,
  map: () => '/map',
  /** The choice of language; with a page, that is the one to be read then. */
  languages: (returnTo?: string) =>
    returnTo === undefined ? '/languages' : `/languages?return=${encodeURIComponent(returnTo)}`,
  faq: () => '/faq',
  /** The contacts of support, also without an order. */
  support: () => SUPPORT_PATH,
  legalList: () => '/legal',
  details: (venueId: number) => `/filials/${venueId}/details`,
  /** A table at the venue. */
  booking: (venueId: number) => `/filials/${venueId}/booking`,
  menuSearch: (venueId: number) => `/filials/${venueId}/search`,
  menu: (venueId: number) => `/filials/${venueId}`,
  /** One category of a long menu, by itself. */
  menuCategory: (venueId: number, categoryId: number) => `/filials/${venueId}/categories/${categoryId}`,
  product: (venueId: number, productId: number) => `/filials/${venueId}?product=${productId}`,
  /** The bill of a table, by what its code names (BILL-02). */
  bill: (table: { venueId: number; tableId: number; mainTerminalId: number }) =>
    `/filials/${table.venueId}/bill?filial_id=${table.venueId}&table_id=${table.tableId}&main_terminal_id=${table.mainTerminalId}`,
  /** The venue's picture for previews of links. */
  venuePicture: (venueId: number, language: string) =>
    `/api/venues/${venueId}/og-picture?language=${language}`,
  /** What a phone installs the site by. */
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
  profile: () => '/profile',
  profileForm: () => '/profile/form',
  birthday: () => '/profile/birthday',
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
  /** Without `returnTo` the handler takes the `return` of the Auth screen that links here. */
  signIn: (returnTo?: string) =>
    returnTo === undefined ? '/api/auth/sign-in' : `/api/auth/sign-in?return=${encodeURIComponent(returnTo)}`,
  /** The same in a webview whose app does not sign in itself. */
  signInByProvider: (returnTo: string) =>
    `/api/auth/sign-in?by=provider&return=${encodeURIComponent(returnTo)}`,
  /** A page that lists venues, for a service. */
  ofService: (path: string, service: string) => `${path}${path.includes('?') ? '&' : '?'}service=${service}`,
  /** A page that lists venues, of a town; with a country, of a town there. */
  inTown: (path: string, translitName: string, country: string | null) =>
    `${path}?${country === null ? '' : `country=${country}&`}town=${encodeURIComponent(translitName)}`,
} as const;

/** Where the sign-in comes back to that stood between a button and what it does. */
export const signedInAt = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}signed-in=true`;

/** The address that such a sign-in has led back to, without its mark; null for any other. */
export function readSignedIn(address: URL): URL | null {
  if (!address.searchParams.has('signed-in')) return null;
  const plain = new URL(address);
  plain.searchParams.delete('signed-in');
  return plain;
}

/**
 * Widths, in pixels, that pictures are requested in; `/api/images` refuses others. They are what our places need on phones with
 * two or three pixels to a point, rounded up: a wider file than that is bytes nobody sees.
 */
export const PICTURE_WIDTHS = [160, 240, 320, 360, 480, 560, 640, 720, 800, 960] as const;
export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/**
 * Address of a platform picture on our own origin, with its size and format (IMG-03): `auto` is the best
 * format that the browser takes. A source marked `#as-is` is of a host that is not rewritten and stays what it is; other
 * marks (see lib/images/picture-mark) are left out.
 */
export function pictureAddress(source: string, width: PictureWidth): string {
  const hash = source.indexOf('#');
  const address = hash < 0 ? source : source.slice(0, hash);
  if (hash >= 0 && source.slice(hash) === '#as-is') return address;
  // A colon and a slash have no meaning in a query: unescaped they save a menu several kilobytes.
  const shortened = encodeURIComponent(address).replaceAll('%3A', ':').replaceAll('%2F', '/');
  return `/api/images?w=${width}&f=auto&src=${shortened}`;
}
