import { isSaveDataOn } from '@/lib/core/connection/network-information';
import { whenIdle } from '@/lib/core/connection/when-idle';
import { paths } from '@/lib/core/paths/paths';
import { routeOf } from '@/lib/core/site/routes';
import { onServiceChange } from '@/lib/core/site/service-change';
import { documentSite } from '@/lib/core/site/document-site';
import { cacheMessage } from './cache-message';
import { deferredCode } from './deferred-code';

/** The scope of the worker: the whole origin. */
export const SCOPE = '/';

/** The beginning of a site's code: country, language, surface. The rest changes from page to page. */
const SITE = /^\w+-\w+-\w+/;

/** Registers the web or the kiosk worker. @throws if the browser refuses */
export function registerWorker(scope = SCOPE): Promise<ServiceWorkerRegistration> {
  const site = SITE.exec(documentSite())?.[0] ?? '';
  return navigator.serviceWorker.register(paths.worker(site), { scope, updateViaCache: 'none' });
}

/** Ends when the page is loaded. */
const whenLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === 'complete') resolve();
    else window.addEventListener('load', () => resolve(), { once: true });
  });

let followsService = false;

/** Another service is another page under the same address, which is cached as well. */
function followService(): void {
  if (followsService) return;
  followsService = true;
  onServiceChange(() => {
    void cacheShownPage();
    return undefined;
  });
}

/** Has the worker cache this page when idle; with Save-Data only pushed pages. Never fails. */
export async function cacheShownPage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  followService();
  try {
    await whenLoaded();
    await whenIdle();
    await registerWorker();
    const { active } = await navigator.serviceWorker.ready;
    if (isSaveDataOn()) {
      // Requests nothing; pushed pages are bounded too.
      active?.postMessage(cacheMessage({ pages: [], assets: [] }));
      return;
    }
    await deferredCode();
    const { origin, pathname, search } = window.location;
    const assets = performance.getEntriesByType('resource').map(({ name }) => name);
    // A dish that is put into the cart on a menu can be read there too.
    const pages = [pathname + search, ...(routeOf(pathname).name === 'menu' ? [paths.cart()] : [])];
    active?.postMessage(
      cacheMessage({ pages, assets: assets.filter((name) => name.startsWith(`${origin}/`)) }),
    );
  } catch {
    // Private windows, full disks, a script that does not come.
  }
}
