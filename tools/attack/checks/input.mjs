import { VENUE } from '../diner.mjs';
import { failures, splitEntries } from '../lists.mjs';
import { mapConcurrent } from '../../run/concurrency.mjs';

const EVIL = 'evil.example';
/** What would be markup where it is not escaped. */
const MARKUP = `"'></title><script>canary9()</script><img src=x onerror=canary9()>`;
const isRaw = (text) => /<script>canary9|<img src=x onerror/.test(text);
export const INPUT_CHECKS = [
  {
    id: 'S33',
    checked: 'No address of ours leads to another site, whatever is in its path or query',
    async run({ front, origin }) {
      const targets = splitEntries(`
        //${EVIL} //${EVIL}/%2e%2e ///${EVIL} /\\${EVIL} /%5c${EVIL} /%2f%2f${EVIL} /%2f${EVIL} //${EVIL}//filials /.//${EVIL}
        /filials//${EVIL} /auth?return=https://${EVIL} /profile?return=//${EVIL} /languages?return=//${EVIL} /qr?url=https://${EVIL}
        /languages?return=https://${EVIL}&language=en /profile/addresses?return=https://${EVIL} /?country=kz&redirect=https://${EVIL}
        /api/debug/switch?key=x&return=https://${EVIL} /api/auth/callback?state=x&redirect_uri=https://${EVIL}
        /filials/${VENUE}/?next=https://${EVIL}`);
      const broken = await mapConcurrent(targets, async (target) => {
        const raw = await front.write(
          `GET ${target} HTTP/1.1\r\nHost: ${front.host}\r\nConnection: close\r\n\r\n`,
        );
        const location = /\r\nlocation: *([^\r\n]+)/i.exec(raw.answers[0]?.head ?? '')?.[1];
        if (!location) return null;
        return new URL(location, origin).origin !== origin && `${target} leads to ${location}`;
      });
      return { seen: `${targets.length} addresses`, broken: failures(broken) };
    },
  },
  {
    id: 'S34',
    checked: 'Plain http leads to the same address over https, whatever name it was asked by',
    async run({ front, origin }) {
      const ask = async (host) => {
        const { answers } = await front.write(
          `GET /faq?a=1 HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`,
          {
            isPlain: true,
          },
        );
        return [answers[0]?.status, /\r\nlocation: *([^\r\n]+)/i.exec(answers[0]?.head ?? '')?.[1]];
      };
      const own = await ask('front.test');
      const foreign = await ask(EVIL);
      return {
        broken: failures(
          [own, foreign].map(
            ([status, location]) =>
              (status !== 308 || location !== `${origin}/faq?a=1`) && `it is answered ${status}, ${location}`,
          ),
        ),
      };
    },
  },
  {
    id: 'S35',
    checked: 'What stands in an address stands in no page as markup',
    async run({ front }) {
      const value = encodeURIComponent(MARKUP);
      const targets = splitEntries(`
        /search?q=${value} /filials?page=${value} /filials/${VENUE}?product=${value} /languages?return=/${value}
        /auth?problem=${value}&return=/${value} /?config=${value}&source=${value} /legal/${value} /${value} /filials/${value}
        /brands/booking/${value} /payment/success/${value} /kiosk/legal/${value} /sitemaps/${value} /manifests/${value} /api/${value}`);
      const broken = await mapConcurrent(targets, async (target) => {
        const { text, headers, status } = await front.ask(target);
        return failures(
          isRaw(text) && `${target.slice(0, 40)} writes it as it came`,
          /<script|<img/.test(JSON.stringify(headers)) && `${target.slice(0, 40)} has it in a header`,
          status >= 500 && `${target.slice(0, 40)} is answered ${status}`,
        );
      });
      return { seen: `${targets.length} addresses`, broken: broken.flat() };
    },
  },
  {
    id: 'S36',
    checked: 'What cookies and headers hold stands in no page as markup',
    async run({ front }) {
      const value = encodeURIComponent(MARKUP);
      const names = ['country', 'lang', 'townId', 'service', 'deviceId', 'runtime', 'config', 'signedIn'];
      const cookie = names.map((name) => `${name}=${value}`).join('; ');
      const headers = {
        cookie,
        referer: MARKUP,
        'user-agent': MARKUP,
        'accept-language': MARKUP,
        'x-forwarded-host': MARKUP,
        'x-forwarded-for': MARKUP,
      };
      const paths = ['/', '/filials', '/cart', '/search?q=x', '/no-such-page', '/auth'];
      const broken = await mapConcurrent(paths, async (path) => {
        const { text, status } = await front.ask(path, { headers });
        return failures(
          isRaw(text) && `${path} writes it as it came`,
          status >= 500 && `${path} is answered ${status}`,
        );
      });
      return { seen: `${names.length} cookies, 5 headers`, broken: broken.flat() };
    },
  },
];
