/** Every address of the app in one place, so that no link is spelled twice. */
export const paths = {
  home: () => '/',
  towns: () => '/towns',
  venues: (page = 1) => (page > 1 ? `/filials?page=${page}` : '/filials'),
  brands: () => '/brands',
  brandVenues: (brandId?: number) =>
    brandId === undefined ? '/brands/filials' : `/brands/filials?brand=${brandId}`,
  brandsBooking: () => '/brands/booking',
  search: (text = '') => (text ? `/search?q=${encodeURIComponent(text)}` : '/search'),
  map: () => '/map',
  languages: () => '/languages',
  faq: () => '/faq',
  legalList: () => '/legal',
  details: (venueId: number) => `/filials/${venueId}/details`,
  menuSearch: (venueId: number) => `/filials/${venueId}/search`,
  menu: (venueId: number) => `/filials/${venueId}`,
  product: (venueId: number, productId: number) => `/filials/${venueId}?product=${productId}`,
  cart: () => '/cart',
  legal: (code: string) => `/legal/${code}`,
  thanks: (venueId: number, orderId: number) => `/typ/${venueId}/order/${orderId}`,
  auth: () => '/auth',
  signIn: (returnTo: string) => `/api/auth/sign-in?return=${encodeURIComponent(returnTo)}`,
  inTown: (translitName: string) => `/?town=${translitName}`,
} as const;

/** Widths, in pixels, that pictures are asked in; `/api/images` refuses others. */
export const PICTURE_WIDTHS = [160, 320, 480, 640, 960] as const;

/** Address of a platform picture on our own origin (spec §7 Image proxy). */
export function pictureAddress(source: string, width: (typeof PICTURE_WIDTHS)[number]): string {
  return `/api/images?w=${width}&src=${encodeURIComponent(source)}`;
}
