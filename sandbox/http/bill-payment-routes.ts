import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { preorders } from '../database/hall-schema';
import { users } from '../database/schema';
import { id, money, nothing, uuid } from '../kernel/input';
import { percentOf, toMajor, toMinor } from '../kernel/money';
import { userOperation } from './operation';
import { takesPayment } from '../domain/orders/checks';
import { checkReturnUrls, createPayment, returnUrl } from '../domain/payments/payments';
import { advancePayments } from '../domain/lifecycle/settle';
import { Refusal } from '../kernel/refusal';
import { maxBonuses } from '../domain/rewards/bonuses';
import { billAnswer, billSums, type BillView } from '../domain/bills/answers';
import { findBillById } from '../domain/bills/bills';
import { billCashback } from '../domain/bills/cashback';
import { completePreorder, holdBonuses, preorderAnswer, preorderOwner } from '../domain/bills/preorders';
import { checkTableSecret, TABLE_SECRET_HEADER } from '../domain/tables/table-secret';
import { getTable } from '../domain/tables/tables';
import { tipAmount, tippedWaiter } from '../domain/tips/tip-rules';
import { viewBill } from '../domain/bills/view';

const billPaymentInput = z.object({
  payment_type: z.enum(['online', 'kaspi']),
  sum: money,
  bonuses: money.default(0),
  bonus_account: z.enum(['general', 'private_reward']).default('general'),
  tips: z.object({ amount: tipAmount, waiter_id: id.nullish() }).nullish(),
  personal_data_consent: z.boolean(),
  success_url: returnUrl,
  failure_url: returnUrl,
});
type BillPaymentInput = z.output<typeof billPaymentInput>;

const payBill = userOperation({
  method: 'POST',
  url: '/takeaway/v1/bill/:bill_id/payment',
  idempotency: 'required',
  params: z.object({ bill_id: uuid }),
  query: nothing,
  body: billPaymentInput,
  needsHeaders: TABLE_SECRET_HEADER,
  async handle({ sandbox, database, params, body, user, now, language, headers }) {
    await advancePayments(database, now);
    const bill = findBillById(params.bill_id);
    if (!bill) throw new Refusal('bill_not_found');
    const table = getTable(bill.tableId);
    checkTableSecret(table, { headers });
    const view = await viewBill(database, { bill, table, now });
    if (view.state !== 'open') throw new Refusal('bill_already_paid');
    // One payment of a diner after another: no bonus is held twice, and one bill is the first.
    const [payer] = await database.select().from(users).where(eq(users.id, user.id)).for('update');
    const bonusesMinor = toMinor(body.bonuses);
    const { currency, goodsMinor, sumMinor } = billSums(view);
    if (toMinor(body.sum) !== sumMinor) {
      throw new Refusal({ code: 'bill_changed', meta: { sum: toMajor(sumMinor) } });
    }
    if (!body.personal_data_consent) throw new Refusal('consent_required');
    const account = { account: body.bonus_account, goodsMinor };
    const maxMinor = await maxBonuses(database, payer ?? user, view.hall, account);
    if (bonusesMinor > maxMinor) {
      throw new Refusal({ code: 'bonuses_exceeded', meta: { max_bonuses: toMajor(maxMinor) } });
    }
    checkTerms(view, body);
    const returnUrls = { success: body.success_url, failure: body.failure_url };
    checkReturnUrls(sandbox.settings, returnUrls);
    if (body.tips) tippedWaiter(view.table.waiter, body.tips.waiter_id);

    const cashbackPercentage = await billCashback(database, { user: payer ?? user, view, now });
    const tipsMinor = body.tips ? toMinor(body.tips.amount) : 0;
    const [preorder] = await database
      .insert(preorders)
      .values({
        id: randomUUID(),
        billId: bill.id,
        userId: user.id,
        tableId: view.table.id,
        status: 'pending',
        bill: billAnswer(view, { venueId: view.hall.id, language, cashbackPercentage }),
        currency,
        tipsMinor,
        bonusesSpentMinor: bonusesMinor,
        bonusesEarnedMinor: percentOf(goodsMinor - bonusesMinor, cashbackPercentage, currency),
        cashbackPercentage,
        amountMinor: sumMinor - bonusesMinor + tipsMinor,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!preorder) throw new Refusal('bill_already_paid');
    await holdBonuses(database, preorder, body.bonus_account === 'general' ? null : view.hall.brand.id);
    const answerOf = { database, settings: sandbox.settings, language };
    if (preorder.amountMinor === 0) {
      await completePreorder(database, preorder, now);
      const paid = { ...preorder, status: 'paid', paidAt: now } as const;
      return { status: 201, body: { data: await preorderAnswer(paid, answerOf) } };
    }
    const attempt = { paymentType: body.payment_type, amountMinor: preorder.amountMinor, currency, language };
    await createPayment(database, { owner: preorderOwner(preorder.id), returnUrls, ...attempt }, now);
    return { status: 201, body: { data: await preorderAnswer(preorder, answerOf) } };
  },
});

/** In the restaurant nothing is paid in cash through the app. */
function checkTerms({ hall }: BillView, body: BillPaymentInput): void {
  if (!takesPayment(hall, 'express', body.payment_type)) throw new Refusal('payment_type_unavailable');
}

const getPreorderBill = userOperation({
  method: 'GET',
  url: '/takeaway/v1/preorder/:preorder_id/bill',
  params: z.object({ preorder_id: uuid }),
  query: nothing,
  body: nothing,
  async handle({ sandbox, database, params, user, now, language }) {
    await advancePayments(database, now);
    const isOwn = and(eq(preorders.id, params.preorder_id), eq(preorders.userId, user.id));
    const [preorder] = await database.select().from(preorders).where(isOwn);
    if (!preorder) throw new Refusal('bill_not_found');
    const view = { database, settings: sandbox.settings, language };
    return { body: { data: await preorderAnswer(preorder, view) } };
  },
});

export const billPaymentOperations = [payBill, getPreorderBill];
