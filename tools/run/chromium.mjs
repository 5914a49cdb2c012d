import { chromium } from '@playwright/test';
import { programPath } from './programs.mjs';

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
 * Starts a headless Chromium: CHROME_PATH, else the first one that this machine has.
 * @param debuggingPort where Lighthouse talks to it
 */
export function launchBrowser(debuggingPort) {
  return chromium.launch({
    executablePath: programPath('chromium'),
    args: [...args, ...(debuggingPort ? [`--remote-debugging-port=${debuggingPort}`] : [])],
  });
}
