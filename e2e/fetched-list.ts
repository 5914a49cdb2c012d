import { openUntouched, watchRequests } from '../tools/run/chromium.mjs';
import { routerRequests } from './router-requests';
import { venueCards } from './screen';
import { expect, type Page } from './test';

const LIST = '/filials?country=kz&language=ru';

/** Opens the list when its first venues are in the store, so that their pages may be fetched ahead. */
export async function openList(page: Page, list = LIST) {
  await page.goto(list);
  const paths = await venueCards(page).evaluateAll((cards) =>
    cards.slice(0, 6).map((card) => (card as HTMLAnchorElement).pathname),
  );
  const { search } = new URL(list, 'http://localhost');
  for (const path of paths) await page.request.get(path + search);
  // Requests that this first view of the list makes ahead do not count.
  await page.goto('about:blank');
  const requests = watchRequests(page);
  await openUntouched(page, list);
  return { requests, paths };
}

/** Opens the list, which has then fetched the page of its first card. @returns also the path of that page */
export async function openListWithPage(page: Page, list = LIST) {
  const { requests, paths } = await openList(page, list);
  const [path = ''] = paths;
  await expect.poll(() => routerRequests(requests, path).pages.length).toBe(1);
  await routerRequests(requests, path).pages[0]?.response();
  return { requests, path, paths };
}
