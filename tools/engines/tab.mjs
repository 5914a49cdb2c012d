import { until as untilSo } from '../run/until.mjs';
import { callInPage, pressableInPage, thingsInPage } from './in-page.mjs';

/** A busy machine takes several times as long as an idle one. */
const WAIT_MS = 20_000;
const CHECK_MS = 100;

const described = (thing) =>
  JSON.stringify(thing, (_key, value) => (value instanceof RegExp ? String(value) : value));

/** The faults of a screen, by the rules of every screen. Runs in the page. */
function faultsOfScreen() {
  const { scrollWidth, clientWidth } = document.documentElement;
  const wide = scrollWidth > clientWidth ? [`it is ${scrollWidth - clientWidth} px too wide`] : [];
  const isInView = (element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return document.elementsFromPoint(x + width / 2, y + height / 2).includes(element);
  };
  const pictures = [...document.images]
    .filter((image) => isInView(image) && !(image.complete && image.naturalWidth > 0))
    .map((image) => `the picture ${image.currentSrc || image.src} is not shown`);
  const fonts = [...document.fonts]
    .filter(({ status }) => status === 'error')
    .map(({ family }) => `the font ${family} is not shown`);
  return [...wide, ...pictures, ...fonts];
}

/** A tab of a browser, as somebody uses it, in words that are the same for every engine. */
export function createTab(page, origin) {
  /** Waits until it is so. A page that is just left has nothing to look at. */
  async function until(isSo, what) {
    let failure = '';
    const check = () =>
      isSo().catch((error) => {
        failure = `; the last look failed: ${error.message.split('\n')[0]}`;
      });
    const waited = await untilSo(check, { timeoutMs: WAIT_MS, everyMs: CHECK_MS });
    if (waited === undefined) throw new Error(`not within ${WAIT_MS / 1000} s: ${what}${failure}`);
  }

  const read = (fn, ...args) => page.evaluate(callInPage(fn, ...args));
  const count = (thing) => page.evaluate(`${thingsInPage(thing)}.length`);
  const path = async () => {
    const { pathname, search } = new URL(await page.evaluate('location.href'));
    return pathname + search;
  };
  const press = (thing) =>
    until(() => page.press(pressableInPage(thing)), `${described(thing)} can be pressed`);

  return {
    until,
    read,
    count,
    path,
    press,
    open: (to) => page.goto(new URL(to, origin).href),
    back: page.back,
    reload: page.reload,
    enter: page.enter,
    sees: async (thing) => {
      await until(async () => (await count(thing)) > 0, `${described(thing)} is seen`);
      return page.evaluate(`${thingsInPage(thing)}[0]?.innerText`);
    },
    misses: (thing) => until(async () => (await count(thing)) === 0, `${described(thing)} is gone`),
    isAt: async (pattern) => {
      await until(async () => pattern.test(await path()), `the address is ${pattern}`);
      return path();
    },
    write: async (thing, text) => {
      await press(thing);
      await page.type(`${thingsInPage(thing)}[0]`, text);
    },
    async isWhole() {
      let faults = [];
      await until(async () => {
        faults = await read(faultsOfScreen);
        return faults.length === 0;
      }, 'the screen is whole').catch(async () => {
        throw new Error(`${await path()}: ${faults.join(', ')}`);
      });
    },
  };
}
