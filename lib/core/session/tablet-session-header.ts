/** Carries the session of a kiosk, in place of a diner's, from its page to us and on to the platform. */
export const TABLET_SESSION_HEADER = 'X-Tablet-Session';

/** The pattern of a tablet session. */
export const TABLET_SESSION = /^[A-Za-z0-9_-]{16,128}$/;
