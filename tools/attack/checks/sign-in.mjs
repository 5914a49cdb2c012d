import { beginSignIn, createBrowser, OWN_PAGE, passProvider, signInDiner } from '../diner.mjs';
import { failures } from '../failures.mjs';
import { mapConcurrent } from '../../run/concurrency.mjs';

const PHONE = '+77020000021';
const SESSION = '__Host-session';

/** Where a diner must not be led after signing in. */
const ELSEWHERE = [
  '//evil.example',
  '/\\evil.example',
  '/%2f%2fevil.example/..',
  '/%5cevil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/../..//evil.example',
  'https://evil.example',
  'https:evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'x@evil.example',
  '@evil.example',
  '.evil.example',
  ':80@evil.example',
  '/\u2028/evil.example',
  '//％65vil.example',
  `/${'a'.repeat(5000)}`,
  '/api/auth/sign-out',
  '/auth?problem=state',
];

const problemOf = (answer) =>
  new URL(answer.headers.location ?? '/', 'https://none.test').searchParams.get('problem');
const hasSession = (answer) => answer.cookies.some((cookie) => new RegExp(`^${SESSION}=[^;]`).test(cookie));

/** A sign-in of a new browser, as far as the way back to us. */
async function ready(front) {
  const browser = createBrowser(front);
  const back = await passProvider(await beginSignIn(browser), PHONE);
  return { browser, back: new URL(back, front.origin) };
}

const pathOf = (url) => url.pathname + url.search;

/** What is wrong with an answer to a way back that must not sign in. */
const signedInBy = (what, answer) =>
  failures(
    hasSession(answer) && `${what} signs in`,
    answer.status !== 303 && `${what} is answered ${answer.status}`,
    answer.status === 303 && !problemOf(answer) && `${what} leads to ${answer.headers.location}`,
  );

