import { sealData } from 'iron-session';
import { isSignedIn } from '../belongings.mjs';
import { beginSignIn, createBrowser, OWN_PAGE, signInDiner } from '../diner.mjs';
import { failures } from '../failures.mjs';
import { mapConcurrent } from '../../run/concurrency.mjs';
import { until } from '../../run/until.mjs';

const SESSION = '__Host-session';
/** What one process tells another is there within so long. */
const TOLD_MS = 1000;
/** For so long it is watched, to say how much later it was. */
const WATCHED_MS = TOLD_MS * 3;

/** The diner's cookies with another session. */
const withSession = (diner, session) =>
  `${SESSION}=${session}; signedIn=${diner.jar.get('signedIn')}; country=kz; lang=ru`;

/** Cookies that only look like the diner's session, by what is wrong with them. */
async function forgedSessions(diner) {
  const seal = diner.jar.get(SESSION);
  const at = (index, letter) => seal.slice(0, index) + letter + seal.slice(index + 1);
  const middle = Math.floor(seal.length / 2);
  const other = seal[middle] === 'A' ? 'B' : 'A';
  const content = { version: 2, accessToken: 'x', trackId: null, signedInAt: Date.now(), seenAt: Date.now() };
  const foreign = await sealData(
    { ...content, mark: 'stolen' },
    { password: 'another secret, of an attacker, long enough' },
  );
  return {
    'one letter changed': at(middle, other),
    'cut off': seal.slice(0, -8),
    'one letter more': `${seal}A`,
    'another end': seal.replace(/~\d+$/, '~1'),
    'without its end': seal.replace(/~\d+$/, ''),
    'its first part twice': `${seal}*${seal}`,
    'of two pieces, one missing': `2.${seal}`,
    'of nine pieces': `9.${seal}`,
    'sealed with another secret': foreign,
    'not sealed at all': Buffer.from(JSON.stringify(content)).toString('base64url'),
    'signed by nobody': `eyJhbGciOiJub25lIn0.${Buffer.from(JSON.stringify(content)).toString('base64url')}.`,
    empty: '',
    'four thousand letters': 'A'.repeat(4000),
  };
}

