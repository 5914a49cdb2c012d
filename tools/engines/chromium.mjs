import { launchBrowser } from '../run/chromium.mjs';
import { FINDER } from './finder.mjs';

const PRESSED_MS = 5000;
/** What Chromium says of an answer with an error’s status; the scenarios look at what is shown then. */
const OF_THE_NETWORK = /^Failed to load resource/;

/** A tab in Chromium. */
async function openPage(browser, { screen, isDark = false, hasScripts = true }) {
  const context = await browser.newContext({
    viewport: screen,
    colorScheme: isDark ? 'dark' : 'light',
    javaScriptEnabled: hasScripts,
  });
  const page = await context.newPage();
  const problems = [];
  page.on('pageerror', (error) => problems.push(`script error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !OF_THE_NETWORK.test(message.text())) problems.push(message.text());
  });
  await page.addInitScript({ content: FINDER });
  let frame = page.mainFrame();
  return {
    goto: (url) => page.goto(url, { waitUntil: 'load' }),
    back: () => page.goBack({ waitUntil: 'commit' }),
    reload: () => page.reload({ waitUntil: 'load' }),
    evaluate: (expression) => frame.evaluate(expression),
    /** Each page has it already. */
    giveFinder: async () => undefined,
    async press(expression) {
      const element = (await frame.evaluateHandle(expression)).asElement();
      if (!element) return false;
      await element.click({ timeout: PRESSED_MS });
      return true;
    },
    async type(expression, text) {
      const element = (await frame.evaluateHandle(expression)).asElement();
      await element.fill('');
      await element.type(text);
    },
    async enter(css) {
      const element = css ? await page.mainFrame().waitForSelector(css) : null;
      frame = element ? await element.contentFrame() : page.mainFrame();
    },
    picture: () => page.screenshot(),
    problems: async () => problems,
    close: () => context.close(),
  };
}

/** Chromium, which the journeys use: what fails here is the scenario’s own fault. */
export async function startChromium() {
  const browser = await launchBrowser();
  return {
    version: browser.version(),
    open: (options) => openPage(browser, options),
    stop: () => browser.close(),
  };
}
