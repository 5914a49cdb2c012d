import { findTransport, type HostObjects } from './bridge-transport';

const ORIGINS = ['https://bank.example', 'https://shop.example'];
const poster = () => ({ postMessage: jest.fn() });
/** This window as a host shows it. */
const seenBy = (objects: HostObjects, parent?: object) =>
  new Proxy(window, {
    get: (view, name, self: unknown) => {
      if (name === 'parent') return parent ?? self;
      if (Object.hasOwn(objects, name)) return objects[name as keyof HostObjects];
      const value: unknown = Reflect.get(view, name);
      return typeof value === 'function' ? (value.bind(view) as unknown) : value;
    },
  }) as Window & HostObjects;

describe('each transport', () => {
  const rows = [
    ['react-native', (native: HostObjects['ReactNativeWebView']) => ({ ReactNativeWebView: native })],
    [
      'ios',
      (native: HostObjects['ReactNativeWebView']) => ({
        webkit: { messageHandlers: { dastarkhan: native } },
      }),
    ],
    ['android', (native: HostObjects['ReactNativeWebView']) => ({ DastarkhanHost: native })],
  ] as const;

  // Holds HOST-02.
  test.each(rows)(
    '%s sends by its object and hears by window.dastarkhanBridge, which has only receive',
    (kind, objects) => {
      const native = poster();
      const view = seenBy(objects(native));
      const transport = findTransport(view, ORIGINS);
      expect(transport?.kind).toBe(kind);
      transport?.send('hi');
      expect(native.postMessage).toHaveBeenCalledWith('hi');
      const received = jest.fn();
      const stop = transport?.listen(received);
      const offered = (window as Window & HostObjects).dastarkhanBridge;
      expect(Object.keys(offered ?? {})).toEqual(['receive']);
      expect(Object.isFrozen(offered)).toBe(true);
      offered?.receive('answer');
      expect(received).toHaveBeenCalledWith('answer');
      stop?.();
      expect((window as Window & HostObjects).dastarkhanBridge).toBeUndefined();
    },
  );

  test.each([
    ['window', window],
    ['document', document],
  ])('react-native hears message events of the page on %s, and of no other window', (_name, target) => {
    const transport = findTransport(seenBy({ ReactNativeWebView: poster() }), []);
    const received = jest.fn();
    const stop = transport?.listen(received);
    target.dispatchEvent(new MessageEvent('message', { data: 'own', bubbles: true }));
    target.dispatchEvent(new MessageEvent('message', { data: 'foreign', origin: 'https://evil.example' }));
    target.dispatchEvent(new MessageEvent('message', { data: 'foreign', source: window }));
    target.dispatchEvent(new MessageEvent('message', { data: { no: 'text' } }));
    expect(received.mock.calls).toEqual([['own']]);
    stop?.();
    target.dispatchEvent(new MessageEvent('message', { data: 'own', bubbles: true }));
    expect(received).toHaveBeenCalledTimes(1);
  });

  // Holds HOST-01.
  test('frame speaks to the named origins, hears its parent from one of them, and then speaks to that one', () => {
    const parent = { postMessage: jest.fn() };
    const transport = findTransport(seenBy({}, parent), ORIGINS);
    expect(transport?.kind).toBe('frame');
    transport?.send('hi');
    expect(parent.postMessage.mock.calls).toEqual(ORIGINS.map((origin) => ['hi', origin]));
    const received = jest.fn();
    const stop = transport?.listen(received);
    const say = (data: unknown, origin: string, source: unknown) =>
      window.dispatchEvent(
        Object.defineProperty(new MessageEvent('message', { data, origin }), 'source', { value: source }),
      );
    say('from elsewhere', 'https://evil.example', parent);
    say('from a child', 'https://shop.example', window);
    say('yes', 'https://shop.example', parent);
    expect(received.mock.calls).toEqual([['yes']]);
    parent.postMessage.mockClear();
    transport?.send('again');
    expect(parent.postMessage.mock.calls).toEqual([['again', 'https://shop.example']]);
    stop?.();
    say('late', 'https://shop.example', parent);
    expect(received).toHaveBeenCalledTimes(1);
  });

  test('is none in a browser of its own, and in a forbidden frame', () => {
    expect(findTransport(seenBy({}), ORIGINS)).toBeNull();
    expect(findTransport(seenBy({}, { postMessage: jest.fn() }), [])).toBeNull();
    expect(findTransport(seenBy({ webkit: {} }), ORIGINS)).toBeNull();
  });
});
