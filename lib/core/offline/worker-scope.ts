// The browser's functions that our worker uses. TypeScript has these types in a library that would give them to every page as well.

export interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface WorkerFetchEvent extends WorkerEvent {
  request: Request;
  /** The answer to a navigation that was requested while the worker started; undefined where it was not. */
  preloadResponse?: Promise<Response | undefined>;
  respondWith: (response: Promise<Response>) => void;
}

interface WorkerEvents {
  install: WorkerEvent;
  activate: WorkerEvent;
  fetch: WorkerFetchEvent;
  message: WorkerEvent & { data: unknown };
  push: WorkerEvent & { data: { json: () => unknown } | null };
  notificationclick: WorkerEvent & { notification: { close: () => void; data?: { link?: unknown } | null } };
  pushsubscriptionchange: WorkerEvent & {
    oldSubscription?: PushSubscription | null;
    newSubscription?: PushSubscription | null;
  };
}

/** A cache, by addresses. */
interface WorkerCache {
  match: (url: string) => Promise<Response | undefined>;
  put: (url: string, response: Response) => Promise<void>;
  delete: (url: string) => Promise<boolean>;
  keys: () => Promise<readonly { url: string }[]>;
}

export interface WorkerScope {
  location: { href: string; origin: string };
  addEventListener: <Name extends keyof WorkerEvents>(
    name: Name,
    listener: (event: WorkerEvents[Name]) => void,
  ) => void;
  Notification?: { permission: NotificationPermission };
  registration: {
    showNotification: (title: string, options: NotificationOptions) => Promise<void>;
    pushManager: {
      subscribe: (options: PushSubscriptionOptions) => Promise<unknown>;
      getSubscription?: () => Promise<unknown>;
    };
    navigationPreload?: { enable: () => Promise<void> };
    unregister?: () => Promise<boolean>;
  };
  clients: {
    matchAll: (options: {
      type: 'window';
      includeUncontrolled: true;
    }) => Promise<{ url: string; focus: () => Promise<unknown> }[]>;
    openWindow: (address: string) => Promise<unknown>;
    claim?: () => Promise<void>;
  };
  /** Missing in older browsers. */
  cookieStore?: { getAll: () => Promise<{ name?: string; value?: string }[]> };
  caches?: {
    open: (name: string) => Promise<WorkerCache>;
    delete: (name: string) => Promise<boolean>;
    keys: () => Promise<string[]>;
  };
  fetch: typeof fetch;
  skipWaiting: () => Promise<void>;
}
