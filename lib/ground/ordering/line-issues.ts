/** Problems of a line: `issues` of contract schema StopListItem; an unknown one cannot be ordered as requested. */
export const LINE_ISSUES = [
  'stopped',
  'unavailable',
  'deleted',
  'priceChanged',
  'exceeded',
  'promoChanged',
  'additives',
  'unknown',
] as const;
export type LineIssue = (typeof LINE_ISSUES)[number];
