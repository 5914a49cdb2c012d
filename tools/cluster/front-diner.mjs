import { randomUUID } from 'node:crypto';
import { frontClient } from './front-client.mjs';

/** The sandbox's venue with everything at once, and pages that everybody sees. */
export const VENUE = 3107;
export const PAGES = ['/', '/filials', `/filials/${VENUE}`, '/brands', '/faq'];
/** The demo diner of Kazakhstan; one-time codes are the same for all. */
export const DEMO = { phone: '+77011234567', code: '1234' };
export const OWN_PAGE = { 'x-site': 'kz-ru-web', 'sec-fetch-site': 'same-origin' };
export const JSON_TYPE = { 'content-type': 'application/json' };

/** An address of this machine for each number, since limits count each by itself; above 65,535 they go on in the next networks. */
export const loopbackAddress = (network, number) =>
  `127.${network + ((number >> 16) & 63)}.${(number >> 8) & 255}.${number & 255}`;

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
  const { pathname, search } = new URL(await submit(await submit(address, { phone }), { code: DEMO.code }));
  return pathname + search;
}

/** A diner without a browser: cookies, and calls as our pages make them, sent by `send(path, headers, body)`, `:method` among the headers. */
export function dinerOf(send) {
  const jar = cookieJar({ lang: 'ru', country: 'kz', deviceId: randomUUID() });
  const sendTo = async (path, headers = {}, body = undefined) => {
    const answer = await send(path, { cookie: jar.header(), ...headers }, body);
    jar.take(answer.headers['set-cookie']);
    return answer;
  };
  return {
    jar,
    view: (path, headers) => sendTo(path, headers),
    /** @returns status, headers and the answer's JSON; where it is none (a proxy has spoken) the body is undefined */
    async call(method, path, body, headers = {}) {
      const answer = await sendTo(
        path,
        { ':method': method, ...OWN_PAGE, ...(body === undefined ? {} : JSON_TYPE), ...headers },
        body === undefined ? undefined : JSON.stringify(body),
      );
      return { status: answer.status, headers: answer.headers, body: parsed(answer.body) };
    },
    async signIn(phone) {
      const begun = await sendTo('/api/auth/sign-in?return=%2Ffaq');
      if (begun.status !== 303) throw new Error(`the way to the provider is answered ${begun.status}`);
      const callback = await passProvider(begun.headers.location, phone);
      const done = await sendTo(callback);
      if (done.status >= 400) throw new Error(`the sign-in of ${phone} was answered ${done.status}`);
      return callback;
    },
  };
}

/** Such a diner with a connection to the front. `onRequest` gets each request with its status and its duration; the rest is of `frontClient`. */
export function createDiner(origin, certificate, { onRequest = () => undefined, ...options } = {}) {
  let client = frontClient(origin, certificate, options);
  const diner = dinerOf(async (path, headers, body) => {
    const begun = performance.now();
    let status = 'lost';
    try {
      const answer = await client.send(path, headers, body);
      status = answer.status;
      return answer;
    } finally {
      const [name] = path.split('?');
      onRequest({ method: headers[':method'] ?? 'GET', path: name, status, ms: performance.now() - begun });
    }
  });
  return {
    ...diner,
    /** Comes back on a new connection, like a restarted browser. */
    comeAnew() {
      client.close();
      client = frontClient(origin, certificate, options);
    },
    leave: () => client.close(),
    async callAt(url, method, path, body, headers = {}) {
      const { status } = await fetch(url + path, {
        method,
        headers: { ...OWN_PAGE, ...JSON_TYPE, cookie: diner.jar.header(), ...headers },
        body: JSON.stringify(body),
      });
      return { status };
    },
  };
}

/** The diner's own refresh of a menu, at one app itself. */
export const refreshMenu = (app, venueId) =>
  fetch(`${app.url}/api/menu/refresh`, {
    method: 'POST',
    headers: { ...OWN_PAGE, ...JSON_TYPE },
    body: JSON.stringify({ venueId }),
  });

/** All cookies of the demo diner, signed in at the front of a cluster, as a header. */
export async function signedInCookie(origin, cluster) {
  const diner = createDiner(origin, () => cluster.certificate);
  await diner.signIn(DEMO.phone);
  diner.leave();
  return diner.jar.header();
}

function parsed(bytes) {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}
