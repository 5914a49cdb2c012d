import * as fc from 'fast-check';
import { cleanReport } from './clean-report';
import { reportSchema } from './report.schema';

/* Whatever an error holds, nothing of a person or a secret leaves us with its report. */

const SEED = 20_261_125;
const RUNS = 200;

const digits = (length: number) =>
  fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length })
    .map((all) => all.join(''));
const letters = (pool: string, minLength: number, maxLength: number) =>
  fc.array(fc.constantFrom(...pool), { minLength, maxLength }).map((all) => all.join(''));
const LATIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

const phone = fc.oneof(
  digits(10).map((rest) => `+7${rest}`),
  digits(10).map(
    (rest) => `8 (${rest.slice(0, 3)}) ${rest.slice(3, 6)}-${rest.slice(6, 8)}-${rest.slice(8)}`,
  ),
  digits(9).map((rest) => `+995 ${rest.slice(0, 3)} ${rest.slice(3)}`),
);
const token = fc.oneof(
  fc.uuid(),
  letters(`${LATIN}0123456789`, 24, 60).map((text) => `${text}7x`),
  fc
    .tuple(letters(`${LATIN}0123456789_-`, 30, 60), letters(`${LATIN}0123456789_-`, 30, 60))
    .map(([payload, signature]) => `eyJhbGciOi9.${payload}.${signature}`),
);
const coordinate = fc
  .tuple(fc.integer({ min: 40, max: 79 }), digits(5))
  .map(([whole, part]) => `${whole}.${part}`);
const mail = letters(LATIN, 3, 12).map((name) => `${name}@mail.kz`);
const name = letters('абвгдежзийклмнопрстуүқғңөәһіაბგდევზთიკლ', 4, 14);
const quoted = letters(LATIN, 4, 10).map((word) => `Abay ${word}`);

const canary = fc.oneof(
  phone.map((secret) => ({ secret, reported: `call ${secret} now` })),
  token.map((secret) => ({ secret, reported: `token ${secret} refused` })),
  token.map((secret) => ({ secret, reported: `authorization: Bearer ${secret}` })),
  coordinate.map((secret) => ({ secret, reported: `at ${secret}, failed` })),
  mail.map((secret) => ({ secret, reported: `to ${secret}` })),
  name.map((secret) => ({ secret, reported: `of ${secret}` })),
  quoted.map((secret) => ({ secret, reported: `no "${secret}" here` })),
  fc.oneof(phone, name, mail).map((secret) => ({
    secret,
    reported: `GET https://app.test/api/geo?text=${secret.replaceAll(' ', '+')} failed`,
  })),
);
const ours = fc.constantFrom('x is not a function', 'Failed to fetch', 'Cannot read properties of null');

test('no canary is left of what an error, its stack, its steps or its page hold', () => {
  fc.assert(
    fc.property(canary, ours, fc.jsonValue(), ({ secret, reported: told }, words, anything) => {
      const hidden = { [secret]: anything, name: secret, deep: [{ phone: secret }] };
      const event = {
        event_id: '0123456789abcdef0123456789abcdef',
        timestamp: 1_800_000_000,
        level: secret,
        release: secret,
        exception: {
          values: [
            {
              type: told,
              value: `${words}: ${told}`,
              mechanism: hidden,
              stacktrace: {
                frames: [
                  { filename: `https://app.test/orders/${secret}?q=${secret}`, function: told, vars: hidden },
                  { filename: `/_next/static/a.js?${secret}`, function: 'press', lineno: 1, colno: secret },
                ],
              },
            },
          ],
        },
        breadcrumbs: [
          { message: told, timestamp: 1, data: hidden },
          { message: 'page_viewed', timestamp: 2, data: hidden },
        ],
        tags: { page: `/orders/${secret}`, ...hidden },
        user: { id: secret, ip_address: secret, email: secret },
        request: { url: secret, headers: hidden, cookies: secret },
        contexts: hidden,
        extra: hidden,
      };
      const left = JSON.stringify(cleanReport(reportSchema.parse(event), undefined));
      expect(left).not.toContain(secret);
      expect(left).not.toContain(encodeURIComponent(secret));
      expect(left).not.toContain(secret.replaceAll(' ', '+'));
    }),
    { numRuns: RUNS, seed: SEED },
  );
});
