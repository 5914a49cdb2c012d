/**
 * The guarantees that a run has violated, in sentences; none where all held. Exactly once: at most one thing is made of a press, under
 * the press's own key, and exactly one where one was confirmed to the diner; one key has one body; the cart is empty where its order
 * exists and only there; the parts of what is paid make the sum.
 * @param run `key` of all tabs, null where each press has its own; `mark` in what was sent; `tabs` that are left, each with `isConfirmed`
 * (null: it sends the guest to the staff), `isOpen` while it does not know, `isCartEmpty` (null where there is none, or it went with its tab)
 * @param made what the platform has committed since the run began, of `LEDGERS`; `sent`: `{ key, hash }` of every request of a press
 */
export function findViolations({ key, mark, tabs }, made, sent) {
  const keys = new Set(sent.map((request) => request.key));
  const violations = [];
  if (made.length > 1) violations.push(`${made.length} made of one press`);
  if (made.some((one) => isOfAnother(one, { key, mark, keys }))) violations.push('made under another key');
  if (keys.size > (key === null ? Math.max(1, tabs.length) : 1))
    violations.push(`sent under ${keys.size} keys`);
  for (const of of keys) {
    const bodies = new Set(sent.filter((request) => request.key === of).map(({ hash }) => hash));
    if (bodies.size > 1) violations.push(`${bodies.size} bodies under one key`);
  }
  const isMade = made.length > 0;
  for (const { isConfirmed, isOpen, isCartEmpty } of tabs) {
    if (isConfirmed && !isMade) violations.push('confirmed, and not made');
    if (isConfirmed === false && isMade) violations.push('made, and not confirmed to the diner');
    if (isOpen) violations.push('nobody knows what became of it');
    if (isCartEmpty !== null && isCartEmpty !== isMade)
      violations.push(
        isCartEmpty ? 'the cart is empty without an order' : 'the cart is full beside its order',
      );
  }
  for (const { bonusesMinor, paidByCardMinor, toPayMinor, sumMinor } of made) {
    if (sumMinor === undefined) continue;
    const paid = bonusesMinor + paidByCardMinor + toPayMinor;
    if (paid !== sumMinor) violations.push(`bonuses and money make ${paid}, not ${sumMinor}`);
  }
  return violations;
}

const PRESSES_ALONE = ['one press', 'double press', 'twenty presses'];

/** A product that makes nothing at all violates no guarantee: where nothing fails and nothing comes in between, a press makes something. */
export const findPressInVain = ({ faults, event }, made) =>
  faults.length === 0 && PRESSES_ALONE.includes(event) && made.length === 0
    ? ['pressed in vain, though nothing failed']
    : [];

function isOfAnother({ key: own = null, isOf }, { key, mark, keys }) {
  if (isOf !== undefined && isOf !== mark) return true;
  return own !== null && (key === null ? !keys.has(own) : own !== key);
}
