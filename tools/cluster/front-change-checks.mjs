import { setTimeout as pause } from 'node:timers/promises';
import { JSON_TYPE, OWN_PAGE } from './front-diner.mjs';
import { venueIds } from './page-links.mjs';
import { sandboxControl } from '../run/sandbox-control.mjs';
import { until } from '../run/until.mjs';

const VENUE = 3107;
const DISH = VENUE * 1000 + 2;
/** A menu is asked for anew once in so long. */
const MENU_REFRESH_MS = 15_500;
/** So much later than an app a front may have a new page: to the end of a second, and the request for the next. */
const BEHIND_MS = 1000;
/** Within so long each front shows a new menu, milliseconds. */
const SHOWN_MS = 1000;

/**
 * The checks of what the front shows when a menu has changed.
 * @param views of `createFrontViews`
 * @param menus how many are expired while nobody but the fronts asks for them
 * @returns `begin`, which changes a dish for the first time, and `check`, which goes on with it: between them is time for other checks, until
 * the same page may change again
 */
export function changeChecks({ sandboxUrl }, cluster, { view, viewSecond, direct, isKept }, menus) {
  const [one, other] = cluster.apps;
  const control = sandboxControl(sandboxUrl);
  const setPrice = (product, priceMinor) => control('POST', `products/${product}`, { priceMinor });
  const expire = (venueId) =>
    fetch(`${one.url}/api/menu/refresh`, {
      method: 'POST',
      headers: { ...OWN_PAGE, ...JSON_TYPE },
      body: JSON.stringify({ venueId }),
    });
  const textAt = async (look, path) => (await look(path, 'lang=ru')).body.toString('utf8');
  const textOf = (path) => textAt(view, path);

  /** Changes a price of each of many menus. @returns after how many milliseconds each front has shown each, in their order of size */
  async function changedMenus() {
    const lists = await Promise.all([1, 2, 3].map((number) => textOf(`/filials?page=${number}`)));
    const venues = venueIds(lists.join()).filter((id) => id !== String(VENUE));
    const times = [];
    for (const venue of venues) {
      if (times.length === menus) break;
      const path = `/filials/${venue}`;
      if (!(await isKept(() => view(path, 'lang=ru'), 10))) continue;
      const product = (await textOf(path)).match(new RegExp(`\\b${venue}\\d{3}\\b`))?.[0];
      if (!product) continue;
      const price = String(8200 + times.length);
      await setPrice(product, Number(price) * 100);
      // At any time of a second.
      await pause((times.length * 370) % 1000);
      await Promise.all([view(path, 'lang=ru'), viewSecond(path, 'lang=ru')]);
      await expire(Number(venue));
      const shown = new RegExp(`8[\\s\\u00a0\\u202f]?${price.slice(1)}`);
      const shownAt = async (look) =>
        (await until(async () => shown.test(await textAt(look, path)))) ?? Infinity;
      times.push(await Promise.all([shownAt(view), shownAt(viewSecond)]));
    }
    return [0, 1].map((front) => times.map((atFronts) => atFronts[front]).sort((one, other) => one - other));
  }

  /** Changes the price of a dish, and watches the front and both apps. @returns after how many milliseconds each has it; Infinity: never */
  async function changedDish(minor) {
    const shown = new RegExp(`8[\\s\\u00a0\\u202f]?1${String(minor).slice(2, 4)}`);
    await isKept(() => view(`/filials/${VENUE}`, 'lang=ru'));
    await setPrice(DISH, minor);
    await expire(VENUE);
    const watch = async (ask) => (await until(async () => shown.test(String(await ask())))) ?? Infinity;
    const [atFront, ...atApps] = await Promise.all([
      watch(async () => (await view(`/filials/${VENUE}`, 'lang=ru')).body),
      ...[one, other].map((app) =>
        watch(async () => (await direct(app, `/filials/${VENUE}`, 'lang=ru')).text()),
      ),
    ]);
    return { atFront, atApps };
  }

  let begun;
  const changes = [];

  async function begin() {
    begun = performance.now();
    changes.push(await changedDish(811_100));
  }

  /** @yields {{ name: string, broken: string[], seen?: string }} `broken`: the sentences that do not hold */
  async function* check() {
    const [shownAfter, shownAfterAtSecond] = await changedMenus();
    // A page that has changed once changes again.
    await pause(Math.max(0, MENU_REFRESH_MS - (performance.now() - begun)));
    changes.push(await changedDish(812_100));
    yield {
      name: 'A tag that an app expires has the front show the new page within a second of the apps',
      seen: `after ${changes.map(({ atFront, atApps }) => `${atFront} (the apps ${atApps.join(' and ')})`).join(', ')} ms`,
      broken: changes
        .filter(({ atFront, atApps }) => atFront === Infinity || atFront - Math.max(...atApps) > BEHIND_MS)
        .map(
          ({ atFront, atApps }) =>
            `the front has it after ${atFront} ms, the apps after ${atApps.join(' and ')}`,
        ),
    };
    yield {
      name: `${menus} menus are expired, and nobody but two fronts is asked for them: each shows the new ones within a second`,
      seen: `after ${shownAfter.join(', ')} ms, and ${shownAfterAtSecond.join(', ')} ms`,
      broken: [
        shownAfter.length < menus && `${shownAfter.length} menus were changed`,
        ...[shownAfter, shownAfterAtSecond].map((times) => {
          const late = times.filter((ms) => ms > SHOWN_MS);
          return late.length > 0 && `${late.length} need longer: ${late.join(', ')} ms`;
        }),
      ].filter(Boolean),
    };
  }

  return { begin, check };
}
