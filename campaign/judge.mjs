/**
 * What a run has broken, in sentences; none where all held. Exactly once: at most one order an intent, exactly one where the
 * diner was told so; one key has one body; the cart is empty where the order exists and only there; the parts of what is paid
 * make the sum.
 * @param run.key the key of the intent
 * @param run.isTold the diner has seen the order or its payment page
 * @param run.isCartEmpty of the tab that is left; null where the tab was killed with its cart
 * @param run.isOpen the browser still does not know what became of the intent
 * @param ledger every order that the platform has committed
 * @param sent every request of an order that reached the platform: `{ key, hash }`
 */
export function judge({ key, isTold, isCartEmpty, isOpen }, ledger, sent) {
  const orders = ledger.filter((order) => order.key === key);
  const bodies = new Set(sent.filter((request) => request.key === key).map(({ hash }) => hash));
  const broken = [];
  if (orders.length > 1) broken.push(`${orders.length} orders of one intent`);
  if (isTold && orders.length === 0) broken.push('told of an order that does not exist');
  if (!isTold && orders.length > 0) broken.push('an order that the diner was not told of');
  if (bodies.size > 1) broken.push(`${bodies.size} bodies under one key`);
  if (isOpen) broken.push('nobody knows what became of it');
  if (isCartEmpty !== null && isCartEmpty !== orders.length > 0)
    broken.push(isCartEmpty ? 'the cart is empty without an order' : 'the cart is full beside its order');
  for (const order of orders) {
    const paid = order.bonusesMinor + order.paidByCardMinor + order.toPayMinor;
    if (paid !== order.sumMinor) broken.push(`bonuses and money make ${paid}, not ${order.sumMinor}`);
  }
  return broken;
}
