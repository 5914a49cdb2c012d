import { gzipSync } from 'node:zlib';
import { pressHeaders } from '../diner.mjs';
import { failures } from '../lists.mjs';
import { mapConcurrent } from '../../run/concurrency.mjs';

/** `lib/bff/limits.ts`: for all guests of one address together. */
const SIGN_INS_OF_ADDRESS = 300;

/** What a caller may pretend to be. */
const pretended = (number) => {
  const address = `203.0.113.${number % 250}`;
  return [
    { 'x-forwarded-for': address },
    { 'x-forwarded-for': `${address}, 10.0.0.1, 127.0.0.1` },
    { 'x-real-ip': address, 'true-client-ip': address },
    { forwarded: `for=${address}`, 'cf-connecting-ip': address, 'x-client-ip': address },
    { cookie: `deviceId=device-${number}-made-up` },
  ][number % 5];
};

export const LIMITS_CHECKS = [
  {
    id: 'S49',
    checked: 'Sign-ins of one address have a limit, which a pretended address does not lift',
    async run({ front }) {
      const caller = front.newCaller();
      const answers = await mapConcurrent(
        Array.from({ length: SIGN_INS_OF_ADDRESS + 60 }),
        (_, number) => front.ask('/api/auth/sign-in?return=/', { caller, headers: pretended(number) }),
        16,
      );
      const refused = answers.filter(({ status }) => status === 429);
      return {
        seen: `${refused.length} of ${answers.length} are refused`,
        broken: failures(
          refused.length === 0 && 'none is refused',
          refused.some(({ headers }) => !Number(headers['retry-after'])) &&
            'a refusal does not say for how long',
          answers.some(({ status }) => status >= 500) && 'some fail',
        ),
      };
    },
  },
  {
    id: 'S52',
    checked:
      'What is too large is refused (a body, an address, a header, a cookie), and what our own pages send is not',
    async run({ front, diner }) {
      const post = (path, body, headers = {}) =>
        front.ask(path, {
          method: 'POST',
          headers: { ...pressHeaders(diner), ...headers },
          body,
        });
      const asked = {
        'a body of 100 kB': [await post('/api/cart/quote', 'x'.repeat(100_000)), [413]],
        'a body of 1 MB': [await post('/api/cart/quote', 'x'.repeat(1_000_000)), [413]],
        'a picture of 7 MB': [
          await post('/api/profile/avatar', Buffer.alloc(7_000_000), { 'content-type': 'image/png' }),
          [413],
        ],
        'a packed body': [
          await post('/api/cart/quote', gzipSync(Buffer.alloc(5_000_000, 32)), {
            'content-encoding': 'gzip',
          }),
          [400, 413, 415],
        ],
        'a picture of 4 MB': [
          await post('/api/profile/avatar', Buffer.alloc(4_000_000), { 'content-type': 'image/png' }),
          [415],
        ],
        'an address of 9,000 letters': [await front.ask(`/faq?x=${'a'.repeat(9000)}`), [414]],
        'an address of 40,000 letters': [await front.ask(`/faq?x=${'a'.repeat(40_000)}`), [414]],
        'a header of 64 kB': [
          await front.ask('/faq', { headers: { 'x-large': 'a'.repeat(64_000) } }),
          [400, 431, 494],
        ],
        'a cookie of 20 kB': [
          await front.ask('/faq', { headers: { cookie: `x=${'a'.repeat(20_000)}` } }),
          [400, 431, 494],
        ],
        'a thousand headers': [
          await front.ask('/faq', {
            headers: Object.fromEntries(
              Array.from({ length: 1000 }, (_, index) => [`x-${index}`, 'a'.repeat(60)]),
            ),
          }),
          [400, 431, 494],
        ],
      };
      return {
        seen: `${Object.keys(asked).length} things`,
        broken: failures(
          Object.entries(asked).map(
            ([what, [{ status }, wanted]]) => !wanted.includes(status) && `${what} is answered ${status}`,
          ),
        ),
      };
    },
  },
];
