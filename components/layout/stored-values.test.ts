import { beginAddress, saveAddressDraft } from '@/lib/addresses/address-draft';
import { confirmAddress, saveActiveAddress, saveUnsavedAddress } from '@/lib/addresses/stored-address';
import { anAddress, FIELDS } from '@/lib/addresses/test-address';
import { billIntents } from '@/lib/bill/bill-intent';
import { leaveEndedSession } from '@/lib/auth/sign-out';
import { forgetOtherDiner } from '@/lib/auth/stored-data';
import { dispatchCart } from '@/lib/cart/cart-store';
import { testLine } from '@/lib/cart/test-cart';
import { EMPTY_DRAFT, saveDraft } from '@/lib/checkout/draft';
import { noteOrderAfterSignIn } from '@/lib/checkout/order-after-sign-in';
import { orderIntents } from '@/lib/checkout/order-intent';
import { promiseTime } from '@/lib/checkout/promised-time';
import { rememberConsent } from '@/lib/legal/given-consent';
import { setAgeConfirmed } from '@/lib/menu/age-confirmation';
import { KZT_FORMAT } from '@/lib/money/money';
import { takeTableSecret } from '@/lib/ordering/table-secret';
import { saveVisit } from '@/lib/ordering/visit';
import { testOrderRequest } from '@/lib/orders/placing/test-order-request';
import { noteOrder } from '@/lib/orders/note-order';
import { watchReloading } from '@/lib/paths/test-location';
import { seenStories } from '@/lib/promos/seen-stories';
import { rememberSearch } from '@/lib/search/search-history';
import { SIGN_IN_ID_COOKIE } from '@/lib/session/sign-in-id';
import { forgetVisit, perVisit } from '@/lib/session/visit-store';
import { waiterIntents, waiterSubject } from '@/lib/bill/waiter-intent';
import { unlockIntents, unlockSubject } from '@/lib/shop/unlock-intent';
import { saveClientSettings } from '@/lib/site/client-settings';
import { saveLeftTip } from '@/lib/tips/left-tips';
import { rememberDisabled, rememberShown } from '@/lib/towns/picker-memory';
import { isWhole } from '@/lib/storage/shape';
import { recoverOnce } from './chunk-error';

const NOW = Date.UTC(2026, 2, 14, 9);

const PAYMENT = { venueId: 3107, payment: 'online', toPayMinor: 660_000, bonusesMinor: 0 } as const;
const BILL_PAYMENT = { ...PAYMENT, bonusAccount: 'general', tipsMinor: 0, hasConsented: true } as const;

const ORDERED = `"request":${JSON.stringify(testOrderRequest())},"startedAt":${NOW}`;
const BILL_PAID = `"request":${JSON.stringify(BILL_PAYMENT)},"startedAt":${NOW}`;

/** What the storage holds under each key after `act`. */
async function storedBy(act: () => unknown): Promise<Record<string, string>> {
  await act();
  return { ...localStorage, ...sessionStorage };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  jest.useFakeTimers({ now: NOW });
  document.cookie = `${SIGN_IN_ID_COOKIE}=sign-in-1`;
  let last = 0;
  jest.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array) array.fill((last += 1));
    return array;
  });
});
afterEach(() => jest.useRealTimers());

/*
 * What browsers have stored already: a release with another format would lose the cart, the address or the order of every
 * diner who is in the middle of one.
 */
