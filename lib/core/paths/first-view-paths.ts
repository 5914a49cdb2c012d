import { HOME_PATH } from './error-links';

/** Paths used by first-view scripts, apart so that they load no others (docs/decisions/026). */
export const firstViewPaths = {
  home: () => HOME_PATH,
  towns: () => '/towns',
  venues: (page = 1) => (page > 1 ? `/filials?page=${page}` : '/filials'),
  brands: () => '/brands',
  search: (text = '') => (text ? `/search?q=${encodeURIComponent(text)}` : '/search'),
  map: () => '/map',
  /** The choice of language; with a page, that is the one to be read then. */
  languages: (returnTo?: string) =>
    returnTo === undefined ? '/languages' : `/languages?return=${encodeURIComponent(returnTo)}`,
  menu: (venueId: number) => `/filials/${venueId}`,
  /** One category of a long menu, by itself. */
  menuCategory: (venueId: number, categoryId: number) => `/filials/${venueId}/categories/${categoryId}`,
  profile: () => '/profile',
  profileForm: () => '/profile/form',
  birthday: () => '/profile/birthday',
  /** Without `returnTo` the handler takes the `return` of the Auth screen that links here. */
  signIn: (returnTo?: string) =>
    returnTo === undefined ? '/api/auth/sign-in' : `/api/auth/sign-in?return=${encodeURIComponent(returnTo)}`,
  /** A page that lists venues, for a service. */
  ofService: (path: string, service: string) => `${path}${path.includes('?') ? '&' : '?'}service=${service}`,
} as const;
