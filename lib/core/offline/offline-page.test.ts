/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { scriptHash } from '@/lib/core/security/content-security-policy.mjs';
import en from '@/messages/en.json';
import ka from '@/messages/ka.json';
import kk from '@/messages/kk.json';
import offlineTexts from '@/messages/offline/texts.json';
import ru from '@/messages/ru.json';
import { momentOf } from './moment';
import { kioskAwayPage, offlinePage, OFFLINE_PAGE_HEADERS } from './offline-page';

const NOW = Date.UTC(2026, 10, 23, 12, 0);
const HOUR = 3600 * 1000;

/** The colours that a style names, by their tokens. */
const colours = (style = ''): Record<string, string> =>
  Object.fromEntries(
    [...style.matchAll(/--color-([a-z-]+): ?(#[0-9a-f]{6})/g)].map(
      ([, name = '', value = '']): [string, string] => [name, value],
    ),
  );

// Holds OFF-06.
describe('the page without network', () => {
  test.each(['kk', 'ru', 'en', 'ka'] as const)('speaks %s', (language) => {
    const html = offlinePage(language, offlineTexts[language], [], NOW);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<h1>${offlineTexts[language].title}</h1>`);
    expect(html).toContain(`<a class="retry" href="">${offlineTexts[language].retry}</a>`);
    expect(html).not.toContain('<ul>');
  });

  test('links to cached pages with the times of their updates', () => {
    const cached = [{ path: '/filials/3107', titleHtml: 'Самал &amp; K', cachedAtMs: NOW - HOUR }];
    const html = offlinePage('en', offlineTexts.en, cached, NOW);
    const time = momentOf(NOW - HOUR, NOW);
    expect(html).toContain(`<a href="/filials/3107">Самал &amp; K<span>updated ${time}</span></a>`);
  });

  test('has one script, which opens the page again, and a policy that allows that one alone', () => {
    const scripts = [...offlinePage('ru', offlineTexts.ru, [], NOW).matchAll(/<script>(.*?)<\/script>/g)];
    expect(scripts).toHaveLength(1);
    const policy = OFFLINE_PAGE_HEADERS['Content-Security-Policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`script-src ${scriptHash(scripts[0]?.[1] ?? '')};`);
  });

  test.each([
    { opened: 'first', type: 'navigate', status: 200, asked: [1, 0], reloads: 1 },
    { opened: 'again for nothing', type: 'reload', status: 200, asked: [0, 1], reloads: 1 },
    { opened: 'where our server refuses', type: 'navigate', status: 429, asked: [1, 1], reloads: 0 },
  ])(
    'opened $opened probes at once or after a pause',
    async ({ type, status, asked: requested, reloads }) => {
      const [, script = ''] =
        /<script>(.*?)<\/script>/.exec(offlinePage('ru', offlineTexts.ru, [], NOW)) ?? [];
      const fetch = jest.fn(() => Promise.resolve({ ok: status === 200, status }));
      const location = { reload: jest.fn() };
      const performance = { getEntriesByType: () => [{ type }] };
      const waits: { look: () => void; ms: number }[] = [];
      const setTimeout = (check: () => void, ms: number) => waits.push({ look: check, ms });
      const names = {
        fetch,
        location,
        performance,
        setTimeout,
        AbortSignal,
        addEventListener: () => undefined,
      };
      runInNewContext(script, names);
      expect(fetch).toHaveBeenCalledTimes(requested[0] ?? 0);
      await Promise.resolve().then(() => undefined);
      expect(waits.map(({ ms }) => ms)).toEqual(Array.from({ length: requested[1] ?? 0 }, () => 4000));
      waits[0]?.look();
      await Promise.resolve().then(() => undefined);
      expect(location.reload).toHaveBeenCalledTimes(reloads);
    },
  );

  test('has the colours of the app, light and dark', () => {
    const tokens = readFileSync(join(process.cwd(), 'styles/tokens.css'), 'utf8');
    const html = offlinePage('ru', offlineTexts.ru, [], NOW);
    const [lightTokens = '', darkTokens = ''] = tokens.split("html[data-theme='dark'] {");
    const [lightPage = '', darkPage = ''] = html.split('@media(prefers-color-scheme:dark)');
    expect(colours(lightPage)).toEqual(expect.objectContaining({ canvas: '#faf6f0' }));
    expect(colours(lightTokens)).toEqual(expect.objectContaining(colours(lightPage)));
    expect(colours(darkTokens.split('}')[0])).toEqual(expect.objectContaining(colours(darkPage)));
    expect(Object.keys(colours(darkPage))).toEqual(Object.keys(colours(lightPage)));
  });
});

// Holds KIOSK-25.
test.each(Object.entries({ kk, ru, en, ka }))(
  'the page of a kiosk without network says in %s what its screens say, and has nothing to press',
  (language, { kiosk }) => {
    const html = kioskAwayPage(
      language as keyof typeof offlineTexts,
      offlineTexts[language as keyof typeof offlineTexts],
    );
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<h1>${kiosk.unreachableTitle}</h1><p>${kiosk.unreachableText}</p>`);
    expect(html).not.toMatch(/<a |<button/);
    const [, script = ''] = /<script>(.*?)<\/script>/.exec(html) ?? [];
    expect(OFFLINE_PAGE_HEADERS['Content-Security-Policy']).toContain(`script-src ${scriptHash(script)};`);
  },
);
