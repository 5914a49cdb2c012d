import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** A page of ours that the button is put on. */
const ADDRESS = '/faq';
const BUTTON = '#campaign-unlock';

/** The press of Open, as a script of its own that puts its button on any page. */
async function buttonScript() {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['campaign/unlock-button.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
    tsconfig: `${ROOT}/tsconfig.json`,
    logLevel: 'error',
  });
  return outputFiles[0].text;
}
let script;

/** What the button shows (unlock-button.ts). */
const viewOf = (page) => page.locator(BUTTON).getAttribute('data-view', { timeout: 1000 });

/**
 * The lock of a self-service shop, opened by the app's own press. What becomes of it is learned by the diner's own press alone.
 */
export const unlock = {
  calls: '^/smart-lock/v1/open-lock$',
  requests: /^\/api\/shop\/unlock$/,
  intents: 'unlockIntents',
  isOpen: (intent) => intent.closesAtMs === null,
  async fill(page) {
    script ??= buttonScript();
    await page.context().addInitScript({ content: await script });
  },
  async open(page, { servers }) {
    await page.goto(servers.origin + ADDRESS);
    const button = page.locator(`${BUTTON}[data-view="idle"]`);
    await button.waitFor();
    return page.locator(BUTTON);
  },
  comeAgain: (page, { servers }) => page.goto(servers.origin + ADDRESS),
  async look(page) {
    const view = await viewOf(page);
    if (view === 'made') return 'told';
    if (view === 'unknown') await page.locator(BUTTON).click();
    return view === 'idle' || view === 'refused' ? 'rest' : 'waiting';
  },
  pay: () => undefined,
  async ledger({ control }) {
    const { openings } = await control('GET', 'lock-openings');
    return openings.map(({ key, openedAt }) => ({ id: `${key} ${openedAt}`, key }));
  },
  clear: () => undefined,
};
