import type { IntentKey } from '@/lib/storage/keys';
import { readShape, type Shape } from '@/lib/storage/shape';
import { storedText } from '@/lib/storage/stored';

/** As long as the platform remembers a key (contract rule 23), milliseconds. */
export const INTENT_LIFE_MS = 24 * 3600 * 1000;

/** What every stored intent has. */
interface StoredIntent {
  key: string;
  /** Milliseconds since the epoch. */
  startedAt: number;
}

/**
 * The intents of one kind in local storage, where a reload, another tab or a return finds them. Where storage takes nothing
 * they live as long as the page.
 * @param maxKept the oldest leave first
 */
export function intentStore<Intent extends StoredIntent>(
  storageKey: IntentKey,
  maxKept: number,
  isIntent: Shape<Intent>,
) {
  const text = storedText({ area: 'local', key: storageKey });

  /** Intents read from storage: those that are unreadable or too old are dropped. */
  const parse = (stored: string | null, nowMs: number): Intent[] => {
    const values = stored === null ? null : readShape(stored, Array.isArray as Shape<unknown[]>);
    return (values ?? []).filter(
      (value): value is Intent => isIntent(value) && nowMs - value.startedAt < INTENT_LIFE_MS,
    );
  };
  const read = (): Intent[] => parse(text.read(), Date.now());
  const write = (intents: Intent[]): void => void text.write(JSON.stringify(intents.slice(-maxKept)));

  return {
    parse,
    /** The newest intent of which that is true. */
    findLast: (isWanted: (intent: Intent) => boolean): Intent | null => read().findLast(isWanted) ?? null,
    /** Adds an intent as the newest, in place of those that it makes needless. */
    add: (intent: Intent, isNeedless: (other: Intent) => boolean = () => false): void =>
      write([...read().filter((other) => !isNeedless(other)), intent]),
    /** Changes the intents of which that is true; writes nothing where there is none. */
    update: (isWanted: (intent: Intent) => boolean, change: Partial<Intent>): void => {
      const intents = read();
      if (intents.some(isWanted))
        write(intents.map((intent) => (isWanted(intent) ? { ...intent, ...change } : intent)));
    },
    /** Nothing was made under the key, and nothing will be. */
    drop: (key: string): void => write(read().filter((intent) => intent.key !== key)),
    /** Calls back when another tab changes the intents. @returns how to stop that */
    subscribe: (listener: () => void): (() => void) => {
      const onStorage = (event: StorageEvent) => {
        if (event.key === storageKey) listener();
      };
      window.addEventListener('storage', onStorage);
      return () => window.removeEventListener('storage', onStorage);
    },
  };
}
