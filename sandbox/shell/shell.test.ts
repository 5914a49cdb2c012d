/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { sendTo, codesOf, control } from '../testing/send-to';
import { byTrack, CLIENT_ID, exchange, makePkce, makeTrack, REDIRECT_URI, tokenOf } from '../testing/browser';
import { openBeforeTests } from '../testing/hooks';

let app: FastifyInstance;

openBeforeTests(0.2, (running) => ({ app } = running));
afterEach(() => control(app, 'POST', 'reset'));

const post = (path: string, body: object) => sendTo(app, { method: 'POST', url: `/shell/${path}`, body });
const readUser = async (token: string) => (await sendTo(app, { url: '/api/v3/user', token })).body;

describe('the partner’s app', () => {
  it.each([
    ['', 'http://localhost:3000/?runtime=webview&#38;country=kz&#38;language=ru&#38;config=bank-app-kz'],
    ['?transport=react-native', 'runtime=react-native'],
    ['?country=ge&path=/orders?page=2', '/orders?page=2&#38;runtime=webview&#38;country=ge&#38;language=ka'],
    ['?path=//evil.example', 'http://localhost:3000/?runtime'],
    ['?path=/%5Cevil.example', 'http://localhost:3000/?runtime'],
  ])('the partner’s app with %j shows the app at %s', async (query, address) => {
    const { text, headers } = await sendTo(app, { url: `/shell${query}` });
    expect(text).toContain(address);
    expect(text).not.toContain('evil.example');
    expect(headers['content-security-policy']).toContain("frame-src 'self' http://localhost:3000;");
  });

  it('makes a code for its user, which only its verifier exchanges', async () => {
    const { verifier, challenge } = makePkce();
    const order = { client_id: CLIENT_ID, redirect_uri: REDIRECT_URI, code_challenge: challenge };
    const { code } = (await post('code', order)).body as { code: string };
    expect((await exchange(app, { code, code_verifier: `${verifier}x` })).status).toBe(400);
    const second = (await post('code', order)).body as { code: string };
    const token = tokenOf(await exchange(app, { code: second.code, code_verifier: verifier }));
    expect(await readUser(token)).toMatchObject({ data: { id: 700431 } });
    expect(codesOf(await post('code', { ...order, client_id: 'other' }))).toEqual(['invalid_client']);
  });

  it('approves a track for its user, once', async () => {
    const track = await makeTrack(app);
    expect((await post('track', { track_id: track })).body).toEqual({ status: 'success' });
    expect(await readUser(tokenOf(await exchange(app, byTrack(track))))).toMatchObject({
      data: { id: 700431 },
    });
    expect((await post('track', { track_id: track })).status).toBe(404);
  });

  it('pays no payment that there is not', async () => {
    const address = 'http://localhost:4000/checkout/8c1d2e3f-4a5b-4c6d-9e7f-8091a2b3c4d5';
    expect((await post('pay', { payment_url: address })).status).toBe(404);
  });
});
