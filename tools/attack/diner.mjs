import { cookieJar, JSON_TYPE, OWN_PAGE, passProvider } from '../cluster/front-diner.mjs';

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

/** The key of a press of its own. */
export const keyed = () => ({ 'idempotency-key': crypto.randomUUID() });
/** The headers of a press of a diner's own page, whatever its body is. */
export const pressHeaders = ({ jar }) => ({ ...OWN_PAGE, ...JSON_TYPE, ...keyed(), cookie: jar.header() });

/** A browser at the front: its cookies, and an address of its own. */
function createBrowser(front) {
  const jar = cookieJar();
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

/**
 * Signs a diner in, without a browser's engine.
 * @returns their browser, with its session, and the way back that it came
 */
export async function signInDiner(front, phone) {
  const browser = createBrowser(front);
  await browser.ask('/?country=kz&language=ru');
  const begun = await browser.ask('/api/auth/sign-in?return=/profile/addresses');
  if (begun.status !== 303) throw new Error(`the way to the provider is answered ${begun.status}`);
  const back = await passProvider(begun.headers.location, phone);
  const answer = await browser.ask(back);
  if (answer.status !== 303 || !browser.jar.get('__Host-session'))
    throw new Error(`the way back from the provider is answered ${answer.status}, without a session`);
  return { ...browser, phone, callback: back };
}
