import { defineConfig } from '@playwright/test';
import { programPath } from './tools/run/programs.mjs';
import { slowness } from './tools/run/slowness.mjs';
import { ownPort, PORTS, SANDBOX_PORTS, SANDBOX_RULE } from './e2e/environment';

/** Set, the journeys go to a product that runs already; unset, they start their own. */
const givenBaseUrl = process.env.E2E_BASE_URL;
const baseURL = givenBaseUrl || `http://localhost:${ownPort()}`;

const browser = programPath('chromium');

export default defineConfig({
  testDir: 'e2e',
  globalSetup: givenBaseUrl ? undefined : './e2e/warm-up.ts',
  outputDir: 'test-results',
  // Journeys turn the clock and set faults, so each worker has a product and a sandbox of its own.
  workers: givenBaseUrl ? 1 : PORTS.length,
  fullyParallel: false,
  forbidOnly: Boolean(process.env.CI),
  // A journey that is green only at its second try is named by the gate; where exactly once or privacy is at stake, there is
  // no second try.
  retries: process.env.CI ? 1 : 0,
  // Ends what hangs: the longest journey takes a minute at rest.
  timeout: 180_000 * slowness(),
  expect: { timeout: 30_000 * slowness() },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.E2E_REPORT_FILE || '.data/reports/e2e.json' }],
    ['./e2e/core-routes.ts', { mustMeetEach: process.env.E2E_CIRCLE === 'core' }],
  ],
  use: {
    baseURL,
    // A trace of every journey costs two fifths of their time; `--trace on` records one where it is wanted.
    trace: 'off',
    screenshot: 'only-on-failure',
    locale: 'ru-KZ',
    timezoneId: 'Asia/Almaty',
    // A worker answers from what earlier pages left, and its requests escape a journey's faults: only the journeys of e2e/network.ts
    // allow it.
    serviceWorkers: 'block',
    launchOptions: {
      ...(browser ? { executablePath: browser } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Maps are drawn by software.
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--host-resolver-rules=${SANDBOX_RULE}`,
      ],
    },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    // What differs on a wide screen; what the server decides is proved once.
    {
      name: 'desktop',
      grep: /@wide/,
      use: { viewport: { width: 1280, height: 800 } },
    },
  ],
  webServer: givenBaseUrl
    ? undefined
    : {
        // Playwright leaves it behind where it is ended by anything but Ctrl-C.
        command: 'exec node tools/run/orphan-guard.mjs node tools/commands/serve-e2e.mjs',
        url: `${baseURL}/api/health`,
        timeout: 240_000 * slowness(),
        reuseExistingServer: false,
        stdout: 'pipe',
        gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
        env: { E2E_PORTS: PORTS.join(), E2E_SANDBOX_PORTS: SANDBOX_PORTS.join() },
      },
});
