/**
 * Whether the map is drawn by Mapbox: the setting NEXT_PUBLIC_MAPBOX_TOKEN has a token. Read at each call, like all
 * settings: the page passes the token to the browser, so another token needs a restart and no code change.
 *
 * @returns {boolean}
 */
export function hasMapToken() {
  const { NEXT_PUBLIC_MAPBOX_TOKEN: token = '' } = process.env;
  return token !== '';
}
