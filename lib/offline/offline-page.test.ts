/** @jest-environment node */
import words from '@/messages/offline/words.json';
import { momentOf } from './moment';
import { offlinePage, OFFLINE_PAGE_HEADERS } from './offline-page';

const NOW = Date.UTC(2026, 10, 23, 12, 0);
const HOUR = 3600 * 1000;

// Holds OFF-06.
describe('the page without network', () => {
  test.each(['kk', 'ru', 'en', 'ka'] as const)('speaks %s', (language) => {
    const html = offlinePage(language, words[language], [], NOW);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<h1>${words[language].title}</h1>`);
    expect(html).toContain(`<a class="retry" href="">${words[language].retry}</a>`);
    expect(html).not.toContain('<ul>');
  });

  test('links to what can be read, with its time', () => {
    const kept = [{ path: '/filials/3107', titleHtml: 'Самал &amp; K', keptAtMs: NOW - HOUR }];
    const html = offlinePage('en', words.en, kept, NOW);
    const time = momentOf(NOW - HOUR, NOW, 'en');
    expect(html).toContain(`<a href="/filials/3107">Самал &amp; K<span>saved: ${time}</span></a>`);
  });

  test('has no script, and a policy that allows none', () => {
    expect(offlinePage('ru', words.ru, [], NOW)).not.toContain('<script');
    expect(OFFLINE_PAGE_HEADERS['Content-Security-Policy']).toContain("default-src 'none'");
    expect(OFFLINE_PAGE_HEADERS['Content-Security-Policy']).not.toContain('script-src');
  });
});
