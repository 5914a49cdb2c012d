/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { sendTo, codesOf, control, newKey } from '../../testing/send-to';
import {
  byTrack,
  DEMO_PHONE,
  DEMO_PHONE_GEORGIA,
  exchange,
  getCode,
  makePkce,
  makeTrack,
  signIn,
  tokenOf,
} from '../../testing/browser';
import { openBeforeTests } from '../../testing/hooks';

let app: FastifyInstance;

openBeforeTests(0.2, (running) => ({ app } = running));
afterEach(() => control(app, 'POST', 'reset'));

const readUser = (token: string) => sendTo(app, { url: '/api/v3/user', token });
const advance = (advanceMinutes: number) => control(app, 'POST', 'clock', { advanceMinutes });

describe('a code', () => {
  it('is exchanged once only', async () => {
    const code = await getCode(app, DEMO_PHONE);
    const answers = [await exchange(app, { code }), await exchange(app, { code })];
    expect(answers.map(({ status }) => status)).toEqual([200, 400]);
    expect(answers.flatMap(codesOf)).toEqual(['invalid_grant']);
  });

  it('is exchanged once when two ask at the same time', async () => {
    const code = await getCode(app, DEMO_PHONE);
    const answers = await Promise.all([exchange(app, { code }), exchange(app, { code })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('gives the same token again under the same key', async () => {
    const code = await getCode(app, DEMO_PHONE);
    const key = newKey();
    const first = await exchange(app, { code }, key);
    const again = await exchange(app, { code }, key);
    expect(again.text).toBe(first.text);
    expect(again.headers['idempotency-replayed']).toBe('true');
  });

  it('gives no token under that key after 5 minutes', async () => {
    const code = await getCode(app, DEMO_PHONE);
    const key = newKey();
    await exchange(app, { code }, key);
    await advance(6);
    expect(codesOf(await exchange(app, { code }, key))).toEqual(['invalid_grant']);
  });

  it('lives 60 seconds', async () => {
    const [late, inTime] = [await getCode(app, DEMO_PHONE), await getCode(app, DEMO_PHONE)];
    await advance(0.9);
    expect((await exchange(app, { code: inTime })).status).toBe(200);
    await advance(0.2);
    expect(codesOf(await exchange(app, { code: late }))).toEqual(['invalid_grant']);
  });

  const { verifier, challenge } = makePkce();
  it.each([
    ['another verifier', { code_verifier: makePkce().verifier }],
    ['no verifier', {}],
    ['another address', { code_verifier: verifier, redirect_uri: 'http://localhost:3000/' }],
  ])('is refused with %s', async (_what, changes) => {
    const code = await getCode(app, DEMO_PHONE, challenge);
    expect(codesOf(await exchange(app, { code, ...changes }))).toEqual(['invalid_grant']);
  });

  it('is refused with a verifier that was not asked for', async () => {
    const code = await getCode(app, DEMO_PHONE);
    expect(codesOf(await exchange(app, { code, code_verifier: verifier }))).toEqual(['invalid_grant']);
  });
});

describe('a token', () => {
  it('ends after an hour, and the track gives a new one', async () => {
    const token = await signIn(app);
    const track = await makeTrack(app, token);
    await advance(61);
    const ended = await readUser(token);
    expect([ended.status, ...codesOf(ended)]).toEqual([401, 'token_expired']);
    const fresh = tokenOf(await exchange(app, byTrack(track)));
    expect((await readUser(fresh)).status).toBe(200);
  });

  it('ends at once when the control API says so', async () => {
    const [kazakh, georgian] = [await signIn(app), await signIn(app, DEMO_PHONE_GEORGIA)];
    await control(app, 'POST', 'tokens/expire', { userId: 700431 });
    expect(codesOf(await readUser(kazakh))).toEqual(['token_expired']);
    expect((await readUser(georgian)).status).toBe(200);
    await control(app, 'POST', 'tokens/expire', { all: true });
    expect(codesOf(await readUser(georgian))).toEqual(['token_expired']);
  });

  it('a token that ended is refused even where no token is needed', async () => {
    const token = await signIn(app);
    await control(app, 'POST', 'tokens/expire', { all: true });
    const answer = await sendTo(app, { url: '/locations/v2/towns', token });
    expect([answer.status, ...codesOf(answer)]).toEqual([401, 'token_expired']);
  });
});

describe('a track', () => {
  it('may be exchanged again and again, and leaves older tokens alive', async () => {
    const token = await signIn(app);
    const track = await makeTrack(app, token);
    const others = [
      tokenOf(await exchange(app, byTrack(track))),
      tokenOf(await exchange(app, byTrack(track))),
    ];
    expect(new Set([token, ...others]).size).toBe(3);
    for (const one of [token, ...others]) expect((await readUser(one)).status).toBe(200);
  });

  it('a track without an owner waits for its approval and ends after 10 minutes', async () => {
    const track = await makeTrack(app);
    expect(codesOf(await exchange(app, byTrack(track)))).toEqual(['authorization_pending']);
    await advance(11);
    expect(codesOf(await exchange(app, byTrack(track)))).toEqual(['invalid_grant']);
  });

  it('a track that was revoked gives no token, ends those that it gave and answers so with a text of its own', async () => {
    const token = await signIn(app);
    const track = await makeTrack(app, token);
    const given = tokenOf(await exchange(app, byTrack(track)));
    const revoked = await sendTo(app, { method: 'DELETE', url: `/api/v1/oauth2/tracks/${track}` });
    expect(revoked.status).toBe(204);
    const refused = await exchange(app, byTrack(track));
    expect(refused).toMatchObject({
      status: 400,
      body: { errors: [{ code: 'invalid_grant', title: 'The track id isn’t valid' }] },
    });
    expect(codesOf(await readUser(given))).toEqual(['token_invalid']);
  });

  it('lives 90 days', async () => {
    const track = await makeTrack(app, await signIn(app));
    await advance(89 * 24 * 60);
    expect((await exchange(app, byTrack(track))).status).toBe(200);
    await advance(2 * 24 * 60);
    expect(codesOf(await exchange(app, byTrack(track)))).toEqual(['invalid_grant']);
  });
});
