import { expect, type Page } from '@playwright/test';
import { untilWhole } from './screen';
import { untilLive } from './test';

// The traces of a guest in a browser: all that it stores, all that the page has drawn or keeps in fields, and
// every page that its history leads back to.

/** The searched traces, by their kind: a name, a dish, a session. */
export type Canaries = Record<string, string>;

/** A key of local storage that may hold some of the canaries, and which. */
const ALLOWED: Record<string, readonly string[]> = {
  // The numbers of the last orders, for the staff (KIOSK-24).
  kioskOrders: ['number', 'order'],
};

type Texts = [place: string, text: string][];

function readEverything(page: Page): Promise<Texts> {
  return page.evaluate(async () => {
    const found: [string, string][] = [
      ['address', location.href],
      ['title', document.title],
      ['state of the history', JSON.stringify(history.state) ?? ''],
      ['name of the window', window.name],
    ];
    for (const [area, storage] of [
      ['local', localStorage],
      ['session', sessionStorage],
    ] as const)
      for (const [key, value] of Object.entries(storage)) found.push([`${area}/${key}`, String(value)]);
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        found.push([`cache/${name}`, request.url + ((await (await cache.match(request))?.text()) ?? '')]);
    }
    const settled = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve) => request.addEventListener('success', () => resolve(request.result)));
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const all: unknown[] = await settled(database.transaction(store).objectStore(store).getAll());
        found.push([`IndexedDB/${name}/${store}`, JSON.stringify(all)]);
      }
      database.close();
    }
    // The menu of everybody is in the page's own scripts.
    const isDrawn = (element: Element) => element.closest('script, style, template') === null;
    for (const element of [...document.querySelectorAll('*')].filter(isDrawn)) {
      for (const { name, value } of element.attributes) found.push([`attribute ${name}`, value]);
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
        found.push(['field', element.value]);
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) found.push(['text', node.textContent ?? '']);
    }
    return found;
  });
}

/** Every stored text of this page and origin, by place; read again after a navigation. */
async function everything(page: Page): Promise<Texts> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await readEverything(page);
    } catch (error) {
      if (page.url() === 'about:blank') return [];
      if (tries === MOST_TRIES) throw error;
      await page.waitForLoadState();
    }
  }
}

/** Where a page and its browser have any of the canaries. */
export async function traces(page: Page, canaries: Canaries): Promise<string[]> {
  const cookies = await page.context().cookies();
  const all = [
    ...(await everything(page)),
    ...cookies.map(({ name, value }): [string, string] => [`cookie ${name}`, value]),
  ];
  return all.flatMap(([place, text]) => {
    const allowed = ALLOWED[place.replace('local/', '')] ?? [];
    const isIn = ([what, value]: [string, string]) => text.includes(value) && !allowed.includes(what);
    return Object.entries(canaries)
      .filter(isIn)
      .map(([what]) => `${what} in ${place}: ${text.slice(0, 120)}`);
  });
}

/** More than a page is replaced while it is read. */
const MOST_TRIES = 5;
/** More than the history of one guest has. */
const MOST_STEPS = 20;

/** Goes back as far as it goes, then on again, and looks at each page once it is at rest. @returns pages that were looked at */
export async function walkHistory(page: Page, check: () => Promise<void>): Promise<number> {
  // Not by the browser's own command, which a page that is loaded anew as it is shown interrupts.
  const go = async (way: 'back' | 'forward') => {
    const arrived = page.waitForEvent('framenavigated');
    // The page may be gone before it has answered.
    await page.evaluate((to) => history[to](), way).catch(() => undefined);
    await arrived;
    if (page.url() === 'about:blank') return false;
    await untilLive(page);
    await untilWhole(page);
    await check();
    return true;
  };
  let steps = 0;
  while (steps < MOST_STEPS && (await go('back'))) steps += 1;
  expect(steps, 'the history has an end').toBeLessThan(MOST_STEPS);
  for (let step = 0; step <= steps; step += 1) await go('forward');
  return steps;
}
