/** @jest-environment node */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { NextRequest } from 'next/server';
import { setTestSettings } from '@/lib/core/env/test-settings';

/* Sign-in and sign-out at a provider that we have not made, by the app's own handlers; the test is the browser. */

const APP = 'http://app.test';

let child: ChildProcess;
let provider: string;
let signIn: typeof import('@/app/api/auth/sign-in/route').GET;
let callback: typeof import('@/app/api/auth/callback/route').GET;
let session: typeof import('@/app/api/session/route').GET;
let signOut: typeof import('@/app/api/auth/sign-out/route').POST;
let sessionOf: typeof import('@/lib/core/session/session-cookies.server').sessionOf;

beforeAll(async () => {
  child = spawn(process.execPath, [join(process.cwd(), 'app/api/auth/test-standard-provider.mjs'), APP], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (!child.stdout) throw new Error('no output');
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  provider = `http://127.0.0.1:${line.toString().trim()}`;
  setTestSettings({
    APP_ORIGIN: APP,
    UPSTREAM_URL: provider,
    SESSION_SECRET: 'the-secret-of-the-tests-0123456789',
  });
  ({ GET: signIn } = await import('@/app/api/auth/sign-in/route'));
  ({ GET: callback } = await import('@/app/api/auth/callback/route'));
  ({ GET: session } = await import('@/app/api/session/route'));
  ({ POST: signOut } = await import('@/app/api/auth/sign-out/route'));
  ({ sessionOf } = await import('@/lib/core/session/session-cookies.server'));
});
afterAll(() => child.kill());

/** Cookies of one origin, as a browser keeps them. */
class Jar {
  private readonly held = new Map<string, string>();

  take(response: Response): Response {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/Max-Age=0(;|$)/i.test(line) || /expires=Thu, 01 Jan 1970/i.test(line)) this.held.delete(name);
      else this.held.set(name, value);
    }
    return response;
  }

  get header(): string {
    return [...this.held].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  readonly get = (name: unknown) => {
    const value = this.held.get(String(name));
    return value === undefined ? undefined : { name: String(name), value };
  };
}

function toApp(jar: Jar, path: string, method = 'GET'): NextRequest {
  const headers = { cookie: jar.header, 'X-Site': 'kz-ru-web', Origin: APP };
  return new NextRequest(`${APP}${path}`, { method, headers });
}
const context = { params: Promise.resolve({}) };

/** Walks the provider's pages as a diner does: follows redirects, fills in the forms; ends at the app's address. */
async function walk(jar: Jar, from: string): Promise<URL> {
  let address = new URL(from);
  let form: URLSearchParams | null = null;
  for (let step = 0; step < 12; step += 1) {
    if (address.origin === APP) return address;
    const response: Response = jar.take(
      await fetch(address, {
        method: form ? 'POST' : 'GET',
        ...(form ? { body: form } : {}),
        headers: { cookie: jar.header },
        redirect: 'manual',
      }),
    );
    form = null;
    const location = response.headers.get('location');
    if (location) {
      address = new URL(location, address);
      continue;
    }
    const page = await response.text();
    const action = /action="([^"]+)"/.exec(page)?.[1];
    if (!action) throw new Error(`a page without a form: ${response.status} ${page.slice(0, 300)}`);
    form = new URLSearchParams();
    for (const [input] of page.matchAll(/<(?:input|button)[^>]*>/g)) {
      const name = /name="([^"]+)"/.exec(input)?.[1];
      if (name) form.set(name, /value="([^"]*)"/.exec(input)?.[1] ?? 'Айгерім');
    }
    address = new URL(action, address);
  }
  throw new Error('the provider leads nowhere');
}

async function begin(browser: Jar, returnTo: string): Promise<string> {
  const response = browser.take(
    await signIn(toApp(browser, `/api/auth/sign-in?return=${encodeURIComponent(returnTo)}`)),
  );
  return response.headers.get('location') ?? '';
}

async function signInAs(returnTo = '/cart?sheet=promo-code') {
  const [browser, atProvider] = [new Jar(), new Jar()];
  const back = await walk(atProvider, await begin(browser, returnTo));
  const response = browser.take(await callback(toApp(browser, `/api/auth/callback${back.search}`)));
  return { browser, atProvider, back, location: response.headers.get('location') };
}

