import { VENUE } from '../../cluster/front-diner.mjs';
import { failures, judgeEach, splitEntries } from '../lists.mjs';

const EVIL = 'evil.example';
const MARKUP = `"'></title><script>canary9()</script><img src=x onerror=canary9()>`;
const isRaw = (text) => /<script>canary9|<img src=x onerror/.test(text);

const AWAY = splitEntries(`
  //${EVIL} //${EVIL}/%2e%2e ///${EVIL} /\\${EVIL} /%5c${EVIL} /%2f%2f${EVIL} /%2f${EVIL} //${EVIL}//filials /.//${EVIL}
  /filials//${EVIL} /auth?return=https://${EVIL} /profile?return=//${EVIL} /languages?return=//${EVIL} /qr?url=https://${EVIL}
  /languages?return=https://${EVIL}&language=en /profile/addresses?return=https://${EVIL} /?country=kz&redirect=https://${EVIL}
  /api/debug/switch?key=x&return=https://${EVIL} /api/auth/callback?state=x&redirect_uri=https://${EVIL}
  /filials/${VENUE}/?next=https://${EVIL}`);

const value = encodeURIComponent(MARKUP);
const MADE_UP = splitEntries(`
  /search?q=${value} /filials?page=${value} /filials/${VENUE}?product=${value} /languages?return=/${value}
  /auth?problem=${value}&return=/${value} /?config=${value}&source=${value} /legal/${value} /${value} /filials/${value}
  /brands/booking/${value} /payment/success/${value} /kiosk/legal/${value} /sitemaps/${value} /manifests/${value} /api/${value}
  /filials/987654321 /filials/${VENUE}/categories/987654321 /kiosk/filials/987654321/order/987654321`);
const COOKIES = ['country', 'lang', 'townId', 'service', 'deviceId', 'runtime', 'config', 'signedIn'];
const HEADERS_WITH_MARKUP = {
  cookie: COOKIES.map((name) => `${name}=${value}`).join('; '),
  referer: MARKUP,
  'user-agent': MARKUP,
  'accept-language': MARKUP,
  'x-forwarded-host': MARKUP,
  'x-forwarded-for': MARKUP,
};

export const INPUT_CHECKS = [
  {
    id: 'S33',
    checked: 'No address of ours leads to another site, whatever is in its path or query',
    run: ({ front, origin }) =>
      judgeEach('addresses', AWAY, async (target) => {
        const { location } = await front.sendRaw(target);
        return location && new URL(location, origin).origin !== origin && `${target} leads to ${location}`;
      }),
  },
  {
    id: 'S34',
    checked: 'Plain http leads to the same address over https, whatever name the request has',
    run: ({ front, origin }) =>
      judgeEach('names', ['front.test', EVIL], async (host) => {
        const { status, location } = await front.sendRaw('/faq?a=1', { host, isPlain: true });
        return (
          (status !== 308 || location !== `${origin}/faq?a=1`) && `it is answered ${status}, ${location}`
        );
      }),
  },
  {
    id: 'S35',
    checked: 'A value in an address, a cookie or a header stands in no page as markup',
    run({ front }) {
      const requested = [
        ...MADE_UP.map((path) => [path, {}]),
        ...['/', '/filials', '/cart', '/search?q=x', '/no-such-page', '/auth'].map((path) => [
          path,
          HEADERS_WITH_MARKUP,
        ]),
      ];
      return judgeEach('addresses', requested, async ([path, sent]) => {
        const { text, headers, status } = await front.send(path, { headers: sent });
        const what = path.slice(0, 40);
        return failures(
          isRaw(text) && `${what} writes it as it came`,
          /<script|<img/.test(JSON.stringify(headers)) && `${what} has it in a header`,
          status >= 500 && `${what} is answered ${status}`,
        );
      });
    },
  },
];
