import type { IntentKey } from '@/lib/core/storage/keys';
import { readShape, type Shape } from '@/lib/core/storage/shape';
import { documentSite } from '@/lib/core/site/document-site';
import { storedText } from '@/lib/core/storage/stored';
import type { Intent, PendingIntent } from './press-types';
import type { StoredIntents } from './press-runner';

/** As long as the platform remembers a key (contract rule 23), milliseconds. */
export const INTENT_LIFE_MS = 24 * 3600 * 1000;

/** The fields of every stored intent. */
interface StoredIntent {
  key: string;
  /** Milliseconds since the epoch. */
  startedAt: number;
  /** Of the page that began it. */
  site?: string;
  /** Its key was sent more than once, by any tab; intents that were stored before this member existed have none. */
  isRepeated?: true;
  /** Nothing of it has left the device: every attempt was made without network. */
  isUnsent?: true | undefined;
}

/** The states of a stored intent. */
type Turn<Body, Result> =
  { state: 'open'; body: Body } | { state: 'unsettled' | 'keyReused' } | { state: 'made'; made: Result };

/** How the intents of one kind are stored. */
interface IntentFormat<Stored extends StoredIntent, Body, Result> {
  storageKey: IntentKey;
  /** Of more than these the oldest whose outcome is known leave. */
  maxIntents: number;
  /** For how long the outcome of one is worth asking for, milliseconds; else as long as the platform remembers its key. */
  lifeMs?: number;
  /** For how long one that has not left the device is still to be sent, milliseconds; else as long as any other. */
  unsentLifeMs?: number;
  shape: Shape<Stored>;
  read: (stored: Stored) => Intent<Body, Result>;
  create: (subject: string, body: Body, startedAt: number) => Stored;
  /** The members that change. */
  change: (turn: Turn<Body, Result>) => Partial<Stored>;
}

/** The last intent of each subject in local storage, or in memory if storage refuses. */
export function intentStore<Stored extends StoredIntent, Body, Result>({
  storageKey,
  maxIntents,
  lifeMs = INTENT_LIFE_MS,
  unsentLifeMs = lifeMs,
  shape,
  read,
  create,
  change,
}: IntentFormat<Stored, Body, Result>) {
  const text = storedText({ area: 'local', key: storageKey });

  /** Intents read from storage: those that are unreadable or too old are dropped. */
  const parse = (stored: string | null, nowMs: number): Stored[] => {
    const values = stored === null ? null : readShape(stored, Array.isArray as Shape<unknown[]>);
    return (values ?? []).filter(
      (value): value is Stored => shape(value) && nowMs - value.startedAt < lifeMs,
    );
  };
  const all = (): Stored[] => parse(text.read(), Date.now());
  /** Still stored, so that it is not mistaken for new, but neither sent nor announced. */
  const isLapsed = (stored: Stored): boolean =>
    stored.isUnsent === true &&
    read(stored).state === 'open' &&
    Date.now() - stored.startedAt >= unsentLifeMs;
  const isKnown = (stored: Stored): boolean => !['open', 'unsettled'].includes(read(stored).state);
  const write = (intents: Stored[]): void => {
    const surplus = Math.max(0, intents.length - maxIntents);
    const leaving = intents.filter(isKnown).slice(0, surplus);
    text.write(JSON.stringify(intents.filter((stored) => !leaving.includes(stored))));
  };
  const siteOf = ({ site }: Stored) => (site ? { site } : {});
  const toPending = (stored: Stored): PendingIntent<Body> => {
    const { subject, key, body } = read(stored);
    const intent = { subject, key, body, state: 'open' } as const;
    return { ...intent, ...siteOf(stored), ...(stored.isUnsent ? { isUnsent: true } : {}) };
  };
  const findLast = (isWanted: (stored: Stored) => boolean): Stored | null => all().findLast(isWanted) ?? null;
  const findStored = (subject: string) => findLast((stored) => read(stored).subject === subject);
  const update = (isWanted: (stored: Stored) => boolean, part: Partial<Stored>): void => {
    const intents = all();
    if (intents.some(isWanted))
      write(intents.map((stored) => (isWanted(stored) ? { ...stored, ...part } : stored)));
  };

  return {
    parse,
    /** The newest of which that is true. */
    findLast,
    /** The last one of a subject, as it is stored. */
    findStored,
    /** Changes those of which that is true; writes nothing where there is none. */
    update,
    find: (subject: string) => {
      const found = findStored(subject);
      return found && !isLapsed(found) ? { ...read(found), ...siteOf(found) } : null;
    },
    /** The newest that is still repeated, of that subject or of any. */
    findOpen: (subject?: string) => {
      const found = findLast((stored) => {
        const intent = read(stored);
        return (
          intent.state === 'open' &&
          !isLapsed(stored) &&
          (subject === undefined || intent.subject === subject)
        );
      });
      return found && toPending(found);
    },
    /** Stores an intent before it is sent. An open one keeps its body; an unsettled one reopens with this body. */
    begin: (subject: string, body: Body) => {
      const last = findStored(subject);
      const before = last && !isLapsed(last) ? last : null;
      const state = before && read(before).state;
      if (before && state === 'unsettled') {
        const again = change({ state: 'open', body });
        update(({ key }) => key === before.key, again);
        return toPending({ ...before, ...again });
      }
      const site = documentSite();
      const begun = { ...create(subject, body, Date.now()), ...(site ? { site } : {}) };
      if (before && (state === 'open' || before.key === begun.key)) return toPending(before);
      write([...all().filter((stored) => read(stored).subject !== subject), begun]);
      return toPending(begun);
    },
    settle: (key: string, made: Result) =>
      update((stored) => stored.key === key, change({ state: 'made', made })),
    /** It stays stored: the next press must know that something may have been made under its key. */
    giveUp: (key: string, state: 'unsettled' | 'keyReused') =>
      update((stored) => stored.key === key && read(stored).state === 'open', change({ state })),
    noteRepetition: (key: string) =>
      update((stored) => stored.key === key, { isRepeated: true } as Partial<Stored>),
    wasRepeated: (key: string) => findLast((stored) => stored.key === key)?.isRepeated === true,
    noteUnsent: (key: string, isUnsent: boolean) =>
      update((stored) => stored.key === key, { isUnsent: isUnsent ? true : undefined } as Partial<Stored>),
    isUnsent: (key: string) => findLast((stored) => stored.key === key)?.isUnsent === true,
    /** Nothing was made under the key, and nothing will be. */
    drop: (key: string) => write(all().filter((stored) => stored.key !== key)),
    subscribe: text.subscribeToOtherTabs,
    /** Calls back when they change, here or in another tab. @returns how to stop that */
    watch: text.subscribe,
  } satisfies StoredIntents<Body, Result> & Record<string, unknown>;
}
