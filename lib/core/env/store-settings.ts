/* Settings of the store that several processes share, the same as in env.ts, which checks them at the start. */

/** The store's `redis://`, `rediss://` or socket path; undefined without one and during the build. */
export function redisUrl(): string | undefined {
  const { REDIS_URL, NEXT_PHASE } = process.env;
  return NEXT_PHASE === 'phase-production-build' ? undefined : REDIS_URL || undefined;
}

/** The settings that distinguish this deployment from others: their pages and answers differ, should they ever share a store. */
export function deploymentName(): string {
  const { APP_ORIGIN, CUSTOM_CONFIG, UPSTREAM_URL, UPSTREAM_PUBLIC_URL } = process.env;
  return JSON.stringify([APP_ORIGIN, CUSTOM_CONFIG, UPSTREAM_URL, UPSTREAM_PUBLIC_URL]);
}
