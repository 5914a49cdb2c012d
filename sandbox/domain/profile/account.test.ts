/** @jest-environment node */
import { z } from 'zod';
import type { RunningSandbox } from '../../server';
import { sendTo, codesOf, control, newKey } from '../../testing/send-to';
import { byTrack, exchange, makeTrack, signIn, tokenOf } from '../../testing/browser';
import { openBeforeTests } from '../../testing/hooks';

let running: RunningSandbox;
openBeforeTests(0.2, (opened) => (running = opened));
beforeEach(() => control(running.app, 'POST', 'reset'));

const PHONE = '+77020000001';
const user = z.object({
  data: z.object({
    attributes: z.looseObject({ deleted_at: z.string().nullable(), restorable_until: z.string().nullable() }),
  }),
});

const read = (token: string) => sendTo(running.app, { url: '/api/v3/user', token });
const put = (token: string, attributes: unknown) =>
  sendTo(running.app, {
    method: 'PUT',
    url: '/api/v3/user',
    token,
    body: { data: { type: 'user', attributes } },
  });
const remove = (token: string, key = newKey()) =>
  sendTo(running.app, { method: 'DELETE', url: '/api/v3/user', token, key });
const restore = (token: string) =>
  sendTo(running.app, { method: 'POST', url: '/api/v3/user/restore', token, key: newKey() });
const advanceDays = (days: number) =>
  control(running.app, 'POST', 'clock', { advanceMinutes: days * 24 * 60 });

describe('the name of a diner', () => {
  it.each([
    ['Kazakh', 'Әлия', 'Құнанбайқызы'],
    ['Georgian', 'თამარი', 'ბაგრატიონი'],
    ['emoji', '🍕👩‍🍳', '🏳️‍🌈'],
    ['markup', '<b>Ада</b>', "O'Нил & Ко"],
    ['a hundred signs', '👍'.repeat(100), 'ა'.repeat(100)],
  ])('is stored as it was typed: %s', async (_what, name, surname) => {
    const token = await signIn(running.app, PHONE);
    expect((await put(token, { name, surname })).status).toBe(200);
    expect((await read(token)).body).toMatchObject({ data: { attributes: { name, surname } } });
  });

  it('changes by the members sent, the others stay', async () => {
    const token = await signIn(running.app, PHONE);
    await put(token, { name: 'Ада', bday: '1994-05-21', gender: 'female' });
    await put(token, { surname: 'Ким' });
    expect((await read(token)).body).toMatchObject({
      data: { attributes: { name: 'Ада', surname: 'Ким', bday: '1994-05-21', gender: 'female' } },
    });
    await put(token, { bday: '', gender: null });
    expect((await read(token)).body).toMatchObject({ data: { attributes: { bday: '', gender: null } } });
  });

  it('may be born yesterday, not today', async () => {
    await control(running.app, 'POST', 'clock', { at: '2030-03-13T08:00:00Z' });
    const token = await signIn(running.app, PHONE);
    expect((await put(token, { bday: '2030-03-12' })).status).toBe(200);
    const today = await put(token, { bday: '2030-03-13' });
    expect(today).toMatchObject({
      status: 422,
      body: { errors: [{ code: 'validation_failed', source: { pointer: '/data/attributes/bday' } }] },
    });
  });
});

describe('the profile', () => {
  it('gives the settings, and the language of messages', async () => {
    const token = await signIn(running.app, '+995599000001');
    const profile = () => sendTo(running.app, { url: '/profile/api/v1/profile', token });
    expect((await profile()).body).toMatchObject({
      data: { language: 'ka', country_code: 'ge', is_notifications_linked: false, has_paid_bill: false },
    });
    const set = await sendTo(running.app, {
      method: 'POST',
      url: '/profile/api/v1/profile/language',
      token,
      body: { language: 'en' },
    });
    expect(set.status).toBe(204);
    await control(running.app, 'POST', 'users', { phone: '+995599000001', hasPaidBill: true });
    expect((await profile()).body).toMatchObject({ data: { language: 'en', has_paid_bill: true } });
    expect((await read(token)).body).toMatchObject({ data: { attributes: { language: 'en' } } });
  });
});

