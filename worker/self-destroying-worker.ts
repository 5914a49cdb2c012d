import { receivePushes } from '@/lib/ground/notifications/push-worker';
import type { WorkerScope } from '@/lib/core/offline/worker-scope';
import { promisedTime } from './promised-time';

// What is served in place of the worker where that is switched off: it answers no request, deletes all that
// was cached, and goes. Only a browser that receives pushes keeps it, for these end with their worker.

declare const self: WorkerScope;

receivePushes(self, (site, link) => promisedTime(self, site, link));

// A new release takes over at once.
self.addEventListener('install', () => void self.skipWaiting());

async function leave(): Promise<void> {
  const { caches } = self;
  const names = (await caches?.keys()) ?? [];
  for (const name of names) await caches?.delete(name);
  await self.clients.claim?.();
  // Where pushes are allowed, the page may be subscribing this very moment.
  const subscription = await self.registration.pushManager.getSubscription?.().catch(() => null);
  if (!subscription && self.Notification?.permission !== 'granted') await self.registration.unregister?.();
}

self.addEventListener('activate', (event) => event.waitUntil(leave().catch(() => undefined)));
