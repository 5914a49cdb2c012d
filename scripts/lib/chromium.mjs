import { chromium } from '@playwright/test';
import { findBrowser } from './browser.mjs';

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
 * @param more arguments beside the usual ones
 */
export function launchBrowser(debuggingPort, more = []) {
  return chromium.launch({
    executablePath: process.env.CHROME_PATH || findBrowser(),
    args: [...args, ...more, ...(debuggingPort ? [`--remote-debugging-port=${debuggingPort}`] : [])],
  });
}
