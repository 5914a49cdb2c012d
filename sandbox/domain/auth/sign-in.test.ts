/** @jest-environment node */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sendTo, control } from '../../testing/send-to';
import {
  Browser,
  CLIENT_ID,
  DEMO_CODE,
  DEMO_PHONE,
  DEMO_PHONE_GEORGIA,
  exchange,
  getCode,
  loginUrl,
  makePkce,
  signIn,
  tokenOf,
  unescapeText,
  type Page,
} from '../../testing/browser';
import { openBeforeTests } from '../../testing/hooks';

let app: FastifyInstance;

openBeforeTests(0.2, (running) => ({ app } = running));
afterEach(() => control(app, 'POST', 'reset'));

const readUser = (token: string) => sendTo(app, { url: '/api/v3/user', token });
const advance = (advanceMinutes: number) => control(app, 'POST', 'clock', { advanceMinutes });

/** Where the page's forms without a secret lead once their buttons are pressed. */
const waysOf = ({ text }: Page) =>
  [...text.matchAll(/<form method="get" action="([^"]*)">([\s\S]*?)<\/form>/g)]
    .filter(([, , parts = '']) => parts.includes('type="submit"'))
    .map(([, action = '', parts = '']) => {
      const fields = [...parts.matchAll(/name="([^"]+)" value="([^"]*)"/g)];
      const query = fields.map(([, name = '', value = '']) => [name, unescapeText(value)]);
      return `${action}?${new URLSearchParams(query).toString()}`;
    });