export const SIGN_IN_CHECKS = [
  {
    id: 'S11',
    checked:
      'A sign-in goes out with a state and a challenge (S256) of its own, and comes back to our one address',
    async run({ front }) {
      const [one, other] = await Promise.all(
        [1, 2].map(async () => new URL(await beginSignIn(createBrowser(front))).searchParams),
      );
      const same = ['state', 'code_challenge'].filter(
        (name) => !one.get(name) || one.get(name) === other.get(name),
      );
      return {
        broken: failures(
          same.map((name) => `two sign-ins have one ${name}, or none`),
          one.get('code_challenge_method') !== 'S256' && 'the challenge is not S256',
          (one.get('code_challenge') ?? '').length < 43 && 'the challenge is short',
          one.get('redirect_uri') !== `${front.origin}/auth` && `it comes back to ${one.get('redirect_uri')}`,
          one.has('client_secret') && 'a secret is in the address',
        ),
      };
    },
  },
  {
    id: 'S12',
    checked: 'A way back with no state, garbage, or the state of another browser signs nobody in',
    async run({ front }) {
      const { back } = await ready(front);
      const code = back.searchParams.get('code');
      const forged = Buffer.from(JSON.stringify({ r: '/', n: '__proto__' })).toString('base64url');
      const ways = {
        'the way of another browser': pathOf(back),
        'a way without a state': `/auth?code=${code}`,
        'a state that is garbage': `/auth?code=${code}&state=garbage`,
        'an empty state': `/auth?code=${code}&state=`,
        'a forged state': `/auth?code=${code}&state=${forged}`,
        'two states': `/auth?code=${code}&state=a&state=${back.searchParams.get('state')}`,
        'a state of 5,000 letters': `/auth?code=${code}&state=${'A'.repeat(5000)}`,
        'the route itself': `/api/auth/callback${back.search}`,
      };
      const broken = await mapConcurrent(Object.entries(ways), async ([what, path]) =>
        signedInBy(what, await createBrowser(front).ask(path)),
      );
      return { seen: `${Object.keys(ways).length} ways`, broken: broken.flat() };
    },
  },
  {
    id: 'S13',
    checked: 'A way back works once',
    async run({ front }) {
      const { browser, back } = await ready(front);
      const first = await browser.ask(pathOf(back));
      const second = await browser.ask(pathOf(back));
      return {
        broken: failures(
          !hasSession(first) && 'the first does not sign in',
          hasSession(second) && 'the second signs in',
          // Who is signed in already is led on.
          second.status !== 303 && `the second is answered ${second.status}`,
        ),
      };
    },
  },
  {
    id: 'S14',
    checked:
      'A code of another sign-in, or of another issuer, is not taken with our state (mix-up, injection)',
    async run({ front }) {
      const [victim, attacker] = await Promise.all([ready(front), ready(front)]);
      const injected = new URL(victim.back);
      injected.searchParams.set('code', attacker.back.searchParams.get('code'));
      const third = await ready(front);
      const mixed = `${pathOf(third.back)}&iss=${encodeURIComponent('https://evil.example')}`;
      return {
        broken: failures(
          signedInBy('the code of another sign-in', await victim.browser.ask(pathOf(injected))),
          signedInBy('the answer of another issuer', await third.browser.ask(mixed)),
        ),
      };
    },
  },
  {
    id: 'S15',
    checked: 'After signing in nobody is led to another site, to a call of ours or back into the sign-in',
    async run({ front }) {
      const broken = await mapConcurrent(ELSEWHERE, async (target) => {
        const browser = createBrowser(front);
        const address = await beginSignIn(browser, target);
        const { r } = JSON.parse(Buffer.from(new URL(address).searchParams.get('state'), 'base64url'));
        const leads = new URL(r, front.origin);
        return failures(
          (leads.origin !== front.origin || r.length > 2000) &&
            `${target.slice(0, 30)} leads to ${r.slice(0, 60)}`,
          /^\/(api|auth)\b/.test(leads.pathname) && `${target} leads to ${r}`,
        );
      });
      const { browser, back } = await ready(front);
      const { status, headers } = await browser.ask(pathOf(back));
      return {
        seen: `${ELSEWHERE.length} addresses`,
        broken: failures(
          broken.flat(),
          new URL(headers.location).origin !== front.origin && `${status} leads to ${headers.location}`,
        ),
      };
    },
  },
  {
    id: 'S16',
    checked: 'The ways to the provider and back are kept by no cache, and pass no address on',
    async run({ front }) {
      const { browser, back } = await ready(front);
      const to = await createBrowser(front).ask('/api/auth/sign-in?return=/cart');
      const from = await browser.ask(pathOf(back));
      const answers = { 'the way there': to, 'the way back': from };
      return {
        broken: failures(
          Object.entries(answers).map(
            ([what, { headers }]) =>
              !/no-store/.test(headers['cache-control'] ?? '') && `${what} is ${headers['cache-control']}`,
          ),
          to.headers['referrer-policy'] !== 'no-referrer' && 'the way there tells who refers',
          /code=|token|track/.test(from.headers.location) && `the way back leads to ${from.headers.location}`,
        ),
      };
    },
  },
  {
    id: 'S17',
    checked:
      'A track signs nobody in that the host has not approved, nor from a foreign page or another browser',
    async run({ front }) {
      const browser = createBrowser(front);
      const taken = await browser.call('POST', '/api/auth/track');
      const { trackId } = JSON.parse(taken.text);
      const stranger = createBrowser(front);
      const unapproved = await browser.call('POST', '/api/auth/track/session', {});
      const handedOver = await stranger.call('POST', '/api/auth/track/session', { trackId });
      const madeUp = await stranger.call('POST', '/api/auth/track/session', { trackId: crypto.randomUUID() });
      const none = await stranger.call('POST', '/api/auth/track/session', {});
      const foreign = await stranger.ask('/api/auth/track/session', {
        method: 'POST',
        headers: {
          'x-site': 'kz-ru-web',
          'sec-fetch-site': 'cross-site',
          'content-type': 'application/json',
        },
        body: JSON.stringify({ trackId }),
      });
      const answers = { unapproved, 'handed over': handedOver, 'made up': madeUp, none, foreign };
      return {
        seen: Object.entries(answers)
          .map(([what, { status }]) => `${what} ${status}`)
          .join(', '),
        broken: failures(
          Object.entries(answers).map(
            ([what, answer]) => hasSession(answer) && `a track that is ${what} signs in`,
          ),
          unapproved.status !== 409 && `one that waits is answered ${unapproved.status}`,
          handedOver.status !== 409 && `one that waits elsewhere is answered ${handedOver.status}`,
          foreign.status !== 403 && `a foreign page is answered ${foreign.status}`,
        ),
      };
    },
  },
  {
    id: 'S18',
    checked: 'A host app’s code is taken only with the state of this browser',
    async run({ front }) {
      const browser = createBrowser(front);
      const begun = await browser.call('POST', '/api/auth/host', undefined, { 'x-site': 'kz-ru-webview' });
      const { state } = JSON.parse(begun.text);
      const { back } = await ready(front);
      const body = { code: back.searchParams.get('code'), state };
      const headers = { 'x-site': 'kz-ru-webview' };
      const stranger = await createBrowser(front).call('POST', '/api/auth/host/session', body, headers);
      const injected = await browser.call('POST', '/api/auth/host/session', body, headers);
      return {
        seen: `${stranger.status}, ${injected.status}`,
        broken: failures(
          (stranger.status === 200 || hasSession(stranger)) && 'another browser signs in by it',
          (injected.status === 200 || hasSession(injected)) && 'a code of another sign-in is taken',
        ),
      };
    },
  },
  {
    id: 'S19',
    checked:
      'A browser keeps a few begun sign-ins, however often it begins one: its cookies do not grow without end',
    async run({ front }) {
      const browser = createBrowser(front);
      for (let times = 0; times < 12; times += 1) await beginSignIn(browser);
      const kept = browser.jar.names().filter((name) => name.startsWith('__Host-sign-in-'));
      return { seen: `${kept.length} kept`, broken: failures(kept.length > 4 && `${kept.length} are kept`) };
    },
  },
  {
    id: 'S20',
    checked: 'Pages that need a diner lead a guest to the sign-in, and calls answer 401',
    async run({ front }) {
      const pages = [
        '/profile',
        '/profile/form',
        '/profile/gifts',
        '/orders',
        '/orders/90001',
        '/payment/success/90001',
      ];
      const calls = [
        '/api/profile',
        '/api/addresses',
        '/api/rewards',
        '/api/orders/list',
        '/api/promos/gifts',
      ];
      const broken = await mapConcurrent([...pages, ...calls], async (path) => {
        const { status, headers } = await front.ask(path, { headers: OWN_PAGE });
        if (path.startsWith('/api/')) return status !== 401 && `${path} is answered ${status}`;
        const leadsToSignIn =
          status === 303 && /^(https:\/\/[^/]+)?\/(api\/)?auth/.test(headers.location ?? '');
        return !leadsToSignIn && `${path} is answered ${status}, ${headers.location}`;
      });
      return { seen: `${pages.length} pages, ${calls.length} calls`, broken: failures(broken) };
    },
  },
  {
    id: 'S21',
    checked: 'Two diners in two browsers each get their own name, balance and addresses, asked in turns',
    async run({ front, diner }) {
      const second = await signInDiner(front, PHONE);
      const broken = await mapConcurrent(Array.from({ length: 20 }), async (_, number) => {
        const who = number % 2 === 0 ? diner : second;
        const answer = await who.call('GET', '/api/profile');
        return !answer.text.includes(who.phone) && `a profile is answered ${answer.status} and not their own`;
      });
      return { seen: '20 profiles', broken: failures([...new Set(broken)]) };
    },
  },
];
