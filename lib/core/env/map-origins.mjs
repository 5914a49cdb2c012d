/**
 * Origins that the map's streets come from beside our own: that of the style (MAP_STYLE_URL), and those that the style names
 * (MAP_ORIGINS: tiles, sprites). The same settings as in env.ts, which checks them at the start.
 *
 * @returns {string[]}
 */
export function mapOrigins() {
  const { MAP_STYLE_URL = '', MAP_ORIGINS = '' } = process.env;
  const addresses = [MAP_STYLE_URL, ...MAP_ORIGINS.split(',').map((origin) => origin.trim())];
  return [...new Set(addresses.flatMap((text) => (URL.canParse(text) ? [new URL(text).origin] : [])))];
}
