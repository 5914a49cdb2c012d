/**
 * Origins whose pictures a page may show beside its own: those that the image proxy fetches from, because the original is
 * shown where the proxy fails (IMG-04). The same settings as in env.ts, which checks them at the start.
 *
 * @returns {string[]}
 */
export function imageOrigins() {
  const { UPSTREAM_PUBLIC_URL, UPSTREAM_URL, SANDBOX_PORT, IMAGE_HOSTS } = process.env;
  const platform = UPSTREAM_PUBLIC_URL || UPSTREAM_URL || `http://localhost:${SANDBOX_PORT || 4000}`;
  const stores = (IMAGE_HOSTS ?? '').split(',').map((host) => host.trim());
  return [
    ...(URL.canParse(platform) ? [new URL(platform).origin] : []),
    ...stores.filter((host) => /^[a-z0-9.-]+$/.test(host)).map((host) => `https://${host}`),
  ];
}
