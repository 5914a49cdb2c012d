// What a response has told of the session, as events of the window. Apart from the client, whose code a page
// that asks for nothing does not load.

/** With the answer's details, for a request whose diner's session the platform has ended. */
export const SESSION_ENDED = 'session-ended';
/** For a request whose diner's account is deleted, as the platform has answered (contract rule 16). */
export const ACCOUNT_DELETED = 'account-deleted';
