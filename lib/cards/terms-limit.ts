/** Venues of a list that are asked for at once: what a screen shows of it. */
export const MAX_TERMS_ASKED = 12;
