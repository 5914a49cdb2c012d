/** Marks an answer that this browser has cached, because the network gave none: when it was cached, milliseconds since 1970. */
export const CACHED_AT_HEADER = 'X-Cached-At';
