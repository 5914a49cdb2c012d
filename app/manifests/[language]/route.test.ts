/** @jest-environment node */
import { setTestSettings } from '@/lib/core/env/test-settings';
import type { WebManifest } from '@/lib/pages/seo/web-manifest';

jest.mock('next-intl/server', () => ({
  getTranslations: () => Promise.resolve((name: string) => name),
}));

let GET: typeof import('./route').GET;
beforeAll(async () => {
  setTestSettings({ UPSTREAM_URL: 'http://platform.test', APP_ORIGIN: 'https://eat.example' });
  ({ GET } = await import('./route'));
});

const send = (language: string, query = '') =>
  GET(new Request(`https://eat.example/manifests/${language}${query}`), {
    params: Promise.resolve({ language }),
  });

test.each([
  ['', '/'],
  ['?country=kz', '/'],
  ['?country=ge', '/?country=ge'],
  ['?country=piano', '/'],
])('the manifest of /manifests/ru%s has the app begin at %s', async (query, start) => {
  const answer = await send('ru', query);
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  expect(await answer.json()).toMatchObject({
    id: '/',
    lang: 'ru',
    start_url: start,
  } satisfies Partial<WebManifest>);
});

test('there is no manifest of an unknown language', async () => {
  expect((await send('piano')).status).toBe(404);
});
