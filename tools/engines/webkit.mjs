import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findProgram, programPath } from '../run/programs.mjs';
import { freePort } from '../run/ports.mjs';
import { startService, stopService, waitUntilHealthy, waitUntilReady } from '../run/processes.mjs';
import { FINDER } from './finder.mjs';
import { openSession } from './webdriver.mjs';

const FIRST_PORT = 4690;
const READY_MS = 15_000;
const LOOK_MS = 100;
/** Larger than every screen of the scenarios, and how many bits a colour has. */
const DISPLAY = '1400x2000x24';
/** Debian’s package has the browser where no PATH leads. */
const LIBRARIES = '/usr/lib';
/** The browser’s own bar would keep its window from being as narrow as a phone. */
const NARROW_BAR =
  '* { padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; font-size: 4px; -gtk-icon-transform: scale(0.2); }';
/** A press that meets what moves or covers it is pressed again. */
const PRESSED_AGAIN = ['element click intercepted', 'element not interactable', 'stale element reference'];

function findMiniBrowser() {
  const folders = readdirSync(LIBRARIES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(LIBRARIES, name, 'webkit2gtk-4.1'));
  const found = findProgram(['MiniBrowser'], folders.join(delimiter));
  if (!found) throw new Error('webkit2gtk-driver has brought no MiniBrowser');
  return found;
}

/** A screen that nobody sees. @returns its name */
async function startDisplay(program, logFolder) {
  const logFile = join(logFolder, 'xvfb.log');
  rmSync(logFile, { force: true });
  const command = [program, '-displayfd', '1', '-screen', '0', DISPLAY, '-nolisten', 'tcp'];
  const service = startService('Xvfb', command, { logFile });
  const named = () => /^\d+$/m.exec(readFileSync(logFile, 'utf8'))?.[0];
  await waitUntilReady(service, named, {
    timeoutMs: READY_MS,
    everyMs: LOOK_MS,
    lack: 'has named no display',
  });
  return { service, display: `:${named()}` };
}

/** Hears from now on what scripts throw. Runs in the page, and once only. */
function hearErrors() {
  if (window.heardErrors) return;
  window.heardErrors = [];
  addEventListener('error', ({ message }) => message && window.heardErrors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => window.heardErrors.push(String(reason)));
}

/** What has been heard since it was asked for. Runs in the page. */
const takeErrors = () => window.heardErrors?.splice(0) ?? [];

/** A tab in MiniBrowser. */
async function openPage(session, { screen }) {
  const problems = [];
  // What the bar takes of the window is known once the window is there.
  await session.resize(screen);
  const [width, height] = await session.evaluate('[window.innerWidth, window.innerHeight]');
  await session.resize({ width: 2 * screen.width - width, height: 2 * screen.height - height });

  const listen = async () => {
    const has = await session.evaluate('typeof TestingLibraryDom === "object"');
    if (!has) await session.evaluate(`(() => { ${FINDER}; })()`);
    await session.evaluate(`(${hearErrors})()`);
    problems.push(...(await session.evaluate(`(${takeErrors})()`)).map((one) => `script error: ${one}`));
  };
  const leaving = async (go) => {
    await session.evaluate(`(${takeErrors})()`).then(
      (errors) => problems.push(...errors),
      () => undefined,
    );
    await go();
    await listen();
  };
  return {
    goto: (url) => leaving(() => session.goto(url)),
    back: () => leaving(() => session.back()),
    reload: () => leaving(() => session.reload()),
    evaluate: session.evaluate,
    giveFinder: listen,
    async press(expression) {
      const element = await session.element(expression);
      if (!element) return false;
      return session.click(element).then(
        () => true,
        (error) => {
          if (PRESSED_AGAIN.includes(error.error)) return false;
          throw error;
        },
      );
    },
    async type(expression, text) {
      const element = await session.element(expression);
      await session.clear(element);
      await session.type(element, text);
    },
    async enter(css) {
      await session.enter(null);
      if (css) await session.enter(await session.element(`document.querySelector(${JSON.stringify(css)})`));
    },
    picture: session.picture,
    problems: async () => {
      await listen().catch(() => undefined);
      return problems;
    },
    close: session.close,
  };
}

/** Starts Debian’s build of WebKit in its small browser, on a virtual screen, driven by WebDriver. */
export async function startWebKit(logFolder) {
  const binary = findMiniBrowser();
  const settings = join(logFolder, 'gtk');
  mkdirSync(join(settings, 'gtk-3.0'), { recursive: true });
  writeFileSync(join(settings, 'gtk-3.0', 'gtk.css'), NARROW_BAR);
  const { service: screen, display } = await startDisplay(programPath('xvfb'), logFolder);
  const port = await freePort(FIRST_PORT);
  const driver = startService('WebKitWebDriver', [programPath('webkit'), `--port=${port}`], {
    logFile: join(logFolder, 'webkit.log'),
    env: { DISPLAY: display, XDG_CONFIG_HOME: settings },
  });
  const address = `http://127.0.0.1:${port}`;
  await waitUntilHealthy(driver, `${address}/status`, READY_MS);
  const open = async ({ isDark = false }) => {
    const args = ['--automation', ...(isDark ? ['--dark-mode'] : [])];
    return openSession(address, { 'webkitgtk:browserOptions': { binary, args } });
  };
  const first = await open({});
  const version = first.capabilities.browserVersion;
  await first.close();
  return {
    version,
    open: async (options) => openPage(await open(options), options),
    stop: async () => {
      await stopService(driver);
      await stopService(screen);
    },
  };
}
