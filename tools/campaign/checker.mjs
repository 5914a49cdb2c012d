/**
 * Sentences on violated guarantees: one press makes at most one thing under its key, a confirmed one exactly
 * one; a key has one body; a cart is empty if its order exists; parts sum up. @param made of `LEDGERS`
 * @param run `key` null: one a press; `tabs` with `isConfirmed`, `isOpen`, `isCartEmpty` (null: none) @param sent `{ key, hash }`
 */
export function findViolations({ key, tag, tabs }, made, sent) {
  const keys = new Set(sent.map((request) => request.key));
  const violations = [];
  if (made.length > 1) violations.push(`${made.length} made of one press`);
  if (made.some((one) => isOfAnother(one, { key, tag, keys }))) violations.push('made under another key');
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
    if (isOpen) violations.push('its outcome is unknown');
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

function isOfAnother({ key: own = null, isOf }, { key, tag, keys }) {
  if (isOf !== undefined && isOf !== tag) return true;
  return own !== null && (key === null ? !keys.has(own) : own !== key);
}
