/** @jest-environment node */
import { z } from 'zod';
import type { RunningSandbox } from '../../server';
import { fetchChat, botPath, chatToken, pushHeaders, readMessages } from '../../testing/account';
import { sendTo, control, newKey } from '../../testing/send-to';
import { Browser, DEMO_PHONE_GEORGIA, signIn, unescapeText } from '../../testing/browser';
import { startOver, openBeforeTests } from '../../testing/hooks';
import { placeOrder, plainOrder, readOrder, SAMAL } from '../../testing/orders';

const ofDevice = z.object({
  messages: z.array(
    z.object({ id: z.number(), title: z.string(), body: z.string(), link: z.string(), sent_at: z.string() }),
  ),
});

const PHONE = '+77020000001';
const WEB = { token: 'web:1', analyticDeviceID: 'device-1' };

let running: RunningSandbox;
let token: string;
openBeforeTests(0.2, (opened) => (running = opened));
beforeEach(async () => {
  token = await startOver(running.app);
});

const register = (body = WEB, bearer = token) =>
  sendTo(running.app, {
    method: 'POST',
    url: '/api/v2/push-gateway/token',
    headers: pushHeaders,
    body,
    token: bearer,
  });
const unassign = (body = WEB) =>
  sendTo(running.app, {
    method: 'POST',
    url: '/api/v2/push-gateway/token/un-assign',
    headers: pushHeaders,
    body,
  });
const readDevice = async (device = WEB.token, after = 0, origin?: string) => {
  const url = `/push/messages?token=${encodeURIComponent(device)}&after=${after}`;
  const answer = await sendTo(running.app, { url, headers: { 'x-fingerprint': undefined, origin } });
  return { ...answer, messages: ofDevice.parse(answer.body).messages };
};

/** A new order of the diner, moved to a status. */
async function orderIn(status: string, bearer = token): Promise<number> {
  const { id } = readOrder(await placeOrder(running.app, bearer, await plainOrder(running.app)));
  await control(running.app, 'POST', `orders/${id}/status`, { status });
  return id;
}

