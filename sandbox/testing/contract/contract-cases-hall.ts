import { fine, refused, UNKNOWN_ID, type Case } from './contract-case';
import * as hall from '../hall';
import { SHOP } from '../order-kinds';
import { SAMAL, SUPRA } from '../orders';

const UUID = '6f1c1a52-7a0f-4b5e-8b0a-2f4f0b7c9d11';

/** The good body is made for every case; these replace it. */
const bill = (changes: Record<string, unknown> = {}) => ({ body: hall.billPaymentBody(1, changes) });
const tip = (changes: Record<string, unknown>) => ({ body: hall.tipBody(changes) });
const call = (body: Record<string, unknown>, venue: number | string = SAMAL) => ({
  params: { id: venue },
  body,
});
const invalid = (operation: string, title: string, parts: Omit<Case, 'operation' | 'title' | 'status'>) =>
  refused(operation, title, 422, 'validation_failed', parts);

/** Tables, waiters, bills and what comes after an order. */
export const HALL_CASES: readonly Case[] = [
  { operation: 'getCourier', title: 'unknown order', status: 404, query: `takeaway_order_id=${UNKNOWN_ID}` },
  { operation: 'getCourier', title: 'malformed order', status: 422, query: 'takeaway_order_id=abc' },
  { operation: 'getCourier', title: 'no order', status: 422, query: '' },
  refused('rateOrder', 'unknown order', 404, 'order_not_found', { params: { id: UNKNOWN_ID } }),
  invalid('rateOrder', 'malformed order', { params: { id: 'abc' } }),
  invalid('rateOrder', 'no stars', { body: { score: 0 } }),
  invalid('rateOrder', 'unknown tag', { body: { score: 4, tags: ['salty'] } }),
  refused('getReceipt', 'unknown order', 404, 'order_not_found', { params: { id: UNKNOWN_ID } }),
  invalid('getReceipt', 'malformed order', { params: { id: '0' } }),
  refused('createTip', 'unknown order', 404, 'order_not_found', tip({ order_id: UNKNOWN_ID })),
  refused('createTip', 'unknown bill', 404, 'bill_not_found', tip({ preorder_id: UUID })),
  invalid('createTip', 'neither of both', tip({})),
  invalid('createTip', 'no amount', tip({ order_id: 1, amount: undefined })),
  refused('getTip', 'unknown tip', 404, 'not_found', { params: { id: UUID } }),
  invalid('getTip', 'malformed tip', { params: { id: '1' } }),
  fine('listTables', 'by number', { params: { id: SAMAL }, query: 'number=vip' }),
  fine('listTables', 'a number that none has', { params: { id: SAMAL }, query: 'number=77' }),
  fine('listTables', 'in Georgia', { params: { id: SUPRA } }),
  refused('listTables', 'unknown venue', 404, 'terminal_not_found', { params: { id: UNKNOWN_ID } }),
  invalid('listTables', 'empty number', { query: 'number=' }),
  fine('attachTable', 'free', { params: { id: SAMAL, table_id: 801 } }),
  refused('attachTable', 'closed', 409, 'table_attach_failed', { params: { id: SAMAL, table_id: 809 } }),
  refused('attachTable', 'no secret', 403, 'table_secret_invalid', { params: { id: SAMAL, table_id: 815 } }),
  refused('attachTable', 'unknown table', 404, 'table_not_found', { params: { id: SAMAL, table_id: 5 } }),
  refused('attachTable', 'unknown venue', 404, 'terminal_not_found', {
    params: { id: UNKNOWN_ID, table_id: 812 },
  }),
  invalid('attachTable', 'malformed table', { params: { id: SAMAL, table_id: 'x' } }),
  refused('callWaiter', 'unknown table', 404, 'table_not_found', call({ table_id: 5, reason: 'bill' })),
  refused('callWaiter', 'no secret', 403, 'table_secret_invalid', call({ table_id: 815, reason: 'bill' })),
  refused(
    'callWaiter',
    'unknown venue',
    404,
    'terminal_not_found',
    call({ table_id: 812, reason: 'bill' }, UNKNOWN_ID),
  ),
  invalid('callWaiter', 'unknown reason', call({ table_id: 812, reason: 'song' })),
  refused('payBill', 'unknown bill', 404, 'bill_not_found', { params: { bill_id: UUID } }),
  refused('payBill', 'no secret', 403, 'table_secret_invalid', { params: { bill_id: hall.BILL_SECRET } }),
  refused('payBill', 'being paid', 409, 'bill_already_paid', { params: { bill_id: hall.BILL_VIP } }),
  refused('payBill', 'paid', 409, 'bill_already_paid', { params: { bill_id: hall.BILL_HALL_7 } }),
  refused('payBill', 'another sum', 422, 'bill_changed', bill()),
  invalid('payBill', 'malformed bill', { params: { bill_id: '812' } }),
  invalid('payBill', 'a sum of three decimals', bill({ sum: 1.005 })),
  invalid('payBill', 'an address that is none', bill({ success_url: 'javascript:alert(1)' })),
  invalid('payBill', 'unknown account', bill({ bonus_account: 'friends' })),
  refused('getPreorderBill', 'unknown payment', 404, 'bill_not_found', { params: { preorder_id: UUID } }),
  invalid('getPreorderBill', 'malformed payment', { params: { preorder_id: '1' } }),
  refused('openLock', 'unknown venue', 200, 'terminal_not_found', { body: { terminal_id: UNKNOWN_ID } }),
  refused('openLock', 'without a lock', 200, 'NO_LOCKER', { body: { terminal_id: SAMAL } }),
  refused('openLock', 'no venue', 200, 'validation_failed', { body: {} }),
  fine('unlockMicromarket', 'the door', { body: { filial_id: SHOP, code: null } }),
  refused('unlockMicromarket', 'another venue’s fridge', 200, 'NO_LOCKER', {
    body: { filial_id: SHOP, code: `FR-${SAMAL}-01` },
  }),
  refused('unlockMicromarket', 'malformed venue', 200, 'validation_failed', { body: { filial_id: '1' } }),
  fine('getSupportContacts', 'in Georgia, without WhatsApp', { query: 'country_id=2' }),
  invalid('getSupportContacts', 'unknown country', { query: 'country_id=3' }),
  refused('callSupport', 'unknown order', 404, 'order_not_found', {
    body: { topic: 'order', message: 'x', order_id: UNKNOWN_ID, phone: '+77770000000' },
  }),
  invalid('callSupport', 'a guest without a number', { body: { topic: 'other', message: 'x' } }),
  invalid('callSupport', 'no message', { body: { topic: 'other', phone: '+77770000000' } }),
];
