import type { Language } from '@/lib/core/site/site';
import { momentOf } from './moment';

/** The texts of messages/offline/texts.json in one language. */
export interface OfflineTexts {
  title: string;
  text: string;
  retry: string;
  available: string;
  updated: string;
  /** Of a kiosk. */
  unreachableTitle: string;
  unreachableText: string;
}

/** A page that can be read without network. */
export interface CachedPage {
  path: string;
  /** As HTML: entities stay what they are. */
  titleHtml: string;
  cachedAtMs: number;
}

// The page for a navigation offline without a cached page. It is part of the worker, so it is always there;
// a test compares its colours with styles/tokens.css.
const STYLE = `
@font-face{font-family:Onest;src:url(/fonts/onest.woff2);font-weight:400 700}
@font-face{font-family:"Onest Georgian";src:url(/fonts/onest-georgian.woff2);font-weight:400 700;unicode-range:U+10A0-10FF}
:root{color-scheme:light dark;--color-canvas:#faf6f0;--color-surface:#ffffff;--color-line:#e8ded2;--color-ink:#241915;--color-ink-soft:#695b52;--color-action:#bc1438;--color-on-action:#ffffff;--color-action-ink:#a9102f;--color-focus:#0c6a73;--color-warn-tint:#fdebda;--color-warn-ink:#8b4104}
@media(prefers-color-scheme:dark){:root{--color-canvas:#16100e;--color-surface:#211917;--color-line:#3b302b;--color-ink:#f8f1ea;--color-ink-soft:#c1b2a7;--color-action:#d22a4b;--color-on-action:#ffffff;--color-action-ink:#ff95a3;--color-focus:#6fd3dc;--color-warn-tint:#3e2611;--color-warn-ink:#ffbd85}}
*{box-sizing:border-box}
body{margin:0;background:var(--color-canvas);color:var(--color-ink);font:400 .9375rem/1.4 Onest,"Onest Georgian",system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:30rem;margin:0 auto;padding:min(4rem,12vh) min(1rem,5vw) 2rem}
h1{margin:1rem 0 .5rem;font-size:min(1.625rem,9vw);line-height:1.2}
h2{margin:2rem 0 .5rem;font-size:1.0625rem}
p{margin:0;color:var(--color-ink-soft)}
.sign{display:grid;place-items:center;width:4.5rem;height:4.5rem;border-radius:1rem;background:var(--color-warn-tint);color:var(--color-warn-ink)}
.sign svg{width:2.25rem;height:2.25rem}
.retry{display:flex;align-items:center;justify-content:center;min-height:3rem;margin-top:1.25rem;padding:.5rem 1.25rem;border-radius:.875rem;background:var(--color-action);color:var(--color-on-action);font-weight:600;text-align:center;text-decoration:none}
ul{margin:0;padding:0;list-style:none;border:1px solid var(--color-line);border-radius:1rem;background:var(--color-surface)}
li+li{border-top:1px solid var(--color-line)}
li a{display:flex;flex-wrap:wrap;gap:0 .75rem;justify-content:space-between;align-items:center;min-height:2.75rem;padding:.625rem 1rem;color:var(--color-action-ink);font-weight:600;text-decoration:none}
li span{color:var(--color-ink-soft);font-weight:400}
:focus-visible{outline:2px solid var(--color-focus);outline-offset:2px}
`.replaceAll('\n', '');

const SIGN =
  '<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">' +
  '<path d="M12 20h.01M8.5 16.43a5 5 0 0 1 7 0M5 12.86a10 10 0 0 1 5.17-2.69M19 12.86a10 10 0 0 0-2.01-1.52M2 8.82a15 15 0 0 1 4.18-2.64M22 8.82a15 15 0 0 0-11.29-3.76M2 2l20 20"/></svg>';

/** Reopens the page once HEAD succeeds, since GET costs the platform; waits as long after a failed return. */
const COME_BACK =
  "const again=()=>location.reload();const look=()=>fetch('/api/health',{method:'HEAD',cache:'no-store',signal:AbortSignal.timeout?.(4000)}).then(a=>a.ok?again():later(),later);const later=()=>void setTimeout(look,4000);performance.getEntriesByType('navigation')[0]?.type==='reload'?later():look();addEventListener('online',again)";
/** Its hash for the policy, which a worker could make only asynchronously. */
const COME_BACK_HASH = 'sha256-gx7kHGXhYpw1g3WEfqo7yma6FL0EWJVbI36P1KgF2pY=';

const wholePage = (language: Language, title: string, style: string, main: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">' +
  `<title>${title}</title><style>${style}</style></head><body><main>` +
  `<div class="sign">${SIGN}</div>${main}</main><script>${COME_BACK}</script></body></html>`;

/** The page in one language, with links to what can be read, newest first. */
export function offlinePage(
  language: Language,
  texts: OfflineTexts,
  cached: readonly CachedPage[],
  nowMs: number,
): string {
  const items = cached.map(({ path, titleHtml, cachedAtMs }) => {
    const time = momentOf(cachedAtMs, nowMs);
    return `<li><a href="${path}">${titleHtml}<span>${texts.updated.replace('{time}', time)}</span></a></li>`;
  });
  const list = items.length > 0 ? `<h2>${texts.available}</h2><ul>${items.join('')}</ul>` : '';
  // An empty address is the page's own: it is requested again.
  const retry = `<a class="retry" href="">${texts.retry}</a>`;
  return wholePage(
    language,
    texts.title,
    STYLE,
    `<h1>${texts.title}</h1><p>${texts.text}</p>${retry}${list}`,
  );
}

/** As large as the screens of a kiosk, and in the middle. */
const KIOSK_STYLE =
  'html{font-size:min(175%,4vw)}@media(orientation:landscape){html{font-size:min(145%,4vw)}}' +
  'body{min-height:100vh;display:grid;place-items:center;text-align:center;user-select:none;-webkit-touch-callout:none}' +
  'main{max-width:34rem;padding:2rem}.sign{margin:0 auto}h1{font-size:2.125rem}p{font-size:1.25rem}';

/** The page of a kiosk without network: nothing to press, for it comes back by itself. */
export function kioskAwayPage(
  language: Language,
  { unreachableTitle, unreachableText }: OfflineTexts,
): string {
  return wholePage(
    language,
    unreachableTitle,
    STYLE + KIOSK_STYLE,
    `<h1>${unreachableTitle}</h1><p>${unreachableText}</p>`,
  );
}

/** Of the pages above: no script but their own. */
export const OFFLINE_PAGE_HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': `default-src 'none'; script-src '${COME_BACK_HASH}'; connect-src 'self'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
  'X-Content-Type-Options': 'nosniff',
};
