/** Pages that are shown to one diner, by the start of their path; a return from tips is one from a payment. */
const REASONS = [
  ['payment', /^\/(payment|bills\/preorder)\/|[?&]tip=/],
  ['order', /^\/(orders|typ\/[^/]+\/order)\/./],
] as const;

/** Why the page that is returned to needs a sign-in: a payment or a message may open in another browser (PAY-11). */
export const signInReason = (returnTo: string): 'payment' | 'order' | 'start' =>
  REASONS.find(([, pattern]) => pattern.test(returnTo))?.[0] ?? 'start';
