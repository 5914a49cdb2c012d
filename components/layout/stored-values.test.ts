import { beginAddress, saveAddressDraft } from '@/lib/ground/addresses/address-draft';
import { confirmAddress, saveActiveAddress, saveUnsavedAddress } from '@/lib/ground/addresses/stored-address';
import { anAddress, FIELDS } from '@/lib/ground/addresses/test-address';
import { paymentAfterSignIn } from '@/lib/bill/payment-after-sign-in';
import { saveBookingDraft } from '@/lib/booking/booking-draft';
import { leaveEndedSession } from '@/lib/ground/auth/sign-out';
import { forgetOtherDiner } from '@/lib/ground/auth/stored-data';
import { dispatchCart } from '@/lib/cart/cart-store';
import { testLine } from '@/lib/cart/test-cart';
import { EMPTY_DRAFT, saveDraft } from '@/lib/pages/checkout/draft';
import { orderAfterSignIn } from '@/lib/pages/checkout/order-after-sign-in';
import { rememberConsent } from '@/lib/legal/given-consent';
import { setAgeConfirmed } from '@/lib/menu/age-confirmation';
import { KZT_FORMAT } from '@/lib/core/money/money';
import { takeTableSecret } from '@/lib/ground/ordering/take-table-secret';
import { saveVisit } from '@/lib/ground/ordering/visit';
import { noteOrder } from '@/lib/orders/note-order';
import { watchReloading } from '@/lib/core/paths/test-location';
import { seenStories } from '@/lib/promos/seen-stories';
import { rememberSearch } from '@/lib/pages/search/search-history';
import { forgetVisit, perVisit } from '@/lib/core/session/session-storage';
import { noteOpening } from '@/lib/smart-lock/trip';
import { saveClientSettings } from '@/lib/core/site/client-settings';
import { saveLeftTip } from '@/lib/tips/left-tips';
import { rememberDisabled, rememberShown } from '@/lib/ground/towns/picker-memory';
import { isWhole } from '@/lib/core/storage/shape';
import { recoverFromChunk } from '@/lib/core/errors/chunk-recovery';
import { NOW, startEmptyStorage, storedBy } from './test-stored';

startEmptyStorage();

// Stored formats of released versions: another format would lose carts, addresses and orders in progress.
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
        // The badge's text is skipped by the readers of earlier releases.
        cart: '{"badge":"1","version":2,"id":"cart-00000001","venue":{"id":3107,"name":"Ақ Дастархан","moneyFormat":{"currency":"KZT","symbol":"₸","symbolPosition":"after","thousandsSeparator":" ","decimalSeparator":",","rounding":{"mode":"floor","precision":0}}},"lines":[{"productId":1,"name":"Плов","kind":"dish","imageUrl":null,"size":null,"additives":[],"priceMinor":180000,"fullPriceMinor":180000,"promoId":null,"pieceLimit":null,"minAge":null,"cookingMinutes":15,"isStopped":false,"unavailableServices":[],"count":1}]}',
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
      () =>
        orderAfterSignIn.note({
          cartId: 'cart-00000001',
          toPayMinor: 180_000,
          service: 'takeaway',
          wantedAt: null,
          payment: 'cash',
          place: '',
        }),
      {
        orderAfterSignIn: `{"version":1,"cartId":"cart-00000001","toPayMinor":180000,"service":"takeaway","wantedAt":null,"payment":"cash","place":"","pressedAt":${NOW}}`,
      },
    ],
    [
      'a payment of a bill that waits for the sign-in',
      () =>
        paymentAfterSignIn.note({
          billId: 'bill-1',
          toPayMinor: 660_000,
          payment: 'online',
          consentsTo: 'kz; personal_data_consent 1.4',
        }),
      {
        paymentAfterSignIn: `{"version":1,"billId":"bill-1","toPayMinor":660000,"payment":"online","consentsTo":"kz; personal_data_consent 1.4","pressedAt":${NOW}}`,
      },
    ],
    ['who is signed in', () => forgetOtherDiner(41), { dinerId: '41', dinerOfTab: '41' }],
    [
      'the end of a session',
      () => {
        watchReloading();
        return leaveEndedSession(null);
      },
      { sessionEndedAt: String(NOW), visitForgottenAt: String(NOW) },
    ],
    [
      'when a page was reloaded',
      () => {
        Object.assign(globalThis, { fetch: () => Promise.resolve(new Response()) });
        watchReloading();
        return recoverFromChunk();
      },
      { reloadedForChunk: String(NOW) },
    ],
    [
      'the settings of the device',
      () => saveClientSettings({ language: 'kk', version: 'v4.8.15' }),
      { lang: 'kk', version: 'v4.8.15', platform: 'web' },
    ],
    [
      'what was filled in to book a table',
      () =>
        saveBookingDraft({
          venueId: 3107,
          day: '2026-03-14',
          guests: 4,
          startsAt: null,
          name: 'Айгерим',
          phone: '+77012345678',
          wish: '',
        }),
      {
        bookingDraft:
          '{"venueId":3107,"day":"2026-03-14","guests":4,"startsAt":null,"name":"Айгерим","phone":"+77012345678","wish":""}',
      },
    ],
    [
      'what was taken behind a lock and is not declared yet',
      () => noteOpening(90_001, NOW + 60_000),
      { lockTrip: `[{"venueId":90001,"closesAtMs":${NOW + 60_000},"beganAtMs":${NOW}}]` },
    ],
  ])('%s', async (_what, act, expected) => {
    expect(await storedBy(act)).toEqual(expected);
  });
});