const who = async (browser: Jar) =>
  (await browser.take(await session(toApp(browser, '/api/session'), context)).json()) as {
    isSignedIn: boolean;
    name: string | null;
  };

async function endToken(browser: Jar): Promise<void> {
  const token = (await sessionOf(browser))?.accessToken;
  const ended = await fetch(`${provider}/end-token`, { method: 'POST', body: JSON.stringify({ token }) });
  expect(ended.status).toBe(200);
}

describe('with a standard provider', () => {
  // Holds AUTH-01, AUTH-08.
  test('a diner comes back signed in to where the sign-in began', async () => {
    const { browser, back, location } = await signInAs();
    expect(back.pathname).toBe('/auth');
    expect(location).toBe(`${APP}/cart?sheet=promo-code`);
    await expect(who(browser)).resolves.toMatchObject({ isSignedIn: true, name: 'Айгерім' });
  });

  test('a sign-in replaces whatever session and id the browser had', async () => {
    const { browser: other } = await signInAs();
    const browser = new Jar();
    for (const planted of [`session=${other.get('session')?.value}; Path=/`, 'signedIn=planted; Path=/'])
      browser.take(new Response(null, { headers: { 'set-cookie': planted } }));
    const back = await walk(new Jar(), await begin(browser, '/'));
    browser.take(await callback(toApp(browser, `/api/auth/callback${back.search}`)));
    const [own, theirs] = [await sessionOf(browser), await sessionOf(other)];
    expect(own).toMatchObject({ accessToken: expect.any(String) as unknown });
    expect(own?.accessToken).not.toBe(theirs?.accessToken);
    expect(own?.signInId).not.toBe(theirs?.signInId);
    expect(browser.get('signedIn')?.value).toBe(own?.signInId);
  });

  test('a code works once, and in its own browser only', async () => {
    const { browser, back } = await signInAs();
    const again = await callback(toApp(browser, `/api/auth/callback${back.search}`));
    // A signed-in diner is led on without a new exchange.
    expect(again.headers.get('location')).toBe(`${APP}/cart?sheet=promo-code`);
    expect(again.headers.getSetCookie()).toEqual([]);
    const other = await callback(toApp(new Jar(), `/api/auth/callback${back.search}`));
    expect(other.headers.get('location')).toBe(
      `${APP}/auth?problem=state&return=%2Fcart%3Fsheet%3Dpromo-code`,
    );
  });

  test('a code without this browser’s proof is refused by the provider', async () => {
    const [browser, thief, atProvider] = [new Jar(), new Jar(), new Jar()];
    const back = await walk(atProvider, await begin(browser, '/'));
    const own = new URL(await begin(thief, '/'));
    const swapped = new URLSearchParams({
      code: back.searchParams.get('code') ?? '',
      state: own.searchParams.get('state') ?? '',
    });
    const response = await callback(toApp(thief, `/api/auth/callback?${swapped.toString()}`));
    expect(response.headers.get('location')).toBe(`${APP}/auth?problem=code&return=%2F`);
  });

  test('an ended token is renewed by the track, again and again', async () => {
    const { browser } = await signInAs();
    for (let round = 0; round < 3; round += 1) {
      const before = (await sessionOf(browser))?.accessToken;
      await endToken(browser);
      await expect(who(browser)).resolves.toMatchObject({ isSignedIn: true, name: 'Айгерім' });
      expect((await sessionOf(browser))?.accessToken).not.toBe(before);
    }
  });

  test('signing out ends the track, and leads through the provider’s logout page Home', async () => {
    const { browser, atProvider } = await signInAs();
    const before = await sessionOf(browser);
    const response = browser.take(await signOut(toApp(browser, '/api/auth/sign-out', 'POST'), context));
    const { address } = (await response.json()) as { address: string };
    expect((await walk(atProvider, address)).href).toBe(`${APP}/`);
    await expect(sessionOf(browser)).resolves.toBeNull();
    const { exchangeTrack } = await import('@/lib/core/session/tokens.server');
    await expect(
      exchangeTrack({ country: 'kz', language: 'ru', surface: 'web' }, undefined, before?.trackId ?? ''),
    ).rejects.toMatchObject({ status: 400 });
  });
});
