/**
 * The event of a page that is at rest, on a line and a battery that bear it: what the next press needs is loaded then
 * (docs/decisions/048).
 */
export const AT_REST = 'at-rest';
