/** Sent with the question who is signed in by a page on which a name or a balance has just changed. */
export const FRESH_HEADER = 'x-fresh';
