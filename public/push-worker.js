/*
 * Receives pushes while no page of ours is open, and shows them. A message is JSON: title, body, icon, tag and link;
 * icon and link are paths of our own origin, anything else is replaced, so that no push links to another site.
 */

const OWN = self.location.origin;
/** The site of the page that registered the worker: our server refuses requests that do not name one. */
const SITE = new URL(self.location.href).searchParams.get('site') ?? '';
const OWN_ICON = '/icons/apple-touch-icon.png';

/** The path where it is one of our own origin, else the fallback. */
function ownPath(value, fallback) {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return fallback;
  try {
    const url = new URL(value, OWN);
    return url.origin === OWN ? url.pathname + url.search + url.hash : fallback;
  } catch {
    return fallback;
  }
}

const textOf = (value) => (typeof value === 'string' ? value : '');

/** The pushed message; empty for anything else. */
function readMessage(data) {
  try {
    const message = data?.json();
    return typeof message === 'object' && message !== null ? message : {};
  } catch {
    return {};
  }
}

/** Every push must show a notification (`userVisibleOnly`), also one that cannot be read. */
function show({ title, body, icon, tag, link }) {
  return self.registration.showNotification(textOf(title) || self.location.hostname, {
    body: textOf(body),
    icon: ownPath(icon, OWN_ICON),
    // The next message on the same order replaces the last one, and still alerts the user.
    ...(textOf(tag) ? { tag: textOf(tag), renotify: true } : {}),
    data: { link: ownPath(link, '/') },
  });
}

/** Focuses the window that shows the page, else opens a new one, so that no other window loses its page. */
async function open(link) {
  const address = new URL(ownPath(link, '/'), OWN).href;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const shown = windows.find(({ url }) => url === address);
  await (shown ? shown.focus() : self.clients.openWindow(address));
}

/** Subscribes again when the browser has ended the subscription, and registers it with our server, which refuses a guest. */
async function renew({ oldSubscription, newSubscription }) {
  const subscription =
    newSubscription ??
    (oldSubscription && (await self.registration.pushManager.subscribe(oldSubscription.options)));
  if (!subscription) return;
  await self.fetch('/api/notifications/push', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Site': SITE },
    body: JSON.stringify({ token: JSON.stringify(subscription) }),
  });
}

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('push', (event) => event.waitUntil(show(readMessage(event.data))));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.link));
});
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
