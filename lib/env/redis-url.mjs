/**
 * Where the store that several processes share is: `redis://`, `rediss://` or the path of a socket; undefined without one, and while
 * the product is built. The same setting as in env.ts, which checks it at the start.
 * Plain JavaScript, because Next loads the page cache's handler without compiling it.
 * @returns {string | undefined}
 */
export function redisUrl() {
  const { REDIS_URL, NEXT_PHASE } = process.env;
  return NEXT_PHASE === 'phase-production-build' ? undefined : REDIS_URL || undefined;
}
