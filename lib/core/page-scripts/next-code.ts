/** The `rel` of the links in which a page names code of the pages to which a visit leads: no browser knows it. */
export const NEXT_CODE = 'next-code';

/** Whose code it is: the pages that a diner opens and that cannot all be fetched ahead. */
export type NextCodeOf = 'venue' | 'order';
