import { readFileSync } from 'node:fs';
import { expect, type Frame, type Page } from '@playwright/test';
import { SANDBOX_PUBLIC_URL } from './environment';

export const TRANSPORTS = ['frame', 'react-native', 'ios', 'android'] as const;
export type Transport = (typeof TRANSPORTS)[number];

const injected = readFileSync('sandbox/shell/injected.mjs', 'utf8');

interface PartnerView {
  /** The page of the app that is opened, with its query. */
  path?: string;
  transport?: Transport;
  /** The settings of its controls: how each call is answered. */
  controls?: Record<string, string>;
  language?: string;
  country?: string;
}

/** The sandbox's partner's app, with the app in it. */
export class Partner {
  constructor(
    readonly page: Page,
    private readonly origin = SANDBOX_PUBLIC_URL,
  ) {}

  async open({
    path = '/',
    transport = 'frame',
    controls = {},
    language = 'ru',
    country = 'kz',
  }: PartnerView = {}) {
    // As an app's own webview does before a page runs.
    if (transport !== 'frame')
      await this.page.addInitScript({ content: `window.hostKind = '${transport}';\n${injected}` });
    const query = new URLSearchParams({ path, transport, lang: language, country, ...controls });
    await this.page.goto(`${this.origin}/shell?${query.toString()}`);
  }

  /** The app's own frame, once it is there. */
  async app(): Promise<Frame> {
    const frame = await (await this.page.locator('#app').elementHandle())?.contentFrame();
    if (!frame) throw new Error('The partner shows no app');
    return frame;
  }

  /** The app's frame when the diner's presses are answered. */
  async liveApp(): Promise<Frame> {
    const frame = await this.app();
    await frame.waitForFunction(() => 'isLive' in window || location.pathname === '/auth');
    return frame;
  }

  /** Where the app is: its path with its query. */
  async expectAt(path: string | RegExp): Promise<void> {
    await expect
      .poll(async () => new URL((await this.app()).url()).pathname)
      .toMatch(typeof path === 'string' ? new RegExp(`^${path}$`) : path);
  }

  async set(control: string, value: string): Promise<void> {
    await this.controls();
    const field = this.page.locator(`#answers [name="${control}"]`);
    if (await field.evaluate((element) => element instanceof HTMLSelectElement))
      await field.selectOption(value);
    else await field.fill(value);
    await this.closeControls();
  }

  /** Presses a button of the controls: an event by its name, or `release`, `die`. */
  async press(name: string): Promise<void> {
    await this.controls();
    await this.page.locator(`aside :is([data-event="${name}"], #${name})`).click();
    await this.closeControls();
  }

  async back(): Promise<void> {
    await this.page.locator('#back').click();
  }

  /** Calls that the app has made, by their methods, the latest first. */
  async calls(): Promise<string[]> {
    const rows = await this.page.locator('#log li').allTextContents();
    return rows.flatMap((row) => /^← .*"method":"(\w+)"/.exec(row)?.[1] ?? []);
  }

  private async controls(): Promise<void> {
    await this.page.evaluate(() => document.body.setAttribute('data-open', ''));
  }

  private async closeControls(): Promise<void> {
    await this.page.evaluate(() => document.body.removeAttribute('data-open'));
  }
}
