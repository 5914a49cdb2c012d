import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { seesTheNumber, startAgain, startTablet, TABLET } from './kiosk-tablet';
import { test as base } from './network';
import { sandbox } from './sandbox';
import { expect, type BrowserContext } from './test';

/* The browser of a tablet is ended by kill -9, with whatever it had not yet written, and started again on the same disk. */

interface Disk {
  /** A browser that keeps its profile on this disk. */
  start: () => Promise<BrowserContext>;
  /** SIGKILL of the browser that runs on this disk, and of all its processes with it. */
  kill: () => Promise<void>;
}

/** Process ids of the browser on a profile's folder, without those that it has started itself. */
const browserOn = (folder: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
        return line.includes(`--user-data-dir=${folder}`) && !line.includes('--type=');
      } catch {
        return false;
      }
    });

const test = base.extend<{ disk: Disk }>({
  disk: async ({ launchOptions, baseURL, proxy, locale, timezoneId }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'kiosk-profile-'));
    let context: BrowserContext | undefined;
    await use({
      start: async () => {
        const options = { ...launchOptions, ...TABLET, baseURL, proxy, locale, timezoneId };
        context = await chromium.launchPersistentContext(folder, options);
        return context;
      },
      kill: async () => {
        browserOn(folder).forEach((pid) => process.kill(pid, 'SIGKILL'));
        await expect.poll(() => browserOn(folder)).toEqual([]);
      },
    });
    await context?.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  },
});

// A second try would hide the order that is made twice.
test.describe.configure({ retries: 0 });
test.beforeEach(() => sandbox.reset());

// Holds KIOSK-26.
for (const { when, isHeld } of [
  { when: 'while its order is on the way', isHeld: true },
  { when: 'as soon as its number is shown', isHeld: false },
])
  test(`a browser that is killed ${when} shows the number of the one order when it is started again`, async ({
    disk,
    network,
  }) => {
    const context = await disk.start();
    const guest = await startTablet(await context.newPage());
    await guest.toPayment();
    if (isHeld) network.holdAnswers(/^\/api\/orders$/);
    await guest.button('pay_cash').click();
    if (isHeld) await expect.poll(async () => (await sandbox.orders()).length).toBe(1);
    else await expect(guest.heading('numberTitle')).toBeVisible();
    await disk.kill();
    network.cut();
    network.restore();
    const again = await startAgain(await disk.start());
    await seesTheNumber(again);
    await again.newOrder().click();
    await expect(again.start()).toBeVisible();
  });
