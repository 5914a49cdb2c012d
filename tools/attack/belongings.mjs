import { OWN_PAGE, keyed } from './diner.mjs';

/** The sandbox's venue with everything at once; a dish of it, its table with an open bill and a waiter. */
export const VENUE = 3107;
export const DISH = 3107003;
export const TABLE = { tableId: 812, mainTerminalId: VENUE };

export const ADDRESS = {
  label: 'Home',
  city: 'Алматы',
  street: 'Байзакова',
  building: '101',
  entrance: '2',
  floor: '5',
  apartment: '47',
  isPrivateHouse: false,
  comment: '',
  latitude: 43.2418,
  longitude: 76.9209,
};

/** @returns what was answered @throws Error where it was refused */
async function make(diner, method, path, body, headers = {}) {
  const answer = await diner.call(method, path, body, headers);
  if (answer.status !== 200)
    throw new Error(`${method} ${path} is answered ${answer.status}: ${answer.text}`);
  return JSON.parse(answer.text);
}

const HOUR_MS = 3_600_000;

/** When an order can be had: as soon as possible (null), or an hour after the next opening where the doors close within one. */
function timeOf(windows) {
  const now = Date.now();
  if (windows.some(({ opensMs, closesMs }) => opensMs <= now && now + HOUR_MS < closesMs)) return null;
  const next = windows.find(({ opensMs }) => opensMs > now);
  return new Date(next.opensMs + HOUR_MS).toISOString();
}

/** An order of a dish as a cart of now sends it. */
export async function orderOf(diner, service, more) {
  const line = { productId: DISH, sizeId: null, additives: [], count: 1, priceMinor: 699_000, promoId: null };
  const quote = await make(diner, 'POST', '/api/cart/quote', { venueId: VENUE, lines: [line], service });
  return {
    type: service,
    venueId: VENUE,
    lines: [line],
    comment: '',
    customerName: null,
    wantedAt: timeOf(quote.windows),
    payment: 'cash',
    bonusesMinor: 0,
    bonusAccount: 'general',
    promoCode: null,
    sumMinor: quote.sum.totalMinor,
    hasConsented: true,
    acceptsMarketing: false,
    consents: { documents: [] },
    isAgeConfirmed: true,
    source: null,
    ...more,
  };
}

/** One of each thing that a diner has at the platform, made as pages make them. */
export async function belongingsOf(diner) {
  const addressKey = keyed();
  const address = await make(diner, 'POST', '/api/addresses', ADDRESS, addressKey);
  const orderKey = keyed();
  const orderBody = await orderOf(diner, 'express', { table: { kind: 'scanned', ...TABLE } });
  const { orderId } = await make(diner, 'POST', '/api/orders', orderBody, orderKey);
  const tip = await make(
    diner,
    'POST',
    '/api/tips',
    { target: { kind: 'order', orderId }, amountMinor: 50_000, payment: 'online' },
    keyed(),
  );
  const bill = await make(
    diner,
    'GET',
    `/api/bill?venueId=${VENUE}&tableId=${TABLE.tableId}&mainTerminalId=${VENUE}`,
  );
  const billBody = {
    venueId: VENUE,
    payment: 'online',
    toPayMinor: bill.toPayMinor,
    bonusesMinor: 0,
    bonusAccount: 'general',
    tipsMinor: 0,
    hasConsented: true,
  };
  const { preorderId } = await make(diner, 'POST', `/api/bill/${bill.id}/payment`, billBody, keyed());
  const { day } = await make(
    diner,
    'GET',
    `/api/booking/next-day?venueId=${VENUE}&day=${new Date().toISOString().slice(0, 10)}&guests=2`,
  );
  const { slots } = await make(diner, 'GET', `/api/booking/slots?venueId=${VENUE}&day=${day}&guests=2`);
  const { startsAt, durationMinutes } = slots.find(({ isAvailable }) => isAvailable);
  const booking = {
    venueId: VENUE,
    startsAt,
    durationMinutes,
    guests: 2,
    name: 'Ақмарал',
    phone: diner.phone,
  };
  const reservation = await make(
    diner,
    'POST',
    '/api/booking/reservations',
    { ...booking, wish: '', hasConsented: true },
    keyed(),
  );
  const { gifts } = await make(diner, 'GET', '/api/promos/gifts');
  return {
    addressId: address.id,
    addressKey,
    orderId,
    orderBody,
    orderKey,
    tipId: tip.id,
    billId: bill.id,
    billBody,
    preorderId,
    reservationId: reservation.id,
    giftId: gifts?.[0]?.id,
  };
}

/** Whether a request of our own page with this cookie is a signed-in diner's. */
export async function isSignedIn(front, cookie, headers = {}) {
  const answer = await front.ask('/api/session', { headers: { ...OWN_PAGE, cookie, ...headers } });
  return answer.status === 200 && JSON.parse(answer.text).isSignedIn;
}
