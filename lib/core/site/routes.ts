/** The routes and their flags (NAV-01 to NAV-32): what the request pipeline, the header and the navbar need of a page. */
export interface Route {
  name:
    | 'home'
    | 'brands'
    | 'brandsFilials'
    | 'brandsBooking'
    | 'filials'
    | 'menu'
    | 'menuSearch'
    | 'menuCategory'
    | 'details'
    | 'booking'
    | 'barcodeScanner'
    | 'barcodeManual'
    | 'qrScanner'
    | 'fridge'
    | 'door'
    | 'bill'
    | 'search'
    | 'map'
    | 'cart'
    | 'towns'
    | 'languages'
    | 'faq'
    | 'legal'
    | 'auth'
    | 'profile'
    | 'profileForm'
    | 'birthday'
    | 'ownData'
    | 'notifications'
    | 'addresses'
    | 'addressMap'
    | 'addressForm'
    | 'thanks'
    | 'gifts'
    | 'reservations'
    | 'paymentReturn'
    | 'orders'
    | 'order'
    | 'orderStatuses'
    | 'preorder'
    | 'kiosk'
    | 'kioskStaff'
    | 'kioskLegal'
    | 'kioskMenu'
    | 'kioskOrder'
    | 'unknown';
  pattern: RegExp;
  /** cached: the same for everybody of the site. dynamic: rendered for one diner, never stored. */
  rendering: 'cached' | 'dynamic';
  /** The page lists venues of a town for a service. */
  dependsOnPlace: boolean;
  /** The page shows a menu for the chosen service. */
  dependsOnService?: boolean;
  /** The page shows a venue or what is ordered there, which a custom configuration may leave out by brand or town. */
  dependsOnVenueLimits?: boolean;
  /** The page offers services, of which a custom configuration may allow some. */
  dependsOnServices?: boolean;
  /** A guest is redirected to sign in. */
  needsLogin: boolean;
  hasNavbar: boolean;
  hasBalance: boolean;
  /** The page ends with the links to brands, documents and languages: where a diner looks around, not where they order or pay. */
  hasFooter?: boolean;
}

const cached = { rendering: 'cached', dependsOnPlace: false, needsLogin: false } as const;
const plain = { hasNavbar: false, hasBalance: false } as const;

/** The menu of a venue, of which each service has a page of its own. */
const menuPage = {
  ...cached,
  ...plain,
  dependsOnService: true,
  dependsOnVenueLimits: true,
  dependsOnServices: true,
} as const;

const listing = {
  ...cached,
  dependsOnPlace: true,
  hasNavbar: true,
  hasBalance: false,
  hasFooter: true,
} as const;

/** The frame is the same for everybody and comes from the cache; the diner's own data loads through the BFF. */
const signedInPage = { ...cached, ...plain, needsLogin: true } as const;

/** One order, in its state when the page is requested. */
const orderPage = { ...plain, rendering: 'dynamic', dependsOnPlace: false, needsLogin: false } as const;

