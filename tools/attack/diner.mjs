/** The sandbox's venue with everything at once. */
export const VENUE = 3107;

export const ADDRESS = {
  label: 'Home',
  city: 'Алматы',
  street: 'Байзакова',
  building: '101',
  entrance: '2',
  floor: '5',
  apartment: '47',
  isPrivateHouse: false,
  comment: '',
  latitude: 43.2418,
  longitude: 76.9209,
};

/** What one-time codes are in the sandbox. */
const CODE = '1234';
/** The headers of a page of ours that asks. */
export const OWN_PAGE = { 'x-site': 'kz-ru-web', 'sec-fetch-site': 'same-origin' };
const JSON_TYPE = { 'content-type': 'application/json' };
/** The key of a press of its own. */
export const keyed = () => ({ 'idempotency-key': crypto.randomUUID() });
/** The headers of a press of a diner's own page, whatever its body is. */
export const pressHeaders = ({ jar }) => ({ ...OWN_PAGE, ...JSON_TYPE, ...keyed(), cookie: jar.header() });

/** A browser's cookies, by name. */
export function createJar() {
  const kept = new Map();
  return {
    take(cookies) {
      for (const cookie of cookies) {
        const [pair, ...attributes] = cookie.split(';');
        const at = pair.indexOf('=');
        const [name, value] = [pair.slice(0, at).trim(), pair.slice(at + 1)];
        if (attributes.some((attribute) => /^\s*max-age=0$/i.test(attribute))) kept.delete(name);
        else kept.set(name, value);
      }
    },
    header: () => [...kept].map(([name, value]) => `${name}=${value}`).join('; '),
    get: (name) => kept.get(name),
  };
}

/** A browser at the front: its cookies, and an address of its own. */
function createBrowser(front) {
  const jar = createJar();
  const caller = front.newCaller();
  /** Asks with the browser's cookies and keeps those of the answer. */
  const ask = async (path, { headers = {}, ...options } = {}) => {
    const cookie = jar.header();
    const answer = await front.ask(path, {
      caller,
      ...options,
      headers: { ...(cookie ? { cookie } : {}), ...headers },
    });
    jar.take(answer.cookies);
    return answer;
  };
  /** Calls the BFF as a page of ours does. */
  const call = (method, path, body, headers = {}) =>
    ask(path, {
      method,
      headers: { ...OWN_PAGE, ...(body === undefined ? {} : JSON_TYPE), ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  return { jar, caller, ask, call };
}

const pathOf = (address) => {
  const { pathname, search } = new URL(address);
  return pathname + search;
};

/** Sends the browser to the provider. @returns the address there */
async function beginSignIn(browser) {
  const begun = await browser.ask('/api/auth/sign-in?return=/profile/addresses');
  if (begun.status !== 303) throw new Error(`the way to the provider is answered ${begun.status}`);
  return begun.headers.location;
}

/** Passes the provider's pages. @returns path and query of our own that it leads back to */
async function passProvider(address, phone) {
  const form = async (target, fields) => {
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
  return pathOf(await form(await form(address, { phone }), { code: CODE }));
}

/**
 * Signs a diner in, without a browser's engine.
 * @returns their browser, with its session, and the way back that it came
 */
export async function signInDiner(front, phone) {
  const browser = createBrowser(front);
  await browser.ask('/?country=kz&language=ru');
  const back = await passProvider(await beginSignIn(browser), phone);
  const answer = await browser.ask(back);
  if (answer.status !== 303 || !browser.jar.get('__Host-session'))
    throw new Error(`the way back from the provider is answered ${answer.status}, without a session`);
  return { ...browser, phone, callback: back };
}
