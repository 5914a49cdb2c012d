// The server's moment that the page's early script and its later code share.

/** The name of the moment in the `Server-Timing` header of a page. */
export const MOMENT_NAME = 'now';

/** A device's clock that differs by less counts as right, milliseconds: what is left of it is the way of an answer. */
export const RIGHT_CLOCK_MS = 30_000;
