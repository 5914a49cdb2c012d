import type { WorkerScope } from '@/lib/core/offline/worker-scope';
import { isRecord } from '@/lib/core/storage/shape';

// Receives pushes while no page of ours is open, and shows them. A message is JSON: title, body, icon, tag and link;
// icon and link are paths of our own origin, anything else is replaced, so that no push links to another site.

const OWN_ICON = '/icons/apple-touch-icon.png';

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The pushed message; empty for anything else. */
function readMessage(data: { json: () => unknown } | null): Record<string, unknown> {
  try {
    const message = data?.json();
    return isRecord(message) ? message : {};
  } catch {
    return {};
  }
}

/** Shows pushes, opens their links, renews ended subscriptions. @param timeOf a time for a link's page, or null */
export function receivePushes(
  worker: Pick<WorkerScope, 'location' | 'addEventListener' | 'registration' | 'clients' | 'fetch'>,
  timeOf: (site: string, link: string) => Promise<string | null>,
): void {
  const own = worker.location.origin;
  /** The site of the page that registered the worker: our server refuses requests that do not name one. */
  const site = new URL(worker.location.href).searchParams.get('site') ?? '';

  /** The path where it is one of our own origin, else the fallback. */
  function ownPath(value: unknown, fallback: string): string {
    if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return fallback;
    try {
      const url = new URL(value, own);
      return url.origin === own ? url.pathname + url.search + url.hash : fallback;
    } catch {
      return fallback;
    }
  }

  /** Every push must show a notification (`userVisibleOnly`), also one that cannot be read. */
  async function show({ title, body, icon, tag, link }: Record<string, unknown>): Promise<void> {
    const path = ownPath(link, '/');
    const time = await timeOf(site, path);
    const options = {
      body: textOf(body) + (time === null ? '' : ` · ≈\u00a0${time}`),
      icon: ownPath(icon, OWN_ICON),
      // The next message on the same order replaces the last one, and still alerts the user.
      ...(textOf(tag) ? { tag: textOf(tag), renotify: true } : {}),
      data: { link: path },
    };
    await worker.registration.showNotification(
      textOf(title) || new URL(worker.location.href).hostname,
      options,
    );
  }

  /** Focuses the window that shows the page, else opens a new one, so that no other window loses its page. */
  async function open(link: unknown): Promise<void> {
    const address = new URL(ownPath(link, '/'), own).href;
    const windows = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const shown = windows.find(({ url }) => url === address);
    await (shown ? shown.focus() : worker.clients.openWindow(address));
  }

  /** Subscribes again when the browser has ended the subscription, and registers it with our server, which refuses a guest. */
  async function renew(
    oldSubscription: PushSubscription | null | undefined,
    newSubscription: PushSubscription | null | undefined,
  ): Promise<void> {
    const subscription =
      newSubscription ??
      (oldSubscription && (await worker.registration.pushManager.subscribe(oldSubscription.options)));
    if (!subscription) return;
    await worker.fetch('/api/notifications/push', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Site': site },
      body: JSON.stringify({ token: JSON.stringify(subscription) }),
    });
  }

  worker.addEventListener('push', (event) => event.waitUntil(show(readMessage(event.data))));
  worker.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(open(event.notification.data?.link));
  });
  worker.addEventListener('pushsubscriptionchange', (event) =>
    event.waitUntil(renew(event.oldSubscription, event.newSubscription)),
  );
}
