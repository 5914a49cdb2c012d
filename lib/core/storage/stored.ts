import type { StoredAt } from './keys';
import { readShape, type Shape } from './shape';

// The values that this app stores in a browser. Storage can be forbidden or full: a value that it refuses lives as long as the page.

type Area = StoredAt['area'];

/** Values that the browser's storage refused, and what it held instead: once that changes, another tab has written later. */
const refused = {
  local: new Map<string, { text: string; held: string | null }>(),
  session: new Map<string, { text: string; held: string | null }>(),
};
/** The callbacks of a change, by key: no key is used in both areas. */
const listeners = new Map<string, Set<() => void>>();

/** The result of a storage call; undefined where it throws. */
function ask<Answer>(area: Area, question: (storage: Storage) => Answer): Answer | undefined {
  try {
    return question(area === 'local' ? localStorage : sessionStorage);
  } catch {
    return undefined;
  }
}

const notify = (key: string): void => listeners.get(key)?.forEach((listener) => listener());

/** A text under a key. */
export function storedText({ area, key }: StoredAt) {
  const readStorage = (): string | null => ask(area, (storage) => storage.getItem(key)) ?? null;

  const read = (): string | null => {
    const held = readStorage();
    const own = refused[area].get(key);
    return own?.held === held ? own.text : held;
  };

  /** Null removes it. @returns whether it outlives the page */
  const write = (text: string | null): boolean => {
    const held = readStorage();
    if (!refused[area].delete(key) && text === held) return true;
    const isStored = ask(area, (storage) => {
      if (text === null) storage.removeItem(key);
      else storage.setItem(key, text);
      return true;
    });
    if (!isStored && text !== null) refused[area].set(key, { text, held });
    notify(key);
    return isStored ?? false;
  };

  /** Calls back when another tab changes it. @returns how to stop that */
  const subscribeToOtherTabs = (listener: () => void): (() => void) => {
    const onStorage = (event: StorageEvent) => {
      // Without a key all of it was cleared.
      if (event.key === key || event.key === null) listener();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  };

  /** Calls back on changes here, in other tabs, and on return from the back/forward cache. @returns stops it */
  const subscribe = (listener: () => void): (() => void) => {
    const ofKey = listeners.get(key) ?? new Set();
    listeners.set(key, ofKey.add(listener));
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) listener();
    };
    const stop = subscribeToOtherTabs(listener);
    window.addEventListener('pageshow', onShow);
    return () => {
      ofKey.delete(listener);
      stop();
      window.removeEventListener('pageshow', onShow);
    };
  };
  return { read, write, subscribe, subscribeToOtherTabs };
}

/** A value of a shape under a key; `empty` is its value for none and for any other shape. */
export function stored<Value>({ shape, empty, ...at }: StoredAt & { shape: Shape<Value>; empty: Value }) {
  const { read, write, subscribe } = storedText(at);
  let known: { text: string | null; value: Value } = { text: null, value: empty };
  return {
    /** The same object until it changes. */
    read: (): Value => {
      const text = read();
      if (text !== known.text) known = { text, value: readShape(text ?? '', shape) ?? empty };
      return known.value;
    },
    write: (value: Value): boolean => write(JSON.stringify(value)),
    forget: (): void => void write(null),
    subscribe,
  };
}

/** All that is stored, by key; of a storage that is forbidden nothing. */
export function storedTexts(area: Area): Record<string, string> {
  return ask(area, (storage) => Object.fromEntries(Object.entries(storage)) as Record<string, string>) ?? {};
}

/** Removes the values of the matching keys, and tells who is subscribed to them. @returns those keys */
export function removeStored(area: Area, isGone: (key: string) => boolean): string[] {
  const keys = new Set([...refused[area].keys(), ...(ask(area, Object.keys) ?? [])]);
  const gone = [...keys].filter(isGone);
  for (const key of gone) {
    refused[area].delete(key);
    ask(area, (storage) => storage.removeItem(key));
  }
  gone.forEach(notify);
  return gone;
}
