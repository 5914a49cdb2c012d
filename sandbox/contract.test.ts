/** @jest-environment node */
import { z } from 'zod';
import { OPERATIONS, type RunningSandbox } from './server';
import { ask, codesOf, newKey, type Answer } from './testing/ask';
import { signIn } from './testing/browser';
import type { ContractOperation } from './testing/contract';
import type { World } from './testing/contract-call';
import {
  callByContract,
  contract,
  contractFile,
  goodCall,
  makeWorld,
  type Changes,
} from './testing/contract-caller';
import { GOOD_CALLS } from './testing/contract-calls';
import { CASES } from './testing/contract-cases';
import { openBeforeTests } from './testing/hooks';

/** The four languages, and what is read as Russian. */
const LANGUAGES = ['kk', 'ru', 'en', 'ka', 'fr', 'ru-RU,ru;q=0.9', undefined];

/** None, too short, too long, and with signs that it must not have. */
const BAD_FINGERPRINTS = [undefined, 'short', 'with a space', 'slash/slash', 'x'.repeat(129)];

/** The browser's pages and the image proxy, which stand beside the operations. */
const PAGES = ['signInPage', 'signOutPage', 'getImage', 'paymentPage', 'kaspiPaymentPage'];

let running: RunningSandbox;
let world: World;
let checked = 0;

openBeforeTests(1, (opened) => (running = opened));
beforeAll(async () => {
  world = await makeWorld(running.app);
});

const calls = Object.entries(GOOD_CALLS).map(([id, good]) => ({ id, good, called: contract.get(id) }));
const withHeaders = calls.filter(({ good }) => !good.bare);
const fingerprinted = withHeaders.filter(({ good }) => !good.readsLocale);
const writing = withHeaders.filter(({ good }) => good.keyed);

async function call(id: string, changes?: Changes): Promise<Answer> {
  const answer = await callByContract(world, id, changes);
  checked += 1;
  return answer;
}

/** Code of a refusal in any of the styles. */
function codeOf(answer: Answer): string | undefined {
  const [first] = codesOf(answer);
  return first ?? /"error_code":\d+,"code":"([^"]+)"/.exec(answer.text)?.[1];
}

/** HTTP status that a refusal has in the style of the operation. */
const statusIn = ({ errorStyle }: ContractOperation, status: number) =>
  errorStyle === 'errors' || errorStyle === 'message' ? status : 200;

/** Code of a refusal where the style of the operation tells it. */
const codeIn = ({ errorStyle }: ContractOperation, code: string) =>
  errorStyle === 'message' ? undefined : code;