export const SESSION_CHECKS = [
  {
    id: 'S01',
    checked: 'The session’s cookie is bound to our origin and to https, and no script reads it',
    async run({ front }) {
      const diner = await signInDiner(front, '+77011234567');
      const session = diner.lastCookies.find((cookie) => new RegExp(`^${SESSION}=[^;]`).test(cookie));
      return {
        seen: `${diner.jar.get(SESSION).length} letters`,
        broken: failures(
          !session && 'no session cookie is set',
          ...['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/'].map(
            (attribute) => session && !session.includes(`; ${attribute}`) && `it is not ${attribute}`,
          ),
          session && /domain=/i.test(session) && 'it names a domain',
        ),
      };
    },
  },
  {
    id: 'S02',
    checked:
      'Every other cookie is Secure, SameSite and of no domain; only what opens nothing may be read by scripts',
    async run({ front }) {
      const diner = await signInDiner(front, '+77011234567');
      const browser = createBrowser(front);
      const { cookies } = await browser.ask('/?country=kz&language=ru');
      const begun = await browser.ask('/api/auth/sign-in?return=/');
      const all = [...cookies, ...begun.cookies, ...diner.lastCookies];
      const readable = all
        .filter((cookie) => !/; HttpOnly/.test(cookie))
        .map((cookie) => cookie.split('=')[0]);
      const onlyReadable = `signedIn=${diner.jar.get('signedIn')}; deviceId=${diner.jar.get('deviceId')}`;
      return {
        seen: `readable: ${[...new Set(readable)].join(', ')}`,
        broken: failures(
          all.map((cookie) => !/; Secure/.test(cookie) && `${cookie.split('=')[0]} is not Secure`),
          all.map((cookie) => !/; SameSite=/.test(cookie) && `${cookie.split('=')[0]} has no SameSite`),
          all.map((cookie) => /domain=/i.test(cookie) && `${cookie.split('=')[0]} names a domain`),
          readable.map((name) => /session|sign-in-|track|device/i.test(name) && `scripts may read ${name}`),
          (await isSignedIn(front, onlyReadable)) && 'the readable cookies open a session',
        ),
      };
    },
  },
  {
    id: 'S03',
    checked: 'A session’s cookie shows nothing of the diner or of the platform’s token',
    run({ diner }) {
      const seal = diner.jar.get(SESSION);
      const read = seal.split(/[*.~]/).map((part) => Buffer.from(part, 'base64url').toString('latin1'));
      const found = [seal, ...read].filter((text) =>
        /accessToken|signedInAt|7011234567|700431|tk_/.test(text),
      );
      return { broken: failures(found.length > 0 && 'it can be read') };
    },
  },
  {
    id: 'S04',
    checked: 'A session that was changed, cut, forged or sealed elsewhere opens nothing and is taken away',
    async run({ front, diner }) {
      const forged = Object.entries(await forgedSessions(diner));
      const broken = await mapConcurrent(forged, async ([what, session]) => {
        const cookie = withSession(diner, session);
        const { status, text, cookies } = await front.ask('/api/session', {
          headers: { ...OWN_PAGE, cookie },
        });
        const addresses = await front.ask('/api/addresses', { headers: { ...OWN_PAGE, cookie } });
        return failures(
          (status !== 200 || JSON.parse(text).isSignedIn) &&
            `a session that is ${what} is answered ${status}`,
          addresses.status !== 401 &&
            `with a session that is ${what} addresses are answered ${addresses.status}`,
          !cookies.some((one) => one.startsWith(`${SESSION}=;`)) && `what is ${what} is not taken away`,
        );
      });
      return { seen: `${forged.length} forgeries`, broken: broken.flat() };
    },
  },
  {
    id: 'S05',
    checked: 'A seal of ours that was made for something else is no session',
    async run({ front, diner }) {
      const browser = createBrowser(front);
      await beginSignIn(browser);
      const name = browser.jar.names().find((one) => one.startsWith('__Host-sign-in-'));
      const seal = name && browser.jar.get(name);
      const taken = seal && (await isSignedIn(front, withSession(diner, seal)));
      return {
        broken: failures(!seal && 'no sign-in was begun', taken && 'the seal of a sign-in opens a session'),
      };
    },
  },
  {
    id: 'S06',
    checked:
      'The session under a weaker name, which a neighbour’s page or plain http could set, opens nothing',
    async run({ front, diner }) {
      const seal = diner.jar.get(SESSION);
      const names = [
        'session',
        '__Secure-session',
        '__host-session',
        '__Host-Session',
        'Session',
        '__Host-session-1',
      ];
      const opened = await mapConcurrent(names, (name) => isSignedIn(front, `${name}=${seal}`));
      return {
        seen: names.join(', '),
        broken: failures(
          names.filter((_, index) => opened[index]).map((name) => `${name} opens the session`),
        ),
      };
    },
  },
  {
    id: 'S07',
    checked: 'A sign-in makes a new session and a new id, whatever session and id the browser had (fixation)',
    async run({ front, other }) {
      const browser = createBrowser(front);
      const planted = other.jar.get(SESSION);
      browser.jar.take([`${SESSION}=${planted}`, 'signedIn=planted-by-another']);
      const victim = await signInDiner(front, '+77011234567', browser);
      const again = await signInDiner(front, '+77011234567');
      const ids = [victim.jar.get('signedIn'), again.jar.get('signedIn')];
      const { text } = await victim.call('GET', '/api/session');
      return {
        broken: failures(
          victim.jar.get(SESSION) === planted && 'the planted session stays',
          ids.includes('planted-by-another') && 'the planted id stays',
          ids[0] === ids[1] && 'two sign-ins have one id',
          JSON.parse(text).dinerId !== 700431 && 'the session is not of who signed in',
        ),
      };
    },
  },
  {
    id: 'S08',
    checked:
      'A sign-out ends the session at every app, whatever the platform does: a copy of its cookies opens nothing',
    async run({ front, apps, control }) {
      const diner = await signInDiner(front, '+77011234567');
      const cookie = diner.jar.header();
      const headers = { ...OWN_PAGE, cookie };
      const opens = async (app) =>
        JSON.parse((await front.askApp(app, '/api/session', headers)).text).isSignedIn;
      const wasOpen = (await Promise.all(apps.map(opens))).every(Boolean);
      // The platform goes on taking the token: what ends the copy is ours.
      await control('POST', 'faults', {
        path: 'oauth2/tracks/',
        method: 'DELETE',
        kind: 'fail',
        status: 503,
      });
      try {
        const out = await diner.call('POST', '/api/auth/sign-out');
        const isShut = async () => !(await Promise.all(apps.map(opens))).some(Boolean);
        const ended = await until(isShut, { timeoutMs: WATCHED_MS, everyMs: 20 });
        return {
          seen: `after ${ended} ms at both`,
          broken: failures(
            !wasOpen && 'the copy opens nothing before it either',
            out.status !== 200 && `the sign-out is answered ${out.status}`,
            (ended === undefined || ended > TOLD_MS) &&
              `the copy opens it after ${ended ?? WATCHED_MS} ms still`,
            diner.jar.get(SESSION) && 'the cookie stays in the browser',
            diner.jar.get('signedIn') && 'the id stays in the browser',
          ),
        };
      } finally {
        await control('DELETE', 'faults');
      }
    },
  },
  {
    id: 'S09',
    checked: 'No link and no foreign page signs a diner out',
    async run({ front }) {
      const diner = await signInDiner(front, '+77011234567');
      const link = await diner.ask('/api/auth/sign-out', { headers: { 'x-site': 'kz-ru-web' } });
      const foreign = await diner.ask('/api/auth/sign-out', {
        method: 'POST',
        headers: { 'x-site': 'kz-ru-web', 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      });
      const still = await isSignedIn(front, diner.jar.header());
      return {
        seen: `${link.status}, ${foreign.status}`,
        broken: failures(
          ![404, 405].includes(link.status) && `a link is answered ${link.status}`,
          foreign.status !== 403 && `a foreign page is answered ${foreign.status}`,
          !still && 'the diner is signed out',
        ),
      };
    },
  },
  {
    id: 'S10',
    checked: 'A page that was loaded for one diner does nothing for the one who has signed in since',
    async run({ diner, other }) {
      const answer = await diner.call('GET', '/api/addresses', undefined, {
        'x-sign-in-id': other.jar.get('signedIn'),
      });
      return { broken: failures(answer.status !== 401 && `it is answered ${answer.status}`) };
    },
  },
];
