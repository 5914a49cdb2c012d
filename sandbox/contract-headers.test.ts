/** @jest-environment node */
import type { RunningSandbox } from './server';
import type { World } from './testing/contract/contract-call';
import {
  callByContract,
  codeIn,
  codeOf,
  goodCall,
  makeWorld,
  statusIn,
  withHeaders,
} from './testing/contract/contract-caller';
import { openBeforeTests } from './testing/hooks';

// The decisions that the headers of a call make before the database is read.

/** The four languages, and what is read as Russian. */
const LANGUAGES = ['kk', 'ru', 'en', 'ka', 'fr', 'ru-RU,ru;q=0.9', undefined];

/** None, too short, too long, and with signs that it must not have. */
const BAD_FINGERPRINTS = [undefined, 'short', 'with a space', 'slash/slash', 'x'.repeat(129)];

const fingerprinted = withHeaders.filter(({ good }) => !good.readsLocale);
const writing = withHeaders.filter(({ good }) => good.keyed);

let running: RunningSandbox;
let world: World;

openBeforeTests(1, (opened) => (running = opened));
beforeAll(async () => {
  world = await makeWorld(running.app);
});

describe('a good call keeps the contract in every language', () => {
  it.each(withHeaders.flatMap(({ id, good }) => LANGUAGES.map((language) => ({ id, good, language }))))(
    'a good call keeps the contract in every language of $id in $language',
    async ({ id, good, language }) => {
      const { headers } = await good.make(world);
      const answer = await callByContract(world, id, {
        headers: { ...headers, 'accept-language': language },
      });
      expect(answer.status).toBe(good.status);
    },
  );
});

describe('what every call asks for', () => {
  it.each(
    fingerprinted.flatMap(({ id, called }) =>
      BAD_FINGERPRINTS.map((fingerprint) => ({ id, called, fingerprint })),
    ),
  )('$id is refused with the fingerprint $fingerprint', async ({ id, called, fingerprint }) => {
    const { headers } = await goodCall(id).make(world);
    const answer = await callByContract(world, id, { headers: { ...headers, 'x-fingerprint': fingerprint } });
    expect([answer.status, codeOf(answer)]).toEqual([400, codeIn(called, 'bad_request')]);
  });

  it.each(withHeaders.filter(({ called }) => called.token === 'required'))(
    '$id needs a token',
    async ({ id, called }) => {
      const answer = await callByContract(world, id, { token: null });
      const status = statusIn(called, 401);
      expect([answer.status, codeOf(answer)]).toEqual([status, codeIn(called, 'token_missing')]);
      if (status === 401) expect(answer.headers['www-authenticate']).toMatch(/^Bearer/);
    },
  );

  it.each(withHeaders.filter(({ called }) => called.token !== 'ignored'))(
    '$id refuses an unknown token',
    async ({ id, called }) => {
      const answer = await callByContract(world, id, { token: 'tk_nobody' });
      expect([answer.status, codeOf(answer)]).toEqual([
        statusIn(called, 401),
        codeIn(called, 'token_invalid'),
      ]);
    },
  );

  it.each(withHeaders.filter(({ called }) => called.token === 'ignored'))(
    '$id looks at no token',
    async ({ id, good }) => {
      expect((await callByContract(world, id, { token: 'tk_nobody' })).status).toBe(good.status);
    },
  );

  it.each(writing)('$id refuses a key of a wrong form', async ({ id, called }) => {
    const answer = await callByContract(world, id, { key: 'short' });
    expect([answer.status, codeOf(answer)]).toEqual([400, codeIn(called, 'bad_request')]);
  });
});
