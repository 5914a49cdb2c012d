/** @jest-environment node */
import { setTestSettings } from '@/lib/core/env/test-settings';
import { encodeSite, type Site } from '@/lib/core/site/site';

let mockSite = '';
jest.mock('next/root-params', () => ({ site: () => Promise.resolve(mockSite) }));
jest.mock('next/server', () => ({ connection: () => Promise.resolve() }));
jest.mock('next/navigation', () => ({ useRouter: () => ({}), usePathname: () => '/' }));
jest.mock('next-intl/server', () => ({
  getTranslations: () => Promise.resolve((name: string) => name),
}));

test.each<[Site, string | undefined]>([
  [{ country: 'kz', language: 'ru', surface: 'web' }, '/manifests/ru'],
  [{ country: 'ge', language: 'ru', surface: 'web' }, '/manifests/ru?country=ge'],
  [{ country: 'kz', language: 'ru', surface: 'webview' }, undefined],
  [{ country: 'kz', language: 'ru', surface: 'kiosk' }, undefined],
])('a page of %j is installed by the manifest of its country: %s', async (site, address) => {
  setTestSettings({ UPSTREAM_URL: 'http://platform.test', APP_ORIGIN: 'https://eat.example' });
  mockSite = encodeSite(site);
  const { generateMetadata } = await import('./layout');
  expect((await generateMetadata()).manifest).toBe(address);
});