describe('the pages of sign-in', () => {
  it('lead from the phone over the code back to the app, with the state unchanged', async () => {
    const browser = new Browser(app);
    const start = await browser.open(loginUrl({ state: 'a b&c=d/é', lang: 'kk' }));
    expect(start.text).toContain('<html lang="kk">');
    const typed = await browser.submit(start, { phone: DEMO_PHONE });
    expect(typed.text).toContain('+77011234567');
    const done = await browser.submit(typed, { code: DEMO_CODE });
    expect(done.status).toBe(302);
    expect(`${done.location?.origin ?? ''}${done.location?.pathname ?? ''}`).toBe(
      'http://localhost:3000/auth',
    );
    expect(done.location?.searchParams.get('state')).toBe('a b&c=d/é');
    expect(done.location?.searchParams.get('code')).toMatch(/^\S{16,}$/);
  });

  it('run no script but the one that sends a whole code', async () => {
    const browser = new Browser(app);
    const start = await browser.open(loginUrl());
    expect(start.headers['content-security-policy']).toContain("script-src 'none'");
    const { text, headers } = await browser.submit(start, { phone: DEMO_PHONE });
    const scripts = [...text.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
    expect(scripts).toHaveLength(1);
    const hash = createHash('sha256').update(scripts.join()).digest('base64');
    expect(headers['content-security-policy']).toContain(`script-src 'sha256-${hash}'`);
    expect(text).toContain(`maxlength="${DEMO_CODE.length}"`);
  });

  it('send the code again, and lead back to another number of the same sign-in', async () => {
    const browser = new Browser(app);
    const start = await browser.open(loginUrl({ state: 'a b&c', lang: 'ru' }));
    const form = await browser.submit(start, { phone: DEMO_PHONE });
    const [sendAgain = '', otherNumber = ''] = waysOf(form);
    expect((await browser.open(sendAgain)).text).toContain('Код отправлен ещё раз.');
    const restart = await browser.open(otherNumber);
    const other = await browser.submit(restart, { phone: DEMO_PHONE_GEORGIA });
    const done = await browser.submit(other, { code: DEMO_CODE });
    expect(done.location?.searchParams.get('state')).toBe('a b&c');
  });

  it.each(['8 (701) 123-45-67', '77011234567', '+7 701 123 45 67'])('read the phone %s', async (phone) => {
    const token = tokenOf(await exchange(app, { code: await getCode(app, phone) }));
    expect((await readUser(token)).body).toMatchObject({ data: { attributes: { phone: '+77011234567' } } });
  });

  it.each(['', '12', 'phone', '+7 701 123 45 67 89 01 23'])('ask again for the phone %p', async (phone) => {
    const browser = new Browser(app);
    const again = await browser.submit(await browser.open(loginUrl()), { phone });
    expect(again.text).toContain('role="alert"');
    expect(again.text).toContain('aria-invalid="true"');
    expect(again.location).toBeNull();
  });

  it('make an account of a phone that has none', async () => {
    const token = await signIn(app, '+995 599 00 00 01');
    expect((await readUser(token)).body).toMatchObject({
      data: { attributes: { phone: '+995599000001', name: '' } },
    });
  });

  it('know both demo accounts', async () => {
    const users = [await signIn(app, DEMO_PHONE), await signIn(app, DEMO_PHONE_GEORGIA)].map(readUser);
    const answers = await Promise.all(users);
    expect(answers.map(({ body }) => body)).toMatchObject([
      { data: { id: 700431 } },
      { data: { id: 700432 } },
    ]);
  });

  it('go back with access_denied when the diner refuses', async () => {
    const browser = new Browser(app);
    const { location } = await browser.submit(await browser.open(loginUrl()), { refuse: '1' });
    expect(location?.origin).toBe('http://localhost:3000');
    expect(Object.fromEntries(location?.searchParams ?? [])).toEqual({
      error: 'access_denied',
      state: 'state-1',
    });
  });

  it.each([
    ['an unknown client', { client_id: 'other' }],
    ['no client', { client_id: undefined }],
    ['an address that is not registered', { redirect_uri: 'https://evil.example/auth' }],
    [
      'an origin that only begins like a registered one',
      { redirect_uri: 'http://localhost:3000.evil.example/auth' },
    ],
    [
      'an address with a registered one as its user',
      { redirect_uri: 'http://localhost:3000@evil.example/auth' },
    ],
    ['another path of a registered origin', { redirect_uri: 'http://localhost:3000/other' }],
    ['an address that is none', { redirect_uri: '//evil.example' }],
    ['no address', { redirect_uri: undefined }],
    ['no state', { state: undefined }],
    ['a challenge without its method', { code_challenge: makePkce().challenge }],
    ['the plain method of PKCE', { code_challenge: makePkce().challenge, code_challenge_method: 'plain' }],
  ])('show an error page to %s and never redirect', async (_what, changes) => {
    const browser = new Browser(app);
    for (const page of [
      await browser.open(loginUrl(changes)),
      await browser.post(loginUrl(changes), { refuse: '1' }),
    ]) {
      expect(page).toMatchObject({ status: 400, location: null });
      expect(page.headers['content-type']).toContain('text/html');
    }
  });

  it('end the attempt after 5 wrong codes, the right one included', async () => {
    const browser = new Browser(app);
    const form = await browser.submit(await browser.open(loginUrl()), { phone: DEMO_PHONE });
    for (let tries = 1; tries <= 4; tries += 1) {
      const wrong = await browser.submit(form, { code: '0000' });
      expect(wrong.text).toContain('role="alert"');
      expect(wrong.text).toContain('aria-invalid="true"');
    }
    await browser.submit(form, { code: '0000' });
    await expect(browser.submit(form, { code: DEMO_CODE })).resolves.toMatchObject({
      status: 400,
      location: null,
    });
  });

  it('end the attempt after 10 minutes', async () => {
    const browser = new Browser(app);
    const form = await browser.submit(await browser.open(loginUrl()), { phone: DEMO_PHONE });
    await advance(11);
    await expect(browser.submit(form, { code: DEMO_CODE })).resolves.toMatchObject({
      status: 400,
      location: null,
    });
  });

  it('remember the diner until the logout', async () => {
    const browser = new Browser(app);
    const form = await browser.submit(await browser.open(loginUrl()), { phone: DEMO_PHONE });
    await browser.submit(form, { code: DEMO_CODE });
    const again = await browser.open(loginUrl());
    expect(again.location?.searchParams.get('code')).toBeTruthy();
    const away = await browser.open(
      `/oauth2/logout?client_id=${CLIENT_ID}&redirect_uri=http://localhost:3000/profile&state=bye`,
    );
    expect(away.location?.toString()).toBe('http://localhost:3000/profile?state=bye');
    expect((await browser.open(loginUrl())).location).toBeNull();
  });

  it.each(['https://evil.example/', 'http://localhost:3001/', 'javascript:alert(1)'])(
    'never leave to %s at the logout',
    async (address) => {
      const page = await new Browser(app).open(
        `/oauth2/logout?client_id=${CLIENT_ID}&redirect_uri=${encodeURIComponent(address)}`,
      );
      expect(page).toMatchObject({ status: 400, location: null });
    },
  );

  it('escape what they echo', async () => {
    const sign = '"><script>alert(1)</script>';
    const browser = new Browser(app);
    const pages = [
      await browser.open(loginUrl({ state: sign })),
      await browser.open(loginUrl({ lang: sign })),
      await browser.open(loginUrl({ client_id: sign })),
      await browser.submit(await browser.open(loginUrl({ state: sign })), { phone: sign }),
    ];
    for (const { text, headers } of pages) {
      expect(text).not.toContain('<script');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
    }
    expect(pages.at(-1)?.text).toContain('&#60;script&#62;');
  });
});
