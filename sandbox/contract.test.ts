/** @jest-environment node */
import { z } from 'zod';
import { OPERATIONS, type RunningSandbox } from './server';
import { sendTo, codesOf, newKey, type Answer } from './testing/send-to';
import { signIn } from './testing/browser';
import type { World } from './testing/contract/contract-call';
import {
  callByContract,
  calls,
  codeIn,
  codeOf,
  contract,
  contractFile,
  goodCall,
  makeWorld,
  statusIn,
  withHeaders,
  type Changes,
} from './testing/contract/contract-caller';
import { CASES } from './testing/contract/contract-cases';
import { openBeforeTests } from './testing/hooks';

/** The browser's pages and the image proxy, which are served beside the operations. */
const PAGES = ['signInPage', 'signOutPage', 'getImage', 'paymentPage', 'kaspiPaymentPage'];

let running: RunningSandbox;
let world: World;
let checked = 0;

openBeforeTests(1, (opened) => (running = opened));
beforeAll(async () => {
  world = await makeWorld(running.app);
});

const writing = withHeaders.filter(({ good }) => good.keyed);

async function call(id: string, changes?: Changes): Promise<Answer> {
  const answer = await callByContract(world, id, changes);
  checked += 1;
  return answer;
}

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
    const answer = await sendTo(running.app, { url: `/contract/${name}` });
    expect(answer).toMatchObject({ status: 200, text: contractFile(name) });
    expect(answer.headers['content-type']).toContain('yaml');
  });

  it('answers 404 in the style of errors where it has nothing', async () => {
    const answer = await sendTo(running.app, { url: '/takeaway/v3/locations' });
    expect([answer.status, ...codesOf(answer)]).toEqual([404, 'not_found']);
  });
});

describe('a good call keeps the contract', () => {
  it.each(calls)('a good call keeps the contract of $id', async ({ id, good }) => {
    expect((await call(id)).status).toBe(good.status);
  });
});

describe('what calls that write ask for', () => {
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
    expect(checked).toBeGreaterThan(CASES.length + calls.length + 3 * writing.length);
  });
});

/** The answer without a member of its thing, or with others instead. */
function without(body: unknown, name: string, instead: Record<string, unknown> = {}): unknown {
  const { data } = z.object({ data: z.looseObject({}) }).parse(body);
  const rest = Object.fromEntries(Object.entries(data).filter(([member]) => member !== name));
  return { data: { ...rest, ...instead } };
}
