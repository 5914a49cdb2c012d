import { randomUUID } from 'node:crypto';
import { frontClient } from './front-client.mjs';

/** What one-time codes are in the sandbox. */
const CODE = '1234';
/** The headers of a page of ours that asks. */
export const OWN_PAGE = { 'x-site': 'kz-ru-web', 'sec-fetch-site': 'same-origin' };
export const JSON_TYPE = { 'content-type': 'application/json' };

/**
 * An address of this machine, another one for each number: limits count each by itself.
 * @param network the second byte; numbers above 65,535 go on in the networks after it
 */
export const loopbackAddress = (network, number) =>
  `127.${network + ((number >> 16) & 63)}.${(number >> 8) & 255}.${number & 255}`;

/** A browser's cookies, by name. */
export function cookieJar(given = {}) {
  const cookies = new Map(Object.entries(given));
  return {
    get: (name) => cookies.get(name),
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

/** Passes the provider's pages, phone and code. @returns path and query of our own that they lead back to */
export async function passProvider(address, phone) {
  const submit = async (target, fields) => {
    const answer = await fetch(target, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
    const location = answer.headers.get('location');
    if (!location) throw new Error(`the provider answers ${answer.status}`);
    return new URL(location, address).href;
  };
  const { pathname, search } = new URL(await submit(await submit(address, { phone }), { code: CODE }));
  return pathname + search;
}

/**
 * A diner without a browser: cookies, one connection to the front, calls as our pages make them.
 * @param options.address of this machine (127.0.0.0/8) from which they come
 * @param options.answerMs after so long a request is lost; without, as long as the front may take
 * @param options.onAsked gets each request: its method, its path without the query, its status (or how it was lost), and its duration
 */
export function createDiner(origin, certificate, { address, answerMs, onAsked = () => undefined } = {}) {
  const jar = cookieJar({ lang: 'ru', country: 'kz', deviceId: randomUUID() });
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
      const answer = await ask(
        path,
        { ':method': method, ...OWN_PAGE, ...(body === undefined ? {} : JSON_TYPE), ...headers },
        body === undefined ? undefined : JSON.stringify(body),
      );
      return { status: answer.status, headers: answer.headers, body: parsed(answer.body) };
    },
    /** The same call at one app itself, past the front. */
    async callAt(url, method, path, body, headers = {}) {
      const { status } = await fetch(url + path, {
        method,
        headers: { ...OWN_PAGE, ...JSON_TYPE, cookie: jar.header(), ...headers },
        body: JSON.stringify(body),
      });
      return { status };
    },
    /** Signs in at the provider's pages with a phone. */
    async signIn(phone) {
      const begun = await ask('/api/auth/sign-in?return=%2Ffaq');
      const done = await ask(await passProvider(begun.headers.location, phone));
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
