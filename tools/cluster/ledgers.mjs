/** A table of the sandbox's venue with an open bill and a waiter who takes tips; and one without a bill. */
export const BILL_TABLE = 812;
export const CALL_TABLE = 801;

const received = (payments) =>
  payments.filter(({ isReceived }) => isReceived).reduce((sum, { amountMinor }) => sum + amountMinor, 0);

/** The platform's record of presses. `read`: entries (`id`, `userId`, `key`, `isOf`, sums); `clear` undoes one. */
export const LEDGERS = {
  order: {
    async read(control) {
      const { orders } = await control('GET', 'orders');
      return orders.map(({ id, key, userId, sumMinor, bonusesSpentMinor, toPayMinor, payments }) => ({
        id,
        key,
        userId,
        sumMinor,
        bonusesMinor: bonusesSpentMinor,
        toPayMinor,
        paidByCardMinor: received(payments),
      }));
    },
    clear: (control, { id }) => control('POST', `orders/${id}/status`, { status: 'canceled' }),
  },
  bill: {
    async read(control) {
      const { billPayments } = await control('GET', 'bill-payments');
      return billPayments.map(({ id, userId, status, amountMinor, bonusesMinor, tipsMinor, sumMinor }) => ({
        id,
        userId,
        key: null,
        tipsMinor,
        sumMinor: sumMinor + tipsMinor,
        bonusesMinor,
        paidByCardMinor: status === 'paid' ? amountMinor : 0,
        toPayMinor: status === 'paid' ? 0 : amountMinor,
      }));
    },
    /** Another bill for the next runs, whatever became of this one. */
    clear: (control) => control('POST', `tables/${BILL_TABLE}/leave`, {}),
  },
  booking: {
    async read(control) {
      const { reservations } = await control('GET', 'reservations');
      return reservations.map(({ id, userId, comment }) => ({ id, userId, key: null, isOf: comment }));
    },
    clear: (control, { id }) => control('POST', `reservations/${id}`, { ending: 'canceled' }),
  },
  waiterCall: {
    async read(control) {
      const { calls } = await control('GET', 'waiter-calls');
      // A guest calls: the table is all that is known.
      return calls.map(({ id, comment }) => ({ id, userId: null, key: null, isOf: comment }));
    },
    clear: (control) => control('POST', `tables/${CALL_TABLE}/leave`, {}),
  },
};
