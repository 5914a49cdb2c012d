import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { Builder } from 'selenium-webdriver';
import { findProgram, programPath } from '../run/programs.mjs';
import { freePort } from '../run/ports.mjs';
import { startService, stopService, waitUntilHealthy } from '../run/processes.mjs';
import { FINDER } from './in-page.mjs';
import { late } from './late.mjs';

const FIRST_PORT = 4690;
const READY_MS = 15_000;
const OPEN_MS = 20_000;
/** Larger than every screen of the scenarios, and how many bits a colour has. */
const DISPLAY = '-screen 0 1400x2000x24';
/** Debian’s package has the browser where no PATH leads. */
const LIBRARIES = '/usr/lib';
/** The browser’s own bar would keep its window from being as narrow as a phone. */
const NARROW_BAR =
  '* { padding: 0; margin: 0; border-width: 0; min-width: 0; min-height: 0; font-size: 4px; -gtk-icon-transform: scale(0.2); }';

function findMiniBrowser() {
  const folders = readdirSync(LIBRARIES).map((name) => join(LIBRARIES, name, 'webkit2gtk-4.1'));
  const found = findProgram(['MiniBrowser'], folders.join(delimiter));
  if (!found) throw new Error('webkit2gtk-driver has brought no MiniBrowser');
  return found;
}

function hearErrors() {
  window.heardErrors = [];
  addEventListener('error', ({ message }) => message && window.heardErrors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => window.heardErrors.push(String(reason)));
}

const takeErrors = () => window.heardErrors?.splice(0) ?? null;

async function openPage(driver, screen) {
  const problems = [];
  const browserWindow = driver.manage().window();
  const resize = (size) => browserWindow.setRect({ x: 0, y: 0, ...size });
  // The height of the bar is known once the window is there.
  await resize(screen);
  const [width, height] = await driver.executeScript('return [innerWidth, innerHeight]');
  await resize({ width: 2 * screen.width - width, height: 2 * screen.height - height });

  const listen = async () => {
    const errors = await driver.executeScript(takeErrors);
    problems.push(...(errors ?? []));
    if (!errors) await driver.executeScript(`(() => { ${FINDER}; })(); (${hearErrors})()`);
  };
  const evaluate = async (expression) => {
    await listen();
    return driver.executeScript(`return ${expression}`);
  };
  const leaving = async (go) => {
    await listen().catch(() => undefined);
    await go();
    await listen();
  };
  return {
    version: `WebKit ${(await driver.getCapabilities()).getBrowserVersion()}`,
    goto: (url) => leaving(() => driver.get(url)),
    back: () => leaving(() => driver.navigate().back()),
    reload: () => leaving(() => driver.navigate().refresh()),
    evaluate,
    async press(expression) {
      const element = await evaluate(expression);
      await element?.click();
      return element !== null;
    },
    async type(expression, text) {
      const element = await evaluate(expression);
      await element.clear();
      await element.sendKeys(text);
    },
    async enter(css) {
      await driver.switchTo().defaultContent();
      if (css) await driver.switchTo().frame(await driver.findElement({ css }));
    },
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    problems: async () => {
      await listen().catch(() => undefined);
      return problems;
    },
    close: () => driver.quit(),
  };
}

/** Prepares WebKit. Each scenario has a display and a driver of its own, and a second try where its browser does not open in time. */
export async function startWebKit(logFolder) {
  const binary = findMiniBrowser();
  const settings = join(logFolder, 'gtk');
  mkdirSync(join(settings, 'gtk-3.0'), { recursive: true });
  writeFileSync(join(settings, 'gtk-3.0', 'gtk.css'), NARROW_BAR);
  const onScreen = [programPath('xvfb'), '-a', '-f', join(settings, 'Xauthority'), '-s', DISPLAY];
  const open = async ({ screen, isDark = false }) => {
    const port = await freePort(FIRST_PORT);
    const service = startService('WebKitWebDriver', [...onScreen, programPath('webkit'), `--port=${port}`], {
      logFile: join(logFolder, 'webkit.log'),
      env: { XDG_CONFIG_HOME: settings },
    });
    const address = `http://127.0.0.1:${port}`;
    const args = ['--automation', ...(isDark ? ['--dark-mode'] : [])];
    const wanted = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary, args } };
    const builder = new Builder().disableEnvironmentOverrides().usingServer(address).withCapabilities(wanted);
    try {
      await waitUntilHealthy(service, `${address}/status`, READY_MS);
      const page = await Promise.race([
        builder.build().then((driver) => openPage(driver, screen)),
        late(OPEN_MS),
      ]);
      return { ...page, close: () => page.close().finally(() => stopService(service)) };
    } catch (error) {
      await stopService(service);
      throw error;
    }
  };
  return (scenario) => open(scenario).catch(() => open(scenario));
}
