import { launch } from 'puppeteer-core';
import { programPath } from '../run/programs.mjs';
import { FINDER } from './in-page.mjs';

/** Messages of Chromium about an error’s status, and of Firefox about a script of a left page: the screen itself is looked at. */
const OF_THE_NETWORK = /^Failed to load resource|ServiceWorker intercepted the request and encountered an/;

/** The dark form of pages is set before the start: this Firefox has no command for it. */
const settingsOf = {
  chromium: (isDark) => ({
    args: ['--no-sandbox', '--disable-gpu', `--blink-settings=preferredColorScheme=${isDark ? 0 : 1}`],
  }),
  firefox: (isDark) => ({
    browser: 'firefox',
    extraPrefsFirefox: {
      'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
      // Else a kiosk’s print preview stops the page until somebody closes it.
      'print.always_print_silent': true,
    },
  }),
};

/** A page in Chromium by its DevTools protocol, or in Debian’s Firefox by WebDriver BiDi, in a browser of its own. */
export async function openByPuppeteer(engine, { screen, isDark = false }) {
  const browser = await launch({
    executablePath: programPath(engine),
    defaultViewport: screen,
    ...settingsOf[engine](isDark),
  });
  const page = await browser.newPage();
  const problems = [];
  const note = (message) => {
    if (!OF_THE_NETWORK.test(message)) problems.push(message);
  };
  page.on('pageerror', (error) => note(error.message));
  page.on('console', (message) => message.type() === 'error' && note(message.text()));
  await page.evaluateOnNewDocument(FINDER);
  let frame = page.mainFrame();
  const elementOf = async (expression) => (await frame.evaluateHandle(expression)).asElement();
  return {
    version: (await browser.version()).replace('/', ' '),
    goto: (url) => page.goto(url),
    // The same-document step that closes a sheet is no navigation to wait for.
    back: () => page.evaluate('history.back()'),
    reload: () => page.reload(),
    evaluate: (expression) => frame.evaluate(expression),
    async press(expression) {
      const element = await elementOf(expression);
      if (!element) return false;
      // Its own click waits for what a page without scripts never tells.
      const { x, y } = await element.clickablePoint();
      await page.mouse.click(x, y);
      return true;
    },
    async type(expression, text) {
      const element = await elementOf(expression);
      await element.evaluate((field) => field.select());
      await element.type(text);
    },
    async enter(css) {
      frame = css ? await (await page.waitForSelector(css)).contentFrame() : page.mainFrame();
    },
    picture: () => page.screenshot(),
    problems: async () => problems,
    close: () => browser.close(),
  };
}
