import { keyed } from '../diner.mjs';
import { ADDRESS, VENUE, orderOf } from '../belongings.mjs';
import { failures } from '../failures.mjs';
import { mapConcurrent } from '../../run/concurrency.mjs';

/** Answers to what is not there for this diner; 400 would be of the request itself, and prove nothing. */
const REFUSED = [401, 403, 404, 409, 422];

/**
 * Asks as another diner. @returns what was given, by what was asked
 * @param secrets what of the owner must not be in an answer
 */
async function given(other, asked, secrets) {
  const broken = await mapConcurrent(
    asked,
    async ([method, path, body, headers]) => {
      const { status, text } = await other.call(method, path, body, headers);
      return failures(
        !REFUSED.includes(status) && `${method} ${path} is answered ${status}`,
        secrets.some((secret) => text.includes(secret)) && `${method} ${path} shows what is another’s`,
      );
    },
    1,
  );
  return broken.flat();
}

const ownerSecrets = (diner) => [diner.phone.slice(2), 'Айгер', ADDRESS.street];

export const OWNERS_CHECKS = [
  {
    id: 'S59',
    checked: 'Another diner’s order is read, paid, canceled, rated, repeated and tipped by nobody else',
    async run({ diner, other, belongings }) {
      const path = `/api/orders/${belongings.orderId}`;
      const broken = await given(
        other,
        [
          ['GET', path],
          ['GET', `${path}/courier`],
          ['GET', `${path}/receipt`],
          ['GET', `${path}/payment`],
          ['POST', `${path}/payment`, { payment: 'online' }, keyed()],
          ['POST', `${path}/cancel`],
          ['POST', `${path}/rating`, { score: 1, tags: [], comment: '' }],
          ['POST', `${path}/reorder`],
          [
            'POST',
            '/api/tips',
            { target: { kind: 'order', orderId: belongings.orderId }, amountMinor: 100, payment: 'online' },
            keyed(),
          ],
        ],
        ownerSecrets(diner),
      );
      const pages = await mapConcurrent(
        [
          `/orders/${belongings.orderId}`,
          `/typ/${VENUE}/order/${belongings.orderId}`,
          `/payment/success/${belongings.orderId}`,
          `/filials/${VENUE}/order/${belongings.orderId}`,
        ],
        async (page) => {
          const { text } = await other.ask(page);
          return (
            ownerSecrets(diner).some((secret) => text.includes(secret)) && `${page} shows what is another’s`
          );
        },
      );
      const still = JSON.parse((await diner.call('GET', path)).text);
      return {
        seen: `9 calls, ${pages.length} pages; it is ${still.status} still`,
        broken: failures(broken, pages, still.status === 'canceled' && 'it was canceled'),
      };
    },
  },
  {
    id: 'S60',
    checked: 'Another diner’s address is neither read nor changed nor deleted',
    async run({ diner, other, belongings }) {
      const path = `/api/addresses/${belongings.addressId}`;
      const changed = { ...ADDRESS, street: 'Changed' };
      const broken = await given(
        other,
        [
          ['GET', path],
          ['PUT', path, changed],
          ['DELETE', path],
        ],
        [ADDRESS.street],
      );
      const list = await other.call('GET', '/api/addresses');
      const { text } = await diner.call('GET', path);
      return {
        broken: failures(
          broken,
          list.text.includes(ADDRESS.street) && 'another’s list has it',
          !text.includes(ADDRESS.street) && 'it was changed',
        ),
      };
    },
  },
  {
    id: 'S61',
    checked: 'Another diner’s reservation is neither listed nor canceled',
    async run({ diner, other, belongings }) {
      const path = `/api/booking/reservations/${belongings.reservationId}/cancel`;
      const broken = await given(other, [['POST', path, undefined, keyed()]], [diner.phone]);
      const list = await other.call('GET', '/api/booking/reservations');
      const own = JSON.parse((await diner.call('GET', '/api/booking/reservations')).text);
      const still = own.reservations.find(({ id }) => id === belongings.reservationId);
      return {
        seen: `it is ${still?.status} still`,
        broken: failures(
          broken,
          list.text.includes(belongings.reservationId) && 'another’s list has it',
          !['pending', 'confirmed'].includes(still?.status) && 'it was canceled',
        ),
      };
    },
  },
  {
    id: 'S62',
    checked: 'Another diner’s payment of a bill, tips and gifts are unknown to everybody else',
    async run({ diner, other, belongings }) {
      const broken = await given(
        other,
        [
          ['GET', `/api/bill/preorder/${belongings.preorderId}`],
          ['POST', `/api/bill/${belongings.billId}/payment`, belongings.billBody, keyed()],
          ['GET', `/api/tips/${belongings.tipId}`],
          [
            'POST',
            '/api/tips',
            {
              target: { kind: 'bill', preorderId: belongings.preorderId },
              amountMinor: 100,
              payment: 'online',
            },
            keyed(),
          ],
          ['POST', `/api/promos/gifts/${belongings.giftId}/claim`],
        ],
        ownerSecrets(diner),
      );
      const page = await other.ask(`/bills/preorder/${belongings.preorderId}`);
      const { gifts } = JSON.parse((await diner.call('GET', '/api/promos/gifts')).text);
      const gift = gifts?.find(({ id }) => id === belongings.giftId);
      return {
        broken: failures(
          broken,
          page.status === 200 && page.text.includes('4471') && 'the page shows another’s bill',
          gift?.status !== 'available' && `the gift is ${gift?.status}`,
        ),
      };
    },
  },
  {
    id: 'S63',
    checked: 'Another diner’s idempotency key gives nothing of theirs, neither an order nor an address',
    async run({ diner, other, belongings }) {
      const address = await other.call(
        'POST',
        '/api/addresses',
        { ...ADDRESS, street: 'Own' },
        belongings.addressKey,
      );
      const body = await orderOf(other, 'express', { table: belongings.orderBody.table });
      const same = await other.call('POST', '/api/orders', belongings.orderBody, {
        ...belongings.orderKey,
        'x-repetition': '1',
      });
      const own = await other.call('POST', '/api/orders', body, belongings.orderKey);
      const idOf = ({ status, text }) => (status === 200 ? JSON.parse(text).orderId : undefined);
      return {
        seen: `address ${address.status}, order ${same.status} and ${own.status}`,
        broken: failures(
          address.text.includes(ADDRESS.street) && 'another’s address is answered',
          [same, own].map((answer) => idOf(answer) === belongings.orderId && 'another’s order is answered'),
          [address, same, own].map(({ status }) => status >= 500 && `it is answered ${status}`),
          ownerSecrets(diner)
            .slice(0, 2)
            .map((secret) => same.text.includes(secret) && 'it shows another diner'),
        ),
      };
    },
  },
  {
    id: 'S64',
    checked: 'A guest has nothing of any diner’s, by whatever id',
    async run({ front, diner, belongings }) {
      const guest = {
        call: (method, path, body, headers = {}) =>
          front.ask(path, {
            method,
            headers: {
              'x-site': 'kz-ru-web',
              'sec-fetch-site': 'same-origin',
              ...(body ? { 'content-type': 'application/json' } : {}),
              ...headers,
            },
            body: body && JSON.stringify(body),
          }),
      };
      const broken = await given(
        guest,
        [
          ['GET', `/api/orders/${belongings.orderId}`],
          ['GET', `/api/orders/${belongings.orderId}/receipt`],
          ['POST', `/api/orders/${belongings.orderId}/cancel`],
          ['GET', `/api/addresses/${belongings.addressId}`],
          ['GET', `/api/tips/${belongings.tipId}`],
          ['GET', `/api/bill/preorder/${belongings.preorderId}`],
          ['POST', `/api/booking/reservations/${belongings.reservationId}/cancel`, undefined, keyed()],
          ['GET', '/api/profile'],
          ['GET', '/api/rewards'],
          ['GET', '/api/notifications/chat'],
        ],
        ownerSecrets(diner),
      );
      return { seen: '10 calls', broken };
    },
  },
];
