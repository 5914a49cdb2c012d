/**
 * Whether the app is built in Next's model `cacheComponents`: the setting CACHE_COMPONENTS, which `env.ts` checks at the start. Next compiles
 * the value of the build in (next.config.mjs).
 *
 * @returns {boolean}
 */
export function hasCacheComponents() {
  return process.env.CACHE_COMPONENTS === '1';
}