describe('what is written to storage stays byte by byte what earlier releases wrote', () => {
  test.each<[string, () => unknown, Record<string, string>]>([
    [
      'the cart',
      () =>
        dispatchCart({
          type: 'lineAdded',
          venue: { id: 3107, name: 'Ақ Дастархан', moneyFormat: KZT_FORMAT },
          line: testLine(),
          newCartId: 'cart-00000001',
        }),
      {
        cart: '{"version":2,"id":"cart-00000001","venue":{"id":3107,"name":"Ақ Дастархан","moneyFormat":{"currency":"KZT","symbol":"₸","symbolPosition":"after","thousandsSeparator":" ","decimalSeparator":",","rounding":{"mode":"floor","precision":0}}},"lines":[{"productId":1,"name":"Плов","kind":"dish","imageUrl":null,"size":null,"additives":[],"priceMinor":180000,"fullPriceMinor":180000,"promoId":null,"pieceLimit":null,"minAge":null,"cookingMinutes":15,"isStopped":false,"unavailableServices":[],"count":1}]}',
      },
    ],
    [
      'the checkout',
      () => saveDraft({ ...EMPTY_DRAFT, service: 'delivery', payment: 'kaspi' }),
      {
        checkout:
          '{"version":5,"service":"delivery","tariffId":null,"name":"","comment":"","wantedAt":null,"tableNumber":null,"courierComment":null,"payment":"kaspi","promoCode":null,"bonusesMinor":0,"bonusAccount":null,"consentsTo":null,"consentedAt":null,"acceptsMarketing":false}',
      },
    ],
    [
      'a saved address',
      () => saveActiveAddress(anAddress()),
      {
        'default.activeAddress':
          '{"version":2,"address":{"title":"проспект Абая, 52, 41","label":"Дом","city":"Алматы","street":"проспект Абая","building":"52","entrance":"2","floor":"5","apartment":"41","isPrivateHouse":false,"comment":"Домофон 41К","latitude":43.2401,"longitude":76.9189,"id":4021},"mark":"sign-in-1","key":null,"isRefused":false}',
      },
    ],
    [
      'an unsaved address',
      () => saveUnsavedAddress(FIELDS),
      {
        'default.activeAddress':
          '{"version":2,"address":{"label":"Дом","city":"Алматы","street":"проспект Абая","building":"52","entrance":"2","floor":"5","apartment":"41","isPrivateHouse":false,"comment":"Домофон 41К","latitude":43.2401,"longitude":76.9189,"id":-1,"title":"проспект Абая, 52, 41"},"mark":null,"key":"address-01010101010101010101010101010101","isRefused":false}',
      },
    ],
    ['the chosen address', confirmAddress, { isAddressConfirmed: 'true' }],
    [
      'the address in the making',
      () => {
        beginAddress('/cart?sheet=promo-code');
        saveAddressDraft({ addressId: null, fields: FIELDS, key: 'address-1' });
      },
      {
        addressRedirectUrl: '/cart?sheet=promo-code',
        'default.tempAddress':
          '{"version":1,"addressId":null,"fields":{"label":"Дом","city":"Алматы","street":"проспект Абая","building":"52","entrance":"2","floor":"5","apartment":"41","isPrivateHouse":false,"comment":"Домофон 41К","latitude":43.2401,"longitude":76.9189},"key":"address-1"}',
      },
    ],
    [
      'the temporary venue',
      () => saveVisit(3107, new URLSearchParams('source=QR&table_id=812&main_terminal_id=3107')),
      {
        menuTempData: '{"source":"QR","filialId":3107,"table":"812","mainTerminalId":3107}',
        tempTerminals: '[3107]',
      },
    ],
    [
      'a temporary venue without a table',
      () => saveVisit(3107, new URLSearchParams('source=2GIS')),
      { menuTempData: '{"source":"2GIS","filialId":3107,"table":null}', tempTerminals: '[3107]' },
    ],
    [
      'the secret of a table',
      () => {
        history.replaceState(null, '', '/?filial_id=3107&table_id=815&table_secret=samal-terrace_15');
        takeTableSecret();
      },
      { tableSecret: '{"venueId":3107,"tableId":815,"secret":"samal-terrace_15"}' },
    ],
    [
      'an order under way, and whose diner has ordered here',
      () =>
        noteOrder({ id: 90032, status: 'cooking', createdAt: new Date(NOW).toISOString(), wantedAt: null }),
      {
        orderedHere: 'sign-in-1',
        ordersUnderWay: `{"mark":"sign-in-1","ends":{"90032":${NOW + 14_400_000}}}`,
      },
    ],
    ['the searches', () => rememberSearch('плов'), { searchHistory: '["плов"]' }],
    ['the seen stories', () => seenStories.add([7, 8]), { seenStories: '[7,8]' }],
    [
      'tips that were left',
      () => saveLeftTip({ kind: 'order', orderId: 90040 }, 'tip-1'),
      { leftTips: '[{"target":"order 90040","tipId":"tip-1"}]' },
    ],
    ['the age', () => setAgeConfirmed(true), { ageRestrictionConfirm: 'true' }],
    ['the choice of town, shown', rememberShown, { townPickerShown: 'true' }],
    ['the choice of town, refused', rememberDisabled, { townPickerDisabled: 'true' }],
    [
      'an answer about the diner',
      () => perVisit('balance', isWhole, () => Promise.resolve(7)),
      { 'visit.balance': `{"mark":"sign-in-1","at":${NOW},"value":7}` },
    ],
    ['when they were forgotten', forgetVisit, { visitForgottenAt: String(NOW) }],
    [
      'a consent that went out with an order',
      () =>
        rememberConsent({
          texts: 'kz; offer 2.1',
          givenAt: new Date(NOW).toISOString(),
          acceptsMarketing: false,
        }),
      {
        givenConsents:
          '[{"texts":"kz; offer 2.1","givenAt":"2026-03-14T09:00:00.000Z","acceptsMarketing":false}]',
      },
    ],
    [
      'an order that waits for the sign-in',
      () => noteOrderAfterSignIn({ cartId: 'cart-00000001', toPayMinor: 180_000 }),
      {
        orderAfterSignIn: `{"version":1,"cartId":"cart-00000001","toPayMinor":180000,"pressedAt":${NOW}}`,
      },
    ],
    ['who is signed in', () => forgetOtherDiner(41), { dinerId: '41' }],
    [
      'the end of a session',
      () => {
        watchReloading();
        return leaveEndedSession(null);
      },
      { sessionEndedAt: String(NOW), visitForgottenAt: String(NOW) },
    ],
    ['when a page was reloaded', () => recoverOnce(() => undefined), { reloadedForChunk: String(NOW) }],
    [
      'the settings of the device',
      () => saveClientSettings({ language: 'kk', version: 'v4.8.15' }),
      { lang: 'kk', version: 'v4.8.15', platform: 'web' },
    ],
    [
      'orders: pressed, given up, promised and placed',
      () => {
        for (const cart of ['cart-1', 'cart-2', 'cart-3']) orderIntents.begin(cart, testOrderRequest());
        orderIntents.giveUp('cart-2', 'unsettled');
        promiseTime('cart-3', NOW + 1_200_000);
        orderIntents.settle('cart-3', { orderId: 90032, venueId: 3107, paymentAddress: null });
      },
      {
        orderIntents: `[${[
          `"key":"cart-1",${ORDERED},"state":"open","placed":null,"isShown":false`,
          `"key":"cart-2",${ORDERED},"state":"unsettled","placed":null,"isShown":false`,
          `"key":"cart-3",${ORDERED},"state":"placed","placed":{"orderId":90032,"venueId":3107,"paymentAddress":null},"isShown":false,"promisedAt":${NOW + 1_200_000}`,
        ]
          .map((members) => `{"version":2,${members}}`)
          .join()}]`,
      },
    ],
    [
      'payments of bills: pressed, given up, begun',
      () => {
        for (const bill of ['bill-1', 'bill-2', 'bill-3']) billIntents.begin(bill, BILL_PAYMENT);
        billIntents.giveUp(`once-${'02'.repeat(16)}`, 'keyReused');
        billIntents.settle(`once-${'03'.repeat(16)}`, { preorderId: 'preorder-1', paymentAddress: null });
      },
      {
        billIntents: `[${[
          `"billId":"bill-1","key":"once-${'01'.repeat(16)}",${BILL_PAID},"preorderId":null`,
          `"billId":"bill-2","key":"once-${'02'.repeat(16)}",${BILL_PAID},"preorderId":null,"givenUp":"keyReused"`,
          `"billId":"bill-3","key":"once-${'03'.repeat(16)}",${BILL_PAID},"preorderId":"preorder-1"`,
        ]
          .map((members) => `{"version":1,${members}}`)
          .join()}]`,
      },
    ],
    [
      'openings of locks: pressed, opened',
      () => {
        for (const venueId of [90_001, 90_002])
          unlockIntents.begin(unlockSubject({ venueId, lock: 'fridge' }), { venueId, lock: 'fridge' });
        unlockIntents.settle(`unlock-${'02'.repeat(16)}`, { closesAtMs: NOW + 60_000 });
      },
      {
        unlockIntents: `[${[
          `"venueId":90001,"key":"unlock-${'01'.repeat(16)}","request":{"venueId":90001,"lock":"fridge"},"startedAt":${NOW},"closesAtMs":null`,
          `"venueId":90002,"key":"unlock-${'02'.repeat(16)}","request":{"venueId":90002,"lock":"fridge"},"startedAt":${NOW},"closesAtMs":${NOW + 60_000}`,
        ]
          .map((members) => `{"version":1,${members}}`)
          .join()}]`,
      },
    ],
    [
      'calls of a waiter: pressed, answered',
      () => {
        for (const reason of ['bill', 'other'] as const) {
          const body = { venueId: 3107, tableId: 812, reason, comment: '' };
          waiterIntents.begin(waiterSubject(body), body);
        }
        waiterIntents.settle(`waiter-${'02'.repeat(16)}`, { calledAt: NOW, status: 'sent' });
      },
      {
        waiterIntents: `[${[
          `"key":"waiter-${'01'.repeat(16)}","request":{"venueId":3107,"tableId":812,"reason":"bill","comment":""},"startedAt":${NOW},"called":null`,
          `"key":"waiter-${'02'.repeat(16)}","request":{"venueId":3107,"tableId":812,"reason":"other","comment":""},"startedAt":${NOW},"called":{"calledAt":${NOW},"status":"sent"}`,
        ]
          .map((members) => `{"version":1,${members}}`)
          .join()}]`,
      },
    ],
  ])('%s', async (_what, act, expected) => {
    expect(await storedBy(act)).toEqual(expected);
  });
});
