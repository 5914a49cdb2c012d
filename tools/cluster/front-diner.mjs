import { randomUUID } from 'node:crypto';
import { frontClient } from './front-client.mjs';

const CODE = '1234';
const SITE = { country: 'kz', language: 'ru', surface: 'web' };

/** The text that the provider's pages encode by numeric escapes. */
const unescapeText = (text) => text.replace(/&#(\d+);/g, (_all, code) => String.fromCharCode(Number(code)));

function cookieJar(given) {
  const cookies = new Map(Object.entries(given));
  return {
    header: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    take(lines = []) {
      for (const line of lines) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (name && /;\s*max-age=0/i.test(line)) cookies.delete(name);
        else if (name) cookies.set(name, value);
      }
    },
  };
}

/**
 * A diner without a browser: cookies, one connection to the front, calls as our pages make them.
 * @param options.site whose pages they look at
 * @param options.address of this machine (127.0.0.0/8) from which they come: limits count each by itself
 * @param options.answerMs after so long a request is lost; without, as long as the front may take
 * @param options.onAsked is told of each request: its method, its path without the query, its status (or how it was lost), and how long it took
 */
export function createDiner(
  origin,
  certificate,
  { site = SITE, address, answerMs, onAsked = () => undefined } = {},
) {
  const runtime = site.surface === 'webview' ? { runtime: 'webview' } : {};
  const jar = cookieJar({ lang: site.language, country: site.country, ...runtime, deviceId: randomUUID() });
  const ofPage = {
    'x-site': `${site.country}-${site.language}-${site.surface}`,
    'sec-fetch-site': 'same-origin',
  };
  let client = frontClient(origin, certificate, { address, answerMs });
  const ask = async (path, headers = {}, body) => {
    const begun = performance.now();
    let status = 'lost';
    try {
      const answer = await client.ask(path, { cookie: jar.header(), ...headers }, body);
      status = answer.status;
      jar.take(answer.headers['set-cookie']);
      return answer;
    } finally {
      const [name] = path.split('?');
      onAsked({ method: headers[':method'] ?? 'GET', path: name, status, ms: performance.now() - begun });
    }
  };
  return {
    /** Comes anew, as somebody does who has closed the browser: with another connection. */
    comeAnew() {
      client.close();
      client = frontClient(origin, certificate, { address, answerMs });
    },
    leave: () => client.close(),
    view: (path, headers) => ask(path, headers),
    /** @returns status and the answer's JSON; where it is none (a proxy has spoken) the body is undefined */
    async call(method, path, body, headers = {}) {
      const content = body === undefined ? {} : { 'content-type': 'application/json' };
      const answer = await ask(
        path,
        { ':method': method, ...ofPage, ...content, ...headers },
        body === undefined ? undefined : JSON.stringify(body),
      );
      return { status: answer.status, headers: answer.headers, body: parsed(answer.body) };
    },
    /** The same call at one app itself, past the front. */
    async callAt(url, method, path, body, headers = {}) {
      const answer = await fetch(url + path, {
        method,
        headers: { ...ofPage, 'content-type': 'application/json', cookie: jar.header(), ...headers },
        body: JSON.stringify(body),
      });
      return {
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: await answer.json(),
      };
    },
    /** Signs in at the provider's pages with a phone. */
    async signIn(phone) {
      const begun = await ask('/api/auth/sign-in?return=%2Ffaq');
      const provider = providerPages(begun.headers.location);
      await provider.submit({ phone });
      const back = await provider.submit({ code: CODE });
      const { pathname, search } = new URL(back);
      const done = await ask(pathname + search);
      if (done.status >= 400) throw new Error(`the sign-in of ${phone} was answered ${done.status}`);
    },
  };
}

function parsed(bytes) {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** A browser at the provider's pages. `submit` posts the page's first form and gives the address that it leads away to, if it does. */
function providerPages(address) {
  let cookie = '';
  let form = '';
  const go = async (url, init = {}) => {
    const answer = await fetch(url, {
      ...init,
      redirect: 'manual',
      headers: { ...init.headers, accept: 'text/html', cookie },
    });
    const [set] = answer.headers.getSetCookie();
    if (set) cookie = set.split(';', 1)[0];
    const to = answer.headers.get('location');
    if (to && new URL(to, url).origin === new URL(url).origin) return go(new URL(to, url).href);
    if (to) return to;
    const action = /<form method="post" action="([^"]*)"/.exec(await answer.text())?.[1] ?? '';
    form = new URL(unescapeText(action), url).href;
    return undefined;
  };
  let opened = go(address);
  return {
    async submit(fields) {
      await opened;
      opened = go(form, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      });
      return opened;
    },
  };
}
