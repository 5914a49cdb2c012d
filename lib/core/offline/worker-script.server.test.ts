/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTestSettings } from '@/lib/core/env/test-settings';

const here = process.cwd();
afterEach(() => {
  process.chdir(here);
  jest.resetModules();
});

/** The answer to a page of that site, in a build with all scripts or with none. */
async function answer(
  settings: Record<string, string>,
  isBuilt = true,
  site = 'kz-ru-web',
): Promise<Response> {
  const root = mkdtempSync(join(tmpdir(), 'worker-'));
  if (isBuilt) {
    mkdirSync(join(root, '.next/worker'), { recursive: true });
    writeFileSync(join(root, '.next/worker/service-worker.js'), 'caching');
    writeFileSync(join(root, '.next/worker/kiosk-worker.js'), 'of a kiosk');
    writeFileSync(join(root, '.next/worker/self-destroying-worker.js'), 'self-destroying');
  }
  process.chdir(root);
  setTestSettings({ OFFLINE_READING: '', ...settings });
  const { answerWorker } = await import('./worker-script.server');
  return answerWorker(new Request(`https://app.test/worker.js?site=${site}`));
}

// Holds OFF-09.
describe('the script of the worker', () => {
  test('is requested again each time, and serves the whole origin', async () => {
    const response = await answer({});
    expect(await response.text()).toBe('caching');
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(response.headers.get('Service-Worker-Allowed')).toBe('/');
    expect(response.headers.get('Content-Type')).toContain('text/javascript');
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  test('is the one that goes where reading without network is switched off', async () => {
    expect(await (await answer({ OFFLINE_READING: 'off' })).text()).toBe('self-destroying');
  });

  test.each([
    ['kz-ru-kiosk', 'of a kiosk'],
    ['kz-ru-webview', 'caching'],
    ['', 'caching'],
    ['no site', 'caching'],
  ])('is for the site %j the one that is %s', async (site, script) => {
    expect(await (await answer({}, true, site)).text()).toBe(script);
  });

  test('is the one that goes on a kiosk too', async () => {
    expect(await (await answer({ OFFLINE_READING: 'off' }, true, 'kz-ru-kiosk')).text()).toBe(
      'self-destroying',
    );
  });

  test('is missing where none was built', async () => {
    expect((await answer({}, false)).status).toBe(404);
  });
});
