/** How the library counts (ANL-02 to ANL-06, ANL-08, SET-27). */
export const FLUSH_MS = 1000;
export const FLUSH_EVENTS = 30;
export const RETRIES = 5;
export const SESSION_MS = 30 * 60_000;
export const COOKIE_DAYS = 365;

/** Where the library sends to: our own server. */
export const EVENTS_PATH = '/api/events';
