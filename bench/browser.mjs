import { chromium } from '@playwright/test';
import { findBrowser } from '../scripts/lib/browser.mjs';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * A headless Chromium of this machine (CHROME_PATH, else the one that the journeys use).
 * @param debuggingPort where Lighthouse talks to it
 */
export function launchBrowser(debuggingPort) {
  return chromium.launch({
    executablePath: process.env.CHROME_PATH || findBrowser(),
    args: debuggingPort ? [...args, `--remote-debugging-port=${debuggingPort}`] : args,
  });
}