describe('the sandbox', () => {
  it('has no operation that the contract does not have, and each is called here', () => {
    const written = [...contract.operations.values()].map(
      ({ method, path: template }) => `${method} ${template}`,
    );
    const had = OPERATIONS.map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`);
    expect(had.filter((one) => !written.includes(one))).toEqual([]);
    expect(calls.map(({ called }) => `${called.method} ${called.path}`).sort()).toEqual(
      [...had, ...PAGES.map((id) => `GET ${contract.get(id).path}`)].sort(),
    );
  });

  it('answers every path of the contract that it has', () => {
    for (const { called } of calls) {
      const url = called.path.replace(/\{(\w+)\}/g, ':$1');
      expect({ url, exists: running.app.hasRoute({ method: called.method, url }) }).toMatchObject({
        exists: true,
      });
    }
  });

  it.each(['openapi.yaml', 'entities.yaml'])('serves its copy of %s', async (name) => {
    const answer = await ask(running.app, { url: `/contract/${name}` });
    expect(answer).toMatchObject({ status: 200, text: contractFile(name) });
    expect(answer.headers['content-type']).toContain('yaml');
  });

  it('answers 404 in the style of errors where it has nothing', async () => {
    const answer = await ask(running.app, { url: '/takeaway/v3/locations' });
    expect([answer.status, ...codesOf(answer)]).toEqual([404, 'not_found']);
  });
});

describe('a good call keeps the contract', () => {
  it.each(calls)('of $id', async ({ id, good }) => {
    expect((await call(id)).status).toBe(good.status);
  });

  it.each(withHeaders.flatMap(({ id, good }) => LANGUAGES.map((language) => ({ id, good, language }))))(
    'of $id in $language',
    async ({ id, good, language }) => {
      const { headers } = await good.make(world);
      const answer = await call(id, { headers: { ...headers, 'accept-language': language } });
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
    const answer = await call(id, { headers: { ...headers, 'x-fingerprint': fingerprint } });
    expect([answer.status, codeOf(answer)]).toEqual([400, codeIn(called, 'bad_request')]);
  });

  it.each(withHeaders.filter(({ called }) => called.token === 'required'))(
    '$id needs a token',
    async ({ id, called }) => {
      const answer = await call(id, { token: null });
      const status = statusIn(called, 401);
      expect([answer.status, codeOf(answer)]).toEqual([status, codeIn(called, 'token_missing')]);
      if (status === 401) expect(answer.headers['www-authenticate']).toMatch(/^Bearer/);
    },
  );

  it.each(withHeaders.filter(({ called }) => called.token !== 'ignored'))(
    '$id refuses an unknown token',
    async ({ id, called }) => {
      const answer = await call(id, { token: 'tk_nobody' });
      expect([answer.status, codeOf(answer)]).toEqual([
        statusIn(called, 401),
        codeIn(called, 'token_invalid'),
      ]);
    },
  );

  it.each(withHeaders.filter(({ called }) => called.token === 'ignored'))(
    '$id looks at no token',
    async ({ id, good }) => {
      expect((await call(id, { token: 'tk_nobody' })).status).toBe(good.status);
    },
  );

  it.each(writing)('$id refuses a key of a wrong form', async ({ id, called }) => {
    const answer = await call(id, { key: 'short' });
    expect([answer.status, codeOf(answer)]).toEqual([400, codeIn(called, 'bad_request')]);
  });

  it.each(writing)(
    '$id replays its answer and refuses the key for another query',
    async ({ id, good, called }) => {
      const key = newKey();
      const parts = await good.make(world);
      const first = await call(id, { ...parts, key });
      const again = await call(id, { ...parts, key });
      expect(first.headers['idempotency-replayed']).toBeUndefined();
      expect(again).toMatchObject({ status: first.status, text: first.text });
      expect(again.headers['idempotency-replayed']).toBe('true');
      const other = await call(id, { ...parts, query: 'other=1', key });
      expect([other.status, codeOf(other)]).toEqual([422, codeIn(called, 'idempotency_key_reused')]);
    },
  );

  it('createTakeawayOrder needs a key and the country', async () => {
    const withoutKey = await call('createTakeawayOrder', { key: null });
    expect([withoutKey.status, codeOf(withoutKey)]).toEqual([400, 'idempotency_key_required']);
    for (const country of [undefined, 'us', 'KZ']) {
      const answer = await call('createTakeawayOrder', { headers: { 'x-country-code': country } });
      expect([answer.status, codeOf(answer)]).toEqual([400, 'bad_request']);
    }
  });
});

it('getNotificationChat tells where to link a chat', async () => {
  const token = await signIn(running.app, '+7 703 000 00 02');
  expect((await call('getNotificationChat', { token })).status).toBe(404);
});

describe('a deleted account', () => {
  /** Reading it, restoring it and signing out. */
  const answered = ['getUser', 'restoreUser', 'revokeTrack', 'unassignPushToken'];
  let token: string;
  beforeAll(async () => {
    token = await signIn(running.app, '+7 703 000 00 01');
    await call('deleteUser', { token });
  });

  it.each(
    withHeaders.filter(
      ({ id, called, good }) => called.token !== 'ignored' && !good.readsLocale && !answered.includes(id),
    ),
  )('$id is refused', async ({ id, called }) => {
    const answer = await call(id, { token });
    expect([answer.status, codeOf(answer)]).toEqual([
      statusIn(called, 403),
      codeIn(called, 'account_deleted'),
    ]);
  });

  it.each(answered)('%s answers', async (id) => {
    const own = await signIn(running.app, '+7 703 000 00 01');
    expect((await call(id, { token: own })).status).toBe(goodCall(id).status);
    await call('restoreUser', { token });
    await call('deleteUser', { token });
  });

  it('is restored once', async () => {
    await call('restoreUser', { token });
    const again = await call('restoreUser', { token });
    expect([again.status, codeOf(again)]).toEqual([409, 'account_not_deleted']);
  });
});

describe('a call that asks for something else keeps the contract', () => {
  it.each(CASES)('$operation: $title', async ({ operation, status, code, title: _title, ...parts }) => {
    const answer = await call(operation, parts);
    expect([answer.status, codeOf(answer)]).toEqual([status, code]);
  });
});

describe('the check itself', () => {
  const asks = () => call('getFilialCard');
  it.each<[string, (answer: Answer) => Answer]>([
    ['a member is missing', (answer) => ({ ...answer, body: without(answer.body, 'brand_name') })],
    [
      'a member is of another type',
      (answer) => ({ ...answer, body: without(answer.body, 'name', { name: 7 }) }),
    ],
    ['the status is unknown', (answer) => ({ ...answer, status: 302 })],
    [
      'the content type is another',
      (answer) => ({ ...answer, headers: { 'content-type': 'application/json' } }),
    ],
    ['there is no body', (answer) => ({ ...answer, body: undefined, text: '' })],
    [
      'the code is not one of the operation',
      (answer) => ({
        ...answer,
        status: 404,
        body: { errors: [{ status: '404', code: 'bill_not_found', title: 'x' }] },
      }),
    ],
    [
      'the code has another status',
      (answer) => ({
        ...answer,
        status: 409,
        body: { errors: [{ status: '409', code: 'terminal_not_found', title: 'x' }] },
      }),
    ],
  ])('sees when %s', async (_what, broken) => {
    expect(contract.check('getFilialCard', broken(await asks()))).not.toEqual([]);
  });

  it('was made for every call of this file', () => {
    const perOperation = LANGUAGES.length + BAD_FINGERPRINTS.length;
    expect(checked).toBeGreaterThan(
      CASES.length + calls.length + fingerprinted.length * perOperation + 3 * writing.length,
    );
  });
});

/** The answer without a member of its thing, or with others instead. */
function without(body: unknown, name: string, instead: Record<string, unknown> = {}): unknown {
  const { data } = z.object({ data: z.looseObject({}) }).parse(body);
  const rest = Object.fromEntries(Object.entries(data).filter(([member]) => member !== name));
  return { data: { ...rest, ...instead } };
}
