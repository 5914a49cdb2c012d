/** The name of a reader to whom Next gives a page in one piece, with its metadata in the head: one that it knows for a bot. */
export const WHOLE_PAGE_READER = 'Slurp';
