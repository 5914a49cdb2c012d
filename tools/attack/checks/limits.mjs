import { gzipSync } from 'node:zlib';
import { pressHeaders } from '../diner.mjs';
import { failures, judgeEach } from '../lists.mjs';
import { mapConcurrent } from '../../run/concurrency.mjs';

/** `lib/core/bff/limits.ts`: for all guests of one address together. */
const SIGN_INS_OF_ADDRESS = 300;

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

const KB = 1024;
const image = { 'content-type': 'image/png' };
const packed = { 'content-encoding': 'gzip' };
const HEAD_REFUSED = [400, 431, 494];
/** Heads by what they are, with what they are answered: a session of three cookies has 11 kB. */
const largeCookie = (size) => ({ cookie: `x=${'a'.repeat(size * KB - 2)}` });
const cookieOf = (size, wanted) => [`a cookie of ${size} kB`, largeCookie(size), wanted];
const numbered = (count, of) => Array.from({ length: count }, (_, index) => of(index));
const HEADS = [
  ...[1, 4, 8, 11].map((size) => cookieOf(size, [200])),
  ...[13, 15, 16].map((size) => cookieOf(size, [200, ...HEAD_REFUSED])),
  ...[17, 32, 64].map((size) => cookieOf(size, HEAD_REFUSED)),
  ['900 cookies', { cookie: numbered(900, (index) => `c${index}=x`).join('; ') }, [200]],
  ['a header of 64 kB', { 'x-large': 'a'.repeat(64 * KB) }, HEAD_REFUSED],
  [
    'a thousand headers',
    Object.fromEntries(numbered(1000, (index) => [`x-${index}`, 'a'.repeat(60)])),
    HEAD_REFUSED,
  ],
];
const BODIES = [
  ['/api/cart/quote', 'x'.repeat(100_000), {}, [413]],
  ['/api/cart/quote', 'x'.repeat(1_000_000), {}, [413]],
  ['/api/cart/quote', gzipSync(Buffer.alloc(5_000_000, 32)), packed, [400, 413, 415]],
  ['/api/profile/avatar', Buffer.alloc(7_000_000), image, [413]],
  // As large as a picture may be, but none.
  ['/api/profile/avatar', Buffer.alloc(4_000_000), image, [415]],
];

export const LIMITS_CHECKS = [
  {
    id: 'S49',
    checked: 'Sign-ins of one address have a limit, which a pretended address does not lift',
    async run({ front }) {
      const caller = front.newCaller();
      const answers = await mapConcurrent(
        Array.from({ length: SIGN_INS_OF_ADDRESS + 60 }),
        (_, number) => front.send('/api/auth/sign-in?return=/', { caller, headers: pretended(number) }),
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
      'A body, address, header or cookie that is too large is refused without a failure, and our own pages and a long session fit',
    run({ front, diner }) {
      const post = (path, body, headers) =>
        front.send(path, { method: 'POST', headers: { ...pressHeaders(diner), ...headers }, body });
      const requested = [
        ...BODIES.map(([path, body, headers, wanted]) => [
          `${body.length} bytes at ${path}`,
          () => post(path, body, headers),
          wanted,
        ]),
        ...[9000, 40_000].map((length) => [
          `an address of ${length} letters`,
          () => front.send(`/faq?x=${'a'.repeat(length)}`),
          [414],
        ]),
        ...HEADS.map(([what, headers, wanted]) => [what, () => front.send('/faq', { headers }), wanted]),
      ];
      return judgeEach('things', requested, async ([what, send, wanted]) => {
        const { status } = await send();
        return !wanted.includes(status) && `${what} is answered ${status}`;
      });
    },
  },
];
