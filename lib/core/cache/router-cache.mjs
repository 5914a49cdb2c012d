/** How long the router reuses a page that it has prefetched, seconds, on top of the page's own age (docs/decisions/048). */
export const ROUTER_CACHE_SECONDS = 60;
