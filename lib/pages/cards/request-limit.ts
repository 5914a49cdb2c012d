/** Venues of a list that are asked for at once: what a screen shows of it. */
export const MAX_VENUES_PER_REQUEST = 12;
