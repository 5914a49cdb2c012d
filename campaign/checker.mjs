/**
 * The guarantees that a run has violated, in sentences; none where all held. Exactly once: at most one order, under the intent's own key, and
 * exactly one where the diner was shown one; one key has one body; the cart is empty where the order exists and only there; the
 * parts of what is paid make the sum.
 * @param run.key the key of the intent
 * @param run.tabs the tabs that are left, each with what it knows: `isTold` of the order or its payment page, `isOpen` while it
 * does not know what became of the intent, `isCartEmpty` (null where a killed tab took its cart along)
 * @param orders every order that the platform has committed since the run began, under any key
 * @param sent every request of an order that left the browser: `{ key, hash }`
 */
export function findViolations({ key, tabs }, orders, sent) {
  const keys = new Set(sent.map((request) => request.key));
  const bodies = new Set(sent.map(({ hash }) => hash));
  const violations = [];
  if (orders.length > 1) violations.push(`${orders.length} orders of one intent`);
  if (orders.some((order) => order.key !== key)) violations.push('an order under another key');
  if (keys.size > 1) violations.push(`sent under ${keys.size} keys`);
  if (bodies.size > 1) violations.push(`${bodies.size} bodies under one key`);
  const hasOrder = orders.length > 0;
  for (const { isTold, isOpen, isCartEmpty } of tabs) {
    if (isTold && !hasOrder) violations.push('told of an order that does not exist');
    if (!isTold && hasOrder) violations.push('an order that the diner was not told of');
    if (isOpen) violations.push('nobody knows what became of it');
    if (isCartEmpty !== null && isCartEmpty !== hasOrder)
      violations.push(
        isCartEmpty ? 'the cart is empty without an order' : 'the cart is full beside its order',
      );
  }
  for (const { bonusesMinor, paidByCardMinor, toPayMinor, sumMinor } of orders) {
    const paid = bonusesMinor + paidByCardMinor + toPayMinor;
    if (paid !== sumMinor) violations.push(`bonuses and money make ${paid}, not ${sumMinor}`);
  }
  return violations;
}