describe('a deleted account', () => {
  it('answers until when it can be restored, 90 days on', async () => {
    await control(running.app, 'POST', 'clock', { at: '2030-03-13T08:00:00Z' });
    const answer = await remove(await signIn(running.app, PHONE));
    const { attributes } = user.parse(answer.body).data;
    expect(attributes.deleted_at?.slice(0, 16)).toBe('2030-03-13T08:00');
    expect(attributes.restorable_until?.slice(0, 16)).toBe('2030-06-11T08:00');
  });

  it('ends every other token and track, but not the one of the request', async () => {
    const token = await signIn(running.app, PHONE);
    const other = await signIn(running.app, PHONE);
    const stranger = await signIn(running.app);
    const track = await makeTrack(running.app, token);
    await remove(token);
    expect((await read(token)).status).toBe(200);
    expect(codesOf(await read(other))).toEqual(['token_invalid']);
    expect(codesOf(await exchange(running.app, byTrack(track)))).toEqual(['invalid_grant']);
    expect((await read(stranger)).status).toBe(200);
  });

  it('keeps the track that the asking token came from', async () => {
    const track = await makeTrack(running.app, await signIn(running.app, PHONE));
    await remove(tokenOf(await exchange(running.app, byTrack(track))));
    expect((await exchange(running.app, byTrack(track))).status).toBe(200);
  });

  it('answers again under the same key, and is refused under another', async () => {
    const token = await signIn(running.app, PHONE);
    const key = newKey();
    const first = await remove(token, key);
    expect(await remove(token, key)).toMatchObject({ status: 200, text: first.text });
    expect(codesOf(await remove(token))).toEqual(['account_deleted']);
  });

  it('can be signed in to and read, and nothing else', async () => {
    await remove(await signIn(running.app, PHONE));
    const token = await signIn(running.app, PHONE);
    expect(user.parse((await read(token)).body).data.attributes.deleted_at).not.toBeNull();
    const refused = await sendTo(running.app, { url: '/takeaway/v2/user/orders', token });
    expect([refused.status, ...codesOf(refused)]).toEqual([403, 'account_deleted']);
    const inEnvelope = await sendTo(running.app, { url: '/ladder-go/api/v1/balance/calculate-info', token });
    expect(inEnvelope).toMatchObject({ status: 200, body: { error_code: 403, code: 'account_deleted' } });
    expect(codesOf(await put(token, { name: 'Ада' }))).toEqual(['account_deleted']);
  });

  it('is restored on the 89th day, with everything that it had', async () => {
    const before = await signIn(running.app, PHONE);
    await put(before, { name: 'Ада' });
    await remove(before);
    await advanceDays(89);
    const token = await signIn(running.app, PHONE);
    const answer = await restore(token);
    expect(answer).toMatchObject({
      status: 200,
      body: { data: { attributes: { name: 'Ада', deleted_at: null, restorable_until: null } } },
    });
    expect((await put(token, { name: 'Ева' })).status).toBe(200);
    expect(codesOf(await restore(token))).toEqual(['account_not_deleted']);
  });

  it('cannot be restored on the 91st day', async () => {
    await remove(await signIn(running.app, PHONE));
    await advanceDays(91);
    const token = await signIn(running.app, PHONE);
    const answer = await restore(token);
    expect([answer.status, ...codesOf(answer)]).toEqual([410, 'restore_period_over']);
    expect(user.parse((await read(token)).body).data.attributes.deleted_at).not.toBeNull();
  });
});

describe('a track of a webview', () => {
  it('waits until the host approves it for its diner', async () => {
    const track = await makeTrack(running.app);
    expect(codesOf(await exchange(running.app, byTrack(track)))).toEqual(['authorization_pending']);
    await control(running.app, 'POST', `tracks/${track}/approve`, { phone: PHONE });
    const token = tokenOf(await exchange(running.app, byTrack(track)));
    expect((await read(token)).body).toMatchObject({ data: { attributes: { phone: PHONE } } });
    await advanceDays(89);
    expect((await exchange(running.app, byTrack(track))).status).toBe(200);
  });

  it('can be approved once, within ten minutes', async () => {
    const approve = (id: string) =>
      sendTo(running.app, { method: 'POST', url: `/control/tracks/${id}/approve`, body: { phone: PHONE } });
    const [first, late] = [await makeTrack(running.app), await makeTrack(running.app)];
    expect((await approve(first)).status).toBe(200);
    expect((await approve(first)).status).toBe(404);
    await control(running.app, 'POST', 'clock', { advanceMinutes: 11 });
    expect((await approve(late)).status).toBe(404);
  });
});
