import { launch } from 'puppeteer-core';
import { FINDER } from './finder.mjs';

/** What this Firefox has no commands for is set before it starts: pages in their dark form, and pages without scripts. */
const DARK = { 'layout.css.prefers-color-scheme.content-override': 0 };
/** What a kiosk needs that prints by the page: else a print preview stops the page until somebody closes it. */
const PRINTS_SILENTLY = { 'print.always_print_silent': true };
const WITHOUT_SCRIPTS = { 'javascript.enabled': false };

/** What Firefox says of a script that was on its way while its page was left. */
const OF_A_PAGE_LEFT = /ServiceWorker intercepted the request and encountered an unexpected error/;

/** A tab in Firefox. */
async function openPage(browser, { screen }) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport(screen);
  const problems = [];
  page.on('pageerror', ({ message }) => {
    if (!OF_A_PAGE_LEFT.test(message)) problems.push(`script error: ${message}`);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await page.evaluateOnNewDocument(FINDER);
  let frame = page.mainFrame();
  const elementOf = async (expression) => (await frame.evaluateHandle(expression)).asElement();
  return {
    goto: (url) => page.goto(url),
    // The same-document step that closes a sheet is no navigation to wait for.
    back: () => page.evaluate('history.back()'),
    reload: () => page.reload(),
    evaluate: (expression) => frame.evaluate(expression),
    /** Each page has it already. */
    giveFinder: async () => undefined,
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
      const element = css ? await page.waitForSelector(css) : null;
      frame = element ? await element.contentFrame() : page.mainFrame();
    },
    picture: () => page.screenshot(),
    problems: async () => problems,
    close: () => context.close(),
  };
}

/**
 * Debian’s Firefox over its own WebDriver BiDi. Playwright’s way to it asks for commands that this Firefox does not have.
 * @param program where it is
 */
export async function startFirefox(program) {
  const start = (prefs = {}) =>
    launch({
      browser: 'firefox',
      executablePath: program,
      headless: true,
      extraPrefsFirefox: { ...PRINTS_SILENTLY, ...prefs },
    });
  const browser = await start();
  return {
    version: (await browser.version()).replace(/^firefox\//i, ''),
    async open(options) {
      const { isDark = false, hasScripts = true } = options;
      if (!isDark && hasScripts) return openPage(browser, options);
      const other = await start({ ...(isDark ? DARK : {}), ...(hasScripts ? {} : WITHOUT_SCRIPTS) });
      return { ...(await openPage(other, options)), close: () => other.close() };
    },
    stop: () => browser.close(),
  };
}
