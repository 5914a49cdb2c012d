// Session changes in responses, as window events; apart from the client, which silent pages do not load.

/** With the answer's details, for a request whose diner's session the platform has ended. */
export const SESSION_ENDED = 'session-ended';
/** For a request whose diner's account is deleted, as the platform has answered (contract rule 16). */
export const ACCOUNT_DELETED = 'account-deleted';