export const ROUTES: readonly Route[] = [
  { name: 'home', pattern: /^\/$/, ...listing },
  { name: 'brands', pattern: /^\/brands$/, ...listing, hasBalance: true },
  { name: 'brandsFilials', pattern: /^\/brands\/filials(\/\d+)?$/, ...listing },
  { name: 'brandsBooking', pattern: /^\/brands\/booking(\/\d+)?$/, ...listing },
  { name: 'filials', pattern: /^\/filials(\/pages\/[^/]+)?$/, ...listing },
  {
    name: 'search',
    pattern: /^\/search$/,
    ...listing,
    rendering: 'dynamic',
    hasNavbar: false,
    hasFooter: false,
  },
  { name: 'map', pattern: /^\/map$/, ...listing, hasNavbar: false, hasFooter: false },
  { name: 'menu', pattern: /^\/filials\/[^/]+$/, ...menuPage, hasBalance: true },
  { name: 'menuSearch', pattern: /^\/filials\/[^/]+\/search$/, ...menuPage },
  { name: 'menuCategory', pattern: /^\/filials\/[^/]+\/categories\/[^/]+$/, ...menuPage },
  {
    name: 'details',
    pattern: /^\/filials\/[^/]+\/details$/,
    ...cached,
    ...plain,
    dependsOnVenueLimits: true,
    dependsOnServices: true,
  },
  {
    name: 'booking',
    pattern: /^\/filials\/[^/]+\/booking$/,
    ...cached,
    ...plain,
    dependsOnVenueLimits: true,
  },
  { name: 'barcodeScanner', pattern: /^\/filials\/[^/]+\/barcode-scanner$/, ...menuPage },
  { name: 'barcodeManual', pattern: /^\/filials\/[^/]+\/barcode-manual$/, ...menuPage },
  { name: 'qrScanner', pattern: /^\/qr-scanner$/, ...cached, ...plain },
  { name: 'fridge', pattern: /^\/filials\/[^/]+\/fridge$/, ...cached, ...plain, dependsOnVenueLimits: true },
  { name: 'door', pattern: /^\/filials\/[^/]+\/door$/, ...cached, ...plain, dependsOnVenueLimits: true },
  { name: 'bill', pattern: /^\/filials\/[^/]+\/bill$/, ...cached, hasNavbar: false, hasBalance: true },
  {
    name: 'cart',
    pattern: /^\/cart$/,
    ...cached,
    dependsOnVenueLimits: true,
    dependsOnServices: true,
    hasNavbar: false,
    hasBalance: true,
  },
  { name: 'towns', pattern: /^\/towns$/, ...cached, ...plain, dependsOnPlace: true },
  { name: 'languages', pattern: /^\/languages$/, ...cached, ...plain },
  { name: 'faq', pattern: /^\/faq$/, ...cached, ...plain, hasFooter: true },
  { name: 'legal', pattern: /^\/legal(\/[^/]+)?$/, ...cached, ...plain, hasFooter: true },
  { name: 'auth', pattern: /^\/auth$/, ...cached, ...plain },
  { name: 'profile', pattern: /^\/profile$/, ...signedInPage, hasNavbar: true },
  { name: 'profileForm', pattern: /^\/profile\/form$/, ...signedInPage },
  { name: 'birthday', pattern: /^\/profile\/birthday$/, ...signedInPage },
  { name: 'ownData', pattern: /^\/profile\/data$/, ...signedInPage },
  { name: 'notifications', pattern: /^\/profile\/notifications$/, ...signedInPage },
  { name: 'gifts', pattern: /^\/profile\/gifts$/, ...signedInPage },
  { name: 'reservations', pattern: /^\/profile\/reservations$/, ...signedInPage },
  { name: 'addresses', pattern: /^\/profile\/addresses$/, ...cached, ...plain },
  { name: 'addressMap', pattern: /^\/address-map$/, ...cached, ...plain, dependsOnPlace: true },
  { name: 'addressForm', pattern: /^\/address-form$/, ...cached, ...plain },
  { name: 'orders', pattern: /^\/orders$/, ...signedInPage, hasNavbar: true, hasBalance: true },
  { name: 'order', pattern: /^\/orders\/[^/]+$/, ...orderPage, hasNavbar: true, needsLogin: true },
  {
    name: 'thanks',
    pattern: /^\/typ\/[^/]+\/order\/[^/]+$/,
    ...orderPage,
    hasNavbar: true,
    needsLogin: true,
  },
  { name: 'paymentReturn', pattern: /^\/payment\/(success|failure)\/[^/]+$/, ...orderPage, needsLogin: true },
  {
    name: 'preorder',
    pattern: /^\/bills\/preorder\/[^/]+$/,
    ...orderPage,
    hasBalance: true,
    needsLogin: true,
  },
  // Without the login flag: a guest is offered the sign-in on the page (SET-21).
  { name: 'orderStatuses', pattern: /^\/filials\/[^/]+\/order\/[^/]+$/, ...orderPage },
  // Of a kiosk: the same for every guest, what is a guest's own is in the tab alone.
  { name: 'kiosk', pattern: /^\/kiosk$/, ...cached, ...plain },
  { name: 'kioskStaff', pattern: /^\/kiosk\/staff$/, ...cached, ...plain },
  {
    name: 'kioskMenu',
    pattern: /^\/kiosk\/filials\/[^/]+$/,
    ...cached,
    ...plain,
    dependsOnVenueLimits: true,
  },
  { name: 'kioskLegal', pattern: /^\/kiosk\/legal\/[^/]+$/, ...cached, ...plain },
  {
    name: 'kioskOrder',
    pattern: /^\/kiosk\/(filials\/\d+\/order|payment\/(success|failure))\/\d+$/,
    ...cached,
    ...plain,
  },
];

/** Its navbar leads a lost diner on. */
const UNKNOWN_ROUTE: Route = { name: 'unknown', pattern: /.*/, ...cached, ...plain, hasNavbar: true };

/** The route of a path without query; an unknown path is NotFound's (NAV-27). */
export function routeOf(path: string): Route {
  return ROUTES.find((route) => route.pattern.test(path)) ?? UNKNOWN_ROUTE;
}

/** The route of this name. */
export function routeNamed(name: Route['name']): Route {
  return ROUTES.find((route) => route.name === name) ?? UNKNOWN_ROUTE;
}
