/** Marks an answer that this browser has kept, because the network gave none: when it was kept, milliseconds since 1970. */
export const KEPT_AT_HEADER = 'X-Kept-At';