describe('a push', () => {
  it('goes to every device of the diner when an order comes into another status, with the way to the order', async () => {
    await register();
    await register({ token: 'web:2', analyticDeviceID: 'device-2' });
    const id = await orderIn('ready');
    for (const device of ['web:1', 'web:2']) {
      const { messages } = await readDevice(device);
      expect(messages.map(({ link }) => link)).toEqual([`/filials/${SAMAL}/order/${id}`]);
      expect(messages[0]?.title).toMatch(/^[A-Z]-\d{3} тапсырысы дайын$/);
      expect(messages[0]?.body).toBe('Самал: тапсырысыңыз сізді күтіп тұр');
    }
  });

  it.each([
    ['ru', 'cooking', /^Заказ \S+ готовится$/],
    ['en', 'completed', /^Order \S+ is completed$/],
    ['ka', 'ready', /^შეკვეთა \S+ მზადაა$/],
    ['kk', 'canceled', /^\S+ тапсырысы тоқтатылды$/],
  ])('speaks %s when the diner does', async (language, status, title) => {
    await sendTo(running.app, {
      method: 'POST',
      url: '/profile/api/v1/profile/language',
      token,
      body: { language },
    });
    await register();
    await orderIn(status);
    expect((await readDevice()).messages[0]?.title).toMatch(title);
  });

  it('reports each status of the order as time goes, and none twice', async () => {
    await register();
    readOrder(await placeOrder(running.app, token, await plainOrder(running.app)));
    expect((await readDevice()).messages).toEqual([]);
    for (const minutes of [3, 60, 60]) {
      await control(running.app, 'POST', 'clock', { advanceMinutes: minutes });
      await control(running.app, 'POST', 'clock', { advanceMinutes: 0 });
    }
    const titles = (await readDevice()).messages.map(({ title }) => title.replace(/\S+ /, ''));
    expect(titles).toEqual(['тапсырысы дайындалып жатыр', 'тапсырысы орындалды']);
  });

  it('gives the reason why an order was canceled, by the diner too', async () => {
    await register();
    const { id } = readOrder(await placeOrder(running.app, token, await plainOrder(running.app)));
    await sendTo(running.app, {
      method: 'POST',
      url: `/takeaway/v1/order/${id}/cancel`,
      token,
      key: newKey(),
    });
    expect((await readDevice()).messages.map(({ body }) => body)).toEqual([
      'Тапсырыстан өзіңіз бас тарттыңыз',
    ]);
  });

  it('is read from where the reader left off, by the app’s pages only', async () => {
    await register();
    await orderIn('cooking');
    const [first] = (await readDevice()).messages;
    await orderIn('ready');
    const later = await readDevice(WEB.token, first?.id, 'http://localhost:3000');
    expect(later.messages.map(({ title }) => title)).toEqual([expect.stringContaining('дайын')]);
    expect(later.headers['access-control-allow-origin']).toBe('http://localhost:3000');
    const foreign = await readDevice(WEB.token, 0, 'https://other.example');
    expect(foreign.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('no longer goes to a device that is un-assigned, and un-assigning an unknown one is no fault', async () => {
    await register();
    await orderIn('cooking');
    expect((await unassign()).status).toBe(204);
    await orderIn('cooking');
    expect((await readDevice()).messages).toEqual([]);
    expect((await unassign()).status).toBe(204);
  });

  it('goes to the diner who signed in last on a device, who reads no message of the diner before', async () => {
    await register();
    await orderIn('cooking');
    const other = await signIn(running.app, DEMO_PHONE_GEORGIA);
    await register(WEB, other);
    expect((await readDevice()).messages).toEqual([]);
    await orderIn('ready');
    expect((await readDevice()).messages).toEqual([]);
    await orderIn('ready', other);
    expect((await readDevice()).messages).toHaveLength(1);
  });

  it('goes to the newest token of a device, and once to one that registers again', async () => {
    await register();
    await register();
    await register({ ...WEB, token: 'web:newer' });
    await orderIn('cooking');
    expect((await readDevice()).messages).toEqual([]);
    expect((await readDevice('web:newer')).messages).toHaveLength(1);
  });

  it('is not sent for a deleted account', async () => {
    const own = await signIn(running.app, PHONE);
    await register(WEB, own);
    const { id } = readOrder(await placeOrder(running.app, own, await plainOrder(running.app)));
    await sendTo(running.app, { method: 'DELETE', url: '/api/v3/user', token: own });
    await control(running.app, 'POST', `orders/${id}/status`, { status: 'ready' });
    expect(await readMessages(running.app)).toEqual([]);
  });

  it('is shown on a page, with markup in it as text', async () => {
    await register();
    await orderIn('ready');
    const { text, headers } = await sendTo(running.app, { url: '/control/push?lang=en' });
    expect(unescapeText(text)).toContain('Самал: тапсырысыңыз сізді күтіп тұр');
    expect(text).toContain(`href="http://localhost:3000/filials/${SAMAL}/order/`);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('is refused without its headers by a plain message', async () => {
    const answer = await sendTo(running.app, {
      method: 'POST',
      url: '/api/v2/push-gateway/token',
      body: WEB,
      token,
    });
    expect(answer).toMatchObject({ status: 400, body: { message: 'Bad request' } });
  });
});

describe('the messenger', () => {
  it('is linked by pressing Start on the page that the app leads to', async () => {
    const before = await fetchChat(running.app, token);
    expect(before).toMatchObject({ status: 404, body: { bot_url: 'http://sandbox.test/bot' } });
    const browser = new Browser(running.app);
    const page = await browser.open(await botPath(running.app, token));
    expect(page.text).toContain('<html lang="kk">');
    expect((await fetchChat(running.app, token)).status).toBe(404);
    const linked = await browser.submit(page, {});
    expect(unescapeText(linked.text)).toContain('Чат байланыстырылды.');
    const after = await fetchChat(running.app, token);
    expect(after).toMatchObject({ status: 200, body: { data: { bot_url: 'http://sandbox.test/bot' } } });
    expect(after.text).toMatch(/"chat_id":"\d{9}"/);
    const profile = await sendTo(running.app, { url: '/profile/api/v1/profile', token });
    expect(profile.body).toMatchObject({ data: { is_notifications_linked: true } });
  });

  it('gives the same start parameter until it is used, and another to another diner', async () => {
    const other = await signIn(running.app, PHONE);
    const paths = [];
    for (const bearer of [token, token, other]) paths.push(await botPath(running.app, bearer));
    expect(paths[0]).toBe(paths[1]);
    expect(paths[0]).not.toBe(paths[2]);
    expect(paths[0]).toMatch(/\?start=[A-Za-z0-9_-]{1,64}$/);
  });

  it('shows the messages about orders, until it is stopped', async () => {
    const path = await botPath(running.app, token);
    await chatToken(running.app, token);
    await orderIn('ready');
    const browser = new Browser(running.app);
    const page = await browser.open(path);
    expect(unescapeText(page.text)).toContain('Самал: тапсырысыңыз сізді күтіп тұр');
    expect((await readMessages(running.app)).map(({ channel }) => channel)).toEqual(['chat']);
    await browser.submit(page, { stop: '1' });
    expect((await fetchChat(running.app, token)).status).toBe(404);
    await orderIn('ready');
    expect(await readMessages(running.app)).toEqual([]);
  });

  it.each(['/bot', '/bot?start=u_unknown', '/bot?start=%00', '/bot?start=a&start=b'])(
    'does not know whom %s is about',
    async (url) => {
      for (const method of ['GET', 'POST'] as const) {
        const answer = await sendTo(running.app, { method, url });
        expect(answer.status).toBe(404);
        expect(answer.text).not.toContain('<form');
      }
    },
  );

  it('is linked once when Start is pressed twice', async () => {
    const path = await botPath(running.app, token);
    await sendTo(running.app, { method: 'POST', url: path });
    const first = (await fetchChat(running.app, token)).text;
    await sendTo(running.app, { method: 'POST', url: path });
    expect((await fetchChat(running.app, token)).text).toBe(first);
  });
});
