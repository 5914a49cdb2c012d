/** Venues of a list that are requested at once: what a screen shows of it. */
export const MAX_VENUES_PER_REQUEST = 12;
