// A browser's pushes for tests: permission, worker, subscription. jsdom has none of them.

const KEY = `B${'A'.repeat(86)}`;

/** The key that the fake browser subscribes under. */
export const FAKE_PUSH_KEY = KEY;

/** The answers of the fake browser, and the calls that it received. */
export interface FakePush {
  permission: NotificationPermission;
  /** The diner's answer to the prompt. */
  answer: NotificationPermission;
  /** Address of the subscription that it has, null for none. */
  endpoint: string | null;
  /** Under this key its subscription was made. */
  key: ArrayBuffer | null;
  /** The push service refuses. */
  isBroken: boolean;
  workers: string[];
  prompts: number;
}

/** Gives the window pushes until `remove` is called. */
export function fakePush(part: Partial<FakePush> = {}): { push: FakePush; remove: () => void } {
  const push: FakePush = {
    permission: 'default',
    answer: 'granted',
    endpoint: null,
    key: null,
    isBroken: false,
    workers: [],
    prompts: 0,
    ...part,
  };
  let made = 0;
  const subscriptionOf = (endpoint: string) => ({
    options: { applicationServerKey: push.key },
    toJSON: () => ({ endpoint, keys: { auth: 'a', p256dh: 'p' } }),
    unsubscribe: () => {
      push.endpoint = null;
      return Promise.resolve(true);
    },
  });
  const pushManager = {
    getSubscription: () => Promise.resolve(push.endpoint === null ? null : subscriptionOf(push.endpoint)),
    subscribe: ({ applicationServerKey }: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
      if (push.isBroken) return Promise.reject(new Error('push service error'));
      made += 1;
      push.endpoint = `https://push.test/${made}`;
      push.key = applicationServerKey.buffer;
      return Promise.resolve(subscriptionOf(push.endpoint));
    },
  };
  const registration = { pushManager };
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      getRegistration: () => Promise.resolve(registration),
      register: (address: string) => {
        push.workers.push(address);
        return Promise.resolve(registration);
      },
      ready: Promise.resolve(registration),
    },
  });
  Object.assign(window, {
    PushManager: Object,
    Notification: {
      get permission() {
        return push.permission;
      },
      requestPermission: () => {
        push.prompts += 1;
        push.permission = push.answer;
        return Promise.resolve(push.answer);
      },
    },
  });
  const remove = () => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
    Reflect.deleteProperty(window, 'PushManager');
    Reflect.deleteProperty(window, 'Notification');
  };
  return { push, remove };
}

/** The registered fields of a subscription of the fake browser. */
export const fakeToken = (endpoint: string) => JSON.stringify({ endpoint, keys: { auth: 'a', p256dh: 'p' } });
